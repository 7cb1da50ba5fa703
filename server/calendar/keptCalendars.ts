/**
 * Whole calendars, kept in memory as long as their stamp stands: every change raises it, so a kept one is either what
 * the database has or is not used. Nothing is invalidated by hand.
 */
import type { Id } from '../../domain/basics/ids.ts';
import type { Store } from '../store/database.ts';
import { inSnapshot } from '../store/inSnapshot.ts';
import { LastUsed } from '../store/lastUsed.ts';
import { shareReading } from '../store/shareReading.ts';
import { readCalendar, stampQuery, toStamped, type Calendar, type StampRow } from './readCalendar.ts';

/** Some 2 KB each. */
const mostRows = 20_000;

export type KeptCalendars = {
  /** With everything that was committed before the call; null for a teacher who does not exist. */
  of(teacherId: Id): Promise<Calendar | null>;
};

export function keepCalendars(store: Pick<Store, 'db' | 'pool'>): KeptCalendars {
  const kept = new LastUsed<Id, Calendar>(mostRows);
  const underWay = new Map<Id, { stamp: string; calendar: Promise<Calendar | null> }>();
  const { sql } = stampQuery(store.db, '').compile();

  const stampNow = shareReading(async (teacherId: Id) => {
    // By name: PostgreSQL plans it once for each connection, which is most of what so small a query costs.
    const asked = { name: 'stamp', text: sql, values: [teacherId] };
    const [row] = (await store.pool.query<StampRow>(asked)).rows;
    return row ? toStamped(row) : null;
  });

  async function read(teacherId: Id): Promise<Calendar | null> {
    const calendar = await inSnapshot(store, (transaction) => readCalendar(transaction, teacherId, null));
    if (calendar) kept.set(teacherId, calendar, calendar.rows.length + 1);
    return calendar;
  }

  return {
    async of(teacherId) {
      const teacher = await stampNow(teacherId);
      if (!teacher) return null;
      const known = kept.get(teacherId);
      if (known?.stamp === teacher.stamp) return known;
      // One who saw this stamp has begun to read: what is read is of this moment or later.
      const begun = underWay.get(teacherId);
      if (begun?.stamp === teacher.stamp) return begun.calendar;
      const reading = { stamp: teacher.stamp, calendar: read(teacherId) };
      underWay.set(teacherId, reading);
      try {
        return await reading.calendar;
      } finally {
        if (underWay.get(teacherId) === reading) underWay.delete(teacherId);
      }
    },
  };
}
