/**
 * Calendars and parts of them, cached as long as their stamp is the same: every change raises it, so a cached one
 * either equals the database or is not used. Nothing is invalidated by hand.
 */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Store } from '../../db/database.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import { LastUsed } from '../../basics/lruCache.ts';
import { shareReading } from '../../basics/shareReading.ts';
import { nameOfPart, wholeCalendar, type CalendarPart } from './calendarPart.ts';
import { readCuts, type CalendarCuts } from './readCuts.ts';
import { readPart, stampQuery, toStamped, type Calendar, type StampRow } from './readCalendar.ts';

/** About 2 KB each. */
const mostRows = 20_000;

/** Parts drift from their size with each change; wherever the cuts are, the parts make up the whole calendar. */
const mostChangesSinceCut = 20;

export type KeptCalendars = {
  /** The current stamp of a calendar, without reading it; null for a teacher who does not exist. */
  stampOf(teacherId: Id): Promise<string | null>;
  /** Includes everything that was committed before the call; null for a teacher who does not exist. */
  of(teacherId: Id, part?: CalendarPart): Promise<Calendar | null>;
  /** Where to cut the calendar into parts that are quick to read, and its revision before any of them is read. */
  cutsOf(teacherId: Id): Promise<CalendarCuts | null>;
};

export function keepCalendars(store: Pick<Store, 'db' | 'pool'>): KeptCalendars {
  const { sql } = stampQuery(store.db, '').compile();

  const stampNow = shareReading(async (teacherId: Id) => {
    // As a named statement: PostgreSQL plans it once for each connection, and planning is most of the cost of so small a query.
    const asked = { name: 'stamp', text: sql, values: [teacherId] };
    const [row] = (await store.pool.query<StampRow>(asked)).rows;
    return row ? toStamped(row) : null;
  });

  const calendars = whileStamped((teacherId) => stampNow(teacherId));
  const kept = new LastUsed<Id, CalendarCuts>(mostRows);

  async function cutsOf(teacherId: Id): Promise<CalendarCuts | null> {
    const teacher = await stampNow(teacherId);
    if (!teacher) return null;
    const { revision } = teacher;
    const known = kept.get(teacherId);
    if (known && Math.abs(revision - known.revision) < mostChangesSinceCut)
      return { revision, cuts: known.cuts };
    const cut = await inSnapshot(store, (transaction) => readCuts(transaction, teacherId));
    if (cut) kept.set(teacherId, cut, cut.cuts.length + 1);
    return cut;
  }

  return {
    stampOf: async (teacherId) => (await stampNow(teacherId))?.stamp ?? null,
    of: (teacherId, part = wholeCalendar) =>
      calendars(teacherId, nameOfPart(part), () =>
        inSnapshot(store, (transaction) => readPart(transaction, teacherId, part)),
      ),
    cutsOf,
  };
}

type Read = () => Promise<Calendar | null>;

/** Returns what was read under a stamp as long as the stamp is the same, and reads once for all who ask meanwhile. */
function whileStamped(
  stampNow: (teacherId: Id) => Promise<{ stamp: string } | null>,
): (teacherId: Id, name: string, read: Read) => Promise<Calendar | null> {
  const kept = new LastUsed<string, Calendar>(mostRows);
  const underWay = new Map<string, { stamp: string; calendar: Promise<Calendar | null> }>();

  return async (teacherId, name, read) => {
    const teacher = await stampNow(teacherId);
    if (!teacher) return null;
    const key = `${teacherId} ${name}`;
    const known = kept.get(key);
    if (known?.stamp === teacher.stamp) return known;
    // Somebody who saw this stamp has started to read: the result is of this moment or later.
    const begun = underWay.get(key);
    if (begun?.stamp === teacher.stamp) return begun.calendar;
    const reading = { stamp: teacher.stamp, calendar: read() };
    underWay.set(key, reading);
    try {
      const calendar = await reading.calendar;
      if (calendar) kept.set(key, calendar, calendar.rows.length + 1);
      return calendar;
    } finally {
      if (underWay.get(key) === reading) underWay.delete(key);
    }
  };
}
