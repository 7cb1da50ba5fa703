/** What a change of prices comes to: lessons whose price is another one, what was and what will be asked for them. */
import { dayOf, type Day } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { firstMoment } from '../../../domain/calendar/firstMoment.ts';
import { isPaid, lessonsBetween, type Held, type Lesson } from '../../../domain/calendar/lesson.ts';
import { parseRule } from '../../../domain/calendar/recurrence.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { noticeOfNewRatesDays } from '../../../domain/people/contract.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { withRows } from '../../lib/lessons/ghosts.ts';

export type PriceEffect = {
  lessons: number;
  beforeMinor: number;
  afterMinor: number;
  /** How many of the lessons have been held already. */
  held: number;
  /** The last day that is counted, where a series goes on without an end. */
  countedTo: Day | null;
  /** How many lessons ahead change sooner than the contract's notice allows, and from which day a new price may hold. */
  sooner: { lessons: number; mayHoldFrom: Day } | null;
  /** Meetings that take over another name of their subject. */
  renamed: number;
};

const dayMs = 86_400_000;
/** Of a series without end so much is counted, from its first lesson that changes. */
const endlessMs = 28 * dayMs;
/** So far ahead that first lesson is looked for; whatever ends, ends within the years that a rule may give. */
const aheadMs = 400 * dayMs;
const wholeMs = 10 * 366 * dayMs;

type Priced = { startMs: number; heads: number; beforeMinor: number; afterMinor: number; isEndless: boolean };

export function priceEffect(
  held: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  { nowMs, zone }: { nowMs: number; zone: string },
): PriceEffect {
  const priced = pricedLessons(held, rows, nowMs);
  const ahead = priced.filter(({ startMs }) => startMs > nowMs);
  const endless = ahead.filter(({ isEndless }) => isEndless).map(({ startMs }) => startMs);
  const countedToMs = endless.length === 0 ? Infinity : Math.min(...endless) + endlessMs;
  const counted = priced.filter(({ isEndless, startMs }) => !isEndless || startMs < countedToMs);
  const total = (of: 'beforeMinor' | 'afterMinor'): number =>
    counted.reduce((sum, lesson) => sum + lesson[of] * lesson.heads, 0);
  const noticeMs = nowMs + noticeOfNewRatesDays * dayMs;
  const sooner = ahead.filter(({ startMs }) => startMs < noticeMs).length;
  return {
    lessons: counted.length,
    beforeMinor: total('beforeMinor'),
    afterMinor: total('afterMinor'),
    held: counted.filter(({ startMs }) => startMs <= nowMs).length,
    countedTo: countedToMs === Infinity ? null : dayOf(toWall(countedToMs - 1, zone)),
    sooner: sooner === 0 ? null : { lessons: sooner, mayHoldFrom: dayOf(toWall(noticeMs, zone)) },
    renamed: rows.filter(
      ({ before, after: row }) =>
        before?.kind === 'meeting' && row?.kind === 'meeting' && before.subject !== row.subject,
    ).length,
  };
}

const addressOf = ({ meeting, slot }: Lesson): string => `${meeting.seriesId} ${slot}`;

const isEndless = ({ meeting }: Held): boolean => {
  const rule = meeting.rrule === null ? null : parseRule(meeting.rrule);
  return rule !== null && rule.count === null && rule.until === null;
};

/** Every lesson that is not paid and whose price becomes another. */
function pricedLessons(
  held: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  nowMs: number,
): Priced[] {
  const series = new Set(
    rows.flatMap(({ before, after }) =>
      [before, after].flatMap((row) => (row?.kind === 'meeting' ? [row.seriesId] : [])),
    ),
  );
  const touched = (all: readonly MeetingWithOccurrences[]): MeetingWithOccurrences[] =>
    all.filter(({ meeting }) => series.has(meeting.seriesId));
  const lessonsOf = (each: Held): Lesson[] =>
    lessonsBetween(each, firstMoment(each), nowMs + (isEndless(each) ? aheadMs : wholeMs));
  const after = new Map(
    touched(withRows(held, rows))
      .flatMap(lessonsOf)
      .map((lesson) => [addressOf(lesson), lesson]),
  );
  return touched(held).flatMap((each) =>
    lessonsOf(each).flatMap((lesson): Priced[] => {
      const then = after.get(addressOf(lesson));
      if (!then || then.costMinor === lesson.costMinor || isPaid(lesson)) return [];
      const { startMs, costMinor: beforeMinor, meeting } = lesson;
      const heads = meeting.attendees.length;
      return [{ startMs, heads, beforeMinor, afterMinor: then.costMinor, isEndless: isEndless(each) }];
    }),
  );
}
