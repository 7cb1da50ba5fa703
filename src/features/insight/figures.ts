/** The figures of a month or a year, with those of the one that it is compared with. */
import { addDays, dayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import {
  comparedUntil,
  monthSpan,
  statisticsOf,
  yearSpan,
  type Span,
  type Statistics,
  type StatisticsFacts,
} from '../../../domain/money/statistics.ts';

export const statsViews = ['month', 'year'] as const;
export type StatsView = (typeof statsViews)[number];

/** A month is held against the one before it, or against the same one a year ago. */
export const rivals = ['before', 'yearAgo'] as const;
export type Rival = (typeof rivals)[number];

export type Figures = {
  view: StatsView;
  /** A day within it, which names it. */
  day: Day;
  against: Rival;
  now: Statistics;
  /** The same days of the month or the year that it is held against. */
  sameDays: Statistics;
  /** All of it, for its bars. */
  whole: Statistics;
  earlierDay: Day;
};

const spanOf = (view: StatsView, day: Day, weekStart: number): { span: Span; buckets: Span[] } =>
  view === 'month' ? monthSpan(day, weekStart) : yearSpan(day);

/** The month or the year that lies so many before or after. */
export function shifted(view: StatsView, day: Day, by: number): Day {
  const months =
    Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by * (view === 'month' ? 1 : 12);
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

export const rivalDay = (view: StatsView, day: Day, against: Rival): Day =>
  shifted(against === 'yearAgo' ? 'year' : view, day, -1);

export function figuresOf(
  facts: StatisticsFacts,
  { view, day, against, weekStart }: { view: StatsView; day: Day; against: Rival; weekStart: number },
): Figures {
  const { span, buckets } = spanOf(view, day, weekStart);
  const earlierDay = rivalDay(view, day, against);
  const earlier = spanOf(view, earlierDay, weekStart);
  const thenMs = comparedUntil({ span, nowMs: facts.nowMs }, earlier.span, facts.zone);
  return {
    view,
    day,
    against,
    earlierDay,
    now: statisticsOf(facts, span, buckets),
    sameDays: statisticsOf({ ...facts, nowMs: thenMs }, earlier.span, earlier.buckets),
    whole: statisticsOf(facts, earlier.span, earlier.buckets),
  };
}

/** The last day that it speaks of: today, while it goes on. */
export function lastDayOf({ now: { span } }: Figures, today: Wall): Day {
  const last = addDays(span.until, -1);
  return last < dayOf(today) ? last : dayOf(today);
}
