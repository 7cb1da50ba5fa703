/** The requested part of a calendar: a period of time, or whole series between two ids, so that each series comes once. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Which } from './rows/readMeetings.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { forEver } from './rows/reach.ts';

export type CalendarPart = {
  /** Milliseconds: what takes place in [fromMs, untilMs); null means no bound. */
  fromMs: number | null;
  untilMs: number | null;
  /** Series whose id is greater than `after` and not greater than `upTo`. */
  after: Id | null;
  upTo: Id | null;
};

/** As in the arguments of the query. */
export type PartAsked = { [Name in 'from' | 'to' | 'after' | 'upTo']?: unknown };

/** null for invalid arguments: not a moment, or an end before its start. */
export function partOf({ from, to, after, upTo }: PartAsked): CalendarPart | null {
  const fromMs = from == null ? null : momentOf(from);
  const untilMs = to == null ? null : momentOf(to);
  if (fromMs === undefined || untilMs === undefined) return null;
  if (fromMs !== null && untilMs !== null && fromMs >= untilMs) return null;
  for (const id of [after, upTo]) if (id != null && !(typeof id === 'string' && isStoredId(id))) return null;
  return {
    fromMs,
    untilMs,
    after: (after as Id | undefined) ?? null,
    upTo: (upTo as Id | undefined) ?? null,
  };
}

// A bound further away than any lesson is the same as none.
const furthestMs = 8e15;

function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^(0|-?[1-9]\d{0,15})$/.test(value)) return undefined;
  const ms = Number(value);
  return Math.abs(ms) <= furthestMs ? ms : undefined;
}

/** The whole calendar. */
export const wholeCalendar: CalendarPart = { fromMs: null, untilMs: null, after: null, upTo: null };

export const nameOfPart = ({ fromMs, untilMs, after, upTo }: CalendarPart): string =>
  [fromMs, untilMs, after, upTo].join(' ');

/** By the reach of the rows, which is wider by days than their lessons; `isIn` checks exactly. */
export function whichOf({ fromMs, untilMs, after, upTo }: CalendarPart): Which {
  const isTimed = fromMs !== null || untilMs !== null;
  return {
    ...(isTimed
      ? { seriesIn: { from: wallOf(fromMs) ?? '0000-01-01T00:00', until: wallOf(untilMs) ?? forEver } }
      : {}),
    ...(after === null ? {} : { seriesAfter: after }),
    ...(upTo === null ? {} : { seriesUpTo: upTo }),
  };
}

// The wall times of all zones are within the margin of every reach.
const wallOf = (ms: number | null): string | null => (ms === null ? null : toWall(ms, 'UTC'));

/** A single lesson is in the period or not; a series always comes whole, because its numbers count all of its lessons. */
export function isIn({ fromMs, untilMs }: CalendarPart, held: MeetingWithOccurrences): boolean {
  if (held.meeting.rrule !== null || held.meeting.seriesId !== held.meeting.id) return true;
  return lessonsBetween(held, fromMs ?? -furthestMs, untilMs ?? furthestMs, { cancelled: true }).length > 0;
}
