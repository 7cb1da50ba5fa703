/**
 * Whole calendars, kept in memory as long as their teacher's revision stands: every change raises it, so a kept one is
 * either what the database has or is not used.
 */
import type { Id } from '../../domain/basics/ids.ts';
import type { Store } from '../store/database.ts';
import { inSnapshot } from '../store/inSnapshot.ts';
import { readCalendar, type Calendar } from './readCalendar.ts';

/** Some 2 KB each. */
const mostRows = 20_000;

export type KeptCalendars = {
  /** null for a teacher who does not exist. */
  of(teacherId: Id): Promise<Calendar | null>;
};

export function keepCalendars(store: Pick<Store, 'db'>): KeptCalendars {
  // In the order of last use.
  const kept = new Map<Id, { revision: number; currency: string; calendar: Promise<Calendar | null> }>();
  const rowsOf = new WeakMap<Promise<Calendar | null>, number>();

  function forgetOldest(): void {
    let rows = 0;
    for (const [teacherId, { calendar }] of [...kept].toReversed()) {
      rows += rowsOf.get(calendar) ?? 0;
      if (rows > mostRows) kept.delete(teacherId);
    }
  }

  function read(teacherId: Id): Promise<Calendar | null> {
    const calendar = inSnapshot(store, (transaction) => readCalendar(transaction, teacherId, null));
    calendar.then(
      (whole) => {
        rowsOf.set(calendar, whole?.rows.length ?? 0);
        forgetOldest();
      },
      () => {
        if (kept.get(teacherId)?.calendar === calendar) kept.delete(teacherId);
      },
    );
    return calendar;
  }

  return {
    async of(teacherId) {
      const teacher = await store.db
        .selectFrom('app.teachers')
        .select(['revision', 'currency'])
        .where('teacher_id', '=', teacherId)
        .executeTakeFirst();
      if (!teacher) return null;
      const known = kept.get(teacherId);
      const stands = known?.revision === teacher.revision && known.currency === teacher.currency;
      const calendar = known && stands ? known.calendar : read(teacherId);
      kept.delete(teacherId);
      kept.set(teacherId, { ...teacher, calendar });
      return calendar;
    },
  };
}
