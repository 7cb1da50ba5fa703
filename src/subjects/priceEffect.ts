/** What a change of prices comes to: lessons whose price is another one, what was and what will be asked for them. */
import { firstMoment } from '../../domain/calendar/firstMoment.ts';
import { isPaid, lessonsBetween, type Held, type Lesson } from '../../domain/calendar/lesson.ts';
import type { RowChange } from '../../domain/rows.ts';
import { withRows } from '../calendar/ghosts.ts';
import type { MeetingWithOccurrences } from '../../domain/facts.ts';

export type PriceEffect = {
  lessons: number;
  beforeMinor: number;
  afterMinor: number;
  /** Meetings that take over another name of their subject. */
  renamed: number;
};

/** A series without end is told by its coming four weeks. */
export const aheadMs = 28 * 86_400_000;

const addressOf = ({ meeting, slot }: Lesson): string => `${meeting.seriesId} ${slot}`;

export function priceEffect(
  held: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  nowMs: number,
): PriceEffect {
  const series = new Set(
    rows.flatMap(({ before, after }) =>
      [before, after].flatMap((row) => (row?.kind === 'meeting' ? [row.seriesId] : [])),
    ),
  );
  const touched = (all: readonly MeetingWithOccurrences[]): MeetingWithOccurrences[] =>
    all.filter(({ meeting }) => series.has(meeting.seriesId));
  const lessonsOf = (all: readonly Held[]): Lesson[] =>
    all.flatMap((each) => lessonsBetween(each, firstMoment(each), nowMs + aheadMs));
  const after = new Map(
    lessonsOf(touched(withRows(held, rows))).map((lesson) => [addressOf(lesson), lesson]),
  );
  const effect: PriceEffect = { lessons: 0, beforeMinor: 0, afterMinor: 0, renamed: 0 };
  for (const lesson of lessonsOf(touched(held))) {
    const then = after.get(addressOf(lesson));
    if (!then || then.costMinor === lesson.costMinor || isPaid(lesson)) continue;
    const heads = lesson.meeting.attendees.length;
    effect.lessons++;
    effect.beforeMinor += lesson.costMinor * heads;
    effect.afterMinor += then.costMinor * heads;
  }
  effect.renamed = rows.filter(
    ({ before, after: row }) =>
      before?.kind === 'meeting' && row?.kind === 'meeting' && before.subject !== row.subject,
  ).length;
  return effect;
}
