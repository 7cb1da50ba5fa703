/** A day, an hour, a stretch, a length and a rule, as the words of time of one sentence say them together. */
import type { ClockRef, DayRef, TimeReading } from '../grammar/time/readings.ts';
import type { Entity } from '../kernel/interpretation.ts';

export type Stretch = Extract<TimeReading, { kind: 'interval' }>;

export type When = {
  items: Entity[];
  day?: DayRef;
  /** Days beyond the first ("the 3rd and the 10th"). */
  moreDays: DayRef[];
  clock?: ClockRef;
  /** Hours beyond the first: which of them is meant is not certain. */
  moreClocks: ClockRef[];
  endClock?: ClockRef;
  /** A stretch of days or a part of one: "next week", "tomorrow morning", "until Friday". */
  stretch?: Stretch;
  minutes?: number;
  calendar?: { unit: 'day' | 'week' | 'month' | 'year'; count: number };
  recurrence?: Extract<TimeReading, { kind: 'recurrence' }>;
  /** Hours were said that belong to no one day of those said: "next week after 5". */
  apart?: true;
  /** Where they are of each day of the stretch, as minutes of the day; of those with one end alone it is asked. */
  hours?: { from: number; to: number; isOpen?: true };
};
