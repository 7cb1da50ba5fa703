/** The stretch of the calendar that decides whether a change may stand: around the lessons that have new times. */
import { minutesOf, minutesPerDay } from '../../basics/wallTime.ts';
import { minutesToMs } from '../../basics/zones.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import type { RowChange } from '../../kernel/rows.ts';
import { lastSlot } from '../expand.ts';
import { firstMoment } from '../firstMoment.ts';
import { searchDays } from '../availability/freeSlots.ts';
import { newTimes } from './judgeConflicts.ts';
import type { Held } from '../lesson.ts';

const dayMs = 86_400_000;

/** untilMs null: for ever. null where no lesson has a new time. */
export type JudgedSpan = { fromMs: number; untilMs: number | null };

export function conflictWindow(
  touched: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  nowMs: number,
  placesToo = false,
): JudgedSpan | null {
  const spans = touched.flatMap((held): JudgedSpan[] => {
    const news = newTimes(held, rows, placesToo);
    if (news === 'none') return [];
    if (news === 'all') return [{ fromMs: firstMoment(held), untilMs: lastMoment(held) }];
    return news.map(({ startMs, endMs }) => ({ fromMs: startMs, untilMs: endMs }));
  });
  if (spans.length === 0) return null;
  const first = Math.min(...spans.map(({ fromMs }) => fromMs));
  const ends = spans.map(({ untilMs }) => untilMs ?? Infinity);
  // Where the change may not stand, free hours are offered around it, from now on.
  const reachMs = (searchDays + 1) * dayMs;
  const fromMs = Math.min(first, Math.max(nowMs, first - reachMs));
  const untilMs = Math.max(...ends) + reachMs;
  // A day early: a long lesson may reach into the first of these.
  return { fromMs: fromMs - dayMs, untilMs: untilMs === Infinity ? null : untilMs };
}

/** The latest moment at which a meeting has a lesson; null for a series without end. */
function lastMoment({ meeting, occurrences }: Held): number | null {
  const last = meeting.rrule === null ? meeting.start : lastSlot(meeting);
  if (last === null) return null;
  const starts = [last, ...occurrences.map(({ own, slot }) => own.start ?? slot)].map(minutesOf);
  const longest = Math.max(meeting.minutes, ...occurrences.map(({ own }) => own.minutes ?? 0));
  return minutesToMs(Math.max(...starts) + Math.max(longest, minutesPerDay), meeting.zone);
}
