/** The part of a calendar that is asked for: a stretch of time, or whole series between two ids, which come in some order once each. */
import type { Id } from '../../domain/basics/ids.ts';
import { toWall } from '../../domain/basics/zones.ts';
import { lessonsBetween } from '../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../domain/calendar/occurrence.ts';
import type { Which } from '../store/rows/readMeetings.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { forEver } from './reach.ts';

export type CalendarPart = {
  /** Milliseconds: what takes place in [fromMs, untilMs); null is without that end. */
  fromMs: number | null;
  untilMs: number | null;
  /** Series whose id is greater than `after` and not greater than `upTo`. */
  after: Id | null;
  upTo: Id | null;
};

/** As a question has it. */
export type PartAsked = { [Name in 'from' | 'to' | 'after' | 'upTo']?: unknown };

/** null for what is no part: a moment that is none, or an end before its start. */
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

// What lies further away than any lesson can is the same as no bound.
const furthestMs = 8e15;

function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^(0|-?[1-9]\d{0,15})$/.test(value)) return undefined;
  const ms = Number(value);
  return Math.abs(ms) <= furthestMs ? ms : undefined;
}

/** All of it. */
export const wholeCalendar: CalendarPart = { fromMs: null, untilMs: null, after: null, upTo: null };

export const nameOfPart = ({ fromMs, untilMs, after, upTo }: CalendarPart): string =>
  [fromMs, untilMs, after, upTo].join(' ');

/** By the reach of the rows, which is wider than what they give by days; `isIn` looks closer. */
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

// The walls of all zones lie within the margin that every reach has.
const wallOf = (ms: number | null): string | null => (ms === null ? null : toWall(ms, 'UTC'));

/** A single lesson takes place in the stretch or does not; a series comes whole, for it is numbered by all of its lessons. */
export function isIn({ fromMs, untilMs }: CalendarPart, held: MeetingWithOccurrences): boolean {
  if (held.meeting.rrule !== null || held.meeting.seriesId !== held.meeting.id) return true;
  return lessonsBetween(held, fromMs ?? -furthestMs, untilMs ?? furthestMs, { cancelled: true }).length > 0;
}
