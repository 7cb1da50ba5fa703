/** The values that words become and rules combine. Each name is a category a pattern can ask for with '@name'. */
import type { PartOfDay } from './readings.ts';
import type { DayNumber, Moment } from './days.ts';

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'weekend';
type Grain = 'minute' | 'hour' | 'part' | 'day' | 'week' | 'month' | 'year';

/** A day, already placed on the calendar by the conventions. */
export type DayValue = {
  n: DayNumber;
  weekday?: number;
  which?: 'bare' | 'this' | 'next' | 'last' | 'coming';
  open?: 'year' | 'month' | 'week';
  other?: DayNumber;
  /** Understood only beside other words: "the 5", "may". */
  latent?: boolean;
  /** A weekday and a date that do not agree: one of the two is a slip. */
  apart?: true;
  /** Counted from the day that was named before it: "and the day after". */
  beside?: -1 | 1;
  /** The beginning, middle or end of a longer stretch: "the end of June". */
  edge?: boolean;
};

export type ClockValue = {
  /** From midnight; 24 × 60 and above lie in the night after the named day. */
  minute: number;
  open: boolean;
  part?: PartOfDay;
  grain: 'minute' | 'hour';
  /** Written without a colon ("1030"): beside a price it may be none. */
  compact?: boolean;
  latent?: boolean;
};

export type IntervalValue = {
  start?: Moment;
  end?: Moment;
  grain: Grain;
  clockOnly?: boolean;
  open?: 'before' | 'by' | 'until' | 'after' | 'since' | 'from';
  startClock?: ClockValue;
  endClock?: ClockValue;
  day?: DayValue;
  part?: PartOfDay;
  latent?: boolean;
};

export type DurationValue = {
  months: number;
  days: number;
  minutes: number;
  grain: Grain;
  latent?: boolean;
  /** Said with its "for", which in Hebrew is its "to" as well: no part of a length before it. */
  led?: true;
};

export type RecurValue = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY' | 'HOURLY' | 'MINUTELY';
  interval: number;
  /** 'MO', '1SU', '-1FR' */
  byday?: string[];
  bymonthday?: number[];
  bymonth?: number[];
  bysetpos?: number[];
  count?: number;
  /** How many weeks it goes on: with n weekdays that is n × weeks occurrences. */
  weeks?: number;
  until?: DayNumber;
  start?: DayNumber;
  clock?: ClockValue;
  endClock?: ClockValue;
  minutes?: number;
  part?: PartOfDay;
  except?: DayNumber[];
  latent?: boolean;
};

export type Values = {
  /** A cardinal; `digits` as typed when it was written in figures. */
  num: { n: number; digits?: string };
  /** A cardinal whose form cannot name an hour (Hebrew masculine and construct forms). */
  cardinal: { n: number };
  /** A letter that may stand for a weekday (Hebrew א׳ to ש׳); `marked` when its geresh was written. */
  letter: { w: number; marked?: boolean };
  /** An ordinal that may also be a weekday's name (Hebrew). */
  rank: { n: number };
  /** An ordinal; `figures` when written "15th". */
  ord: { n: number; figures?: boolean };
  /** "4th and 10th" */
  ords: { list: number[] };
  /** Weekdays by number: "first and third Friday", as RRULE's 1FR, 3FR. */
  nth: { byday: string[] };
  weekday: { w: number; /** An everyday word too: sun, sat, wed. */ weak?: boolean };
  /** Several weekdays, or one said in the plural: "Mondays and Thursdays". */
  weekdays: { days: number[]; plural?: boolean; /** "Sunday to Thursday" */ range?: boolean };
  month: { m: number; latent?: boolean };
  year: { y: number };
  unit: { unit: Unit; plural?: boolean };
  /** A part of the day by itself: "morning"; `from`/`to` in minutes when the words narrow it ("early morning"). */
  part: { part: PartOfDay; from: number; to: number; plural?: boolean };
  /** am or pm */
  half: { pm: boolean };
  day: DayValue;
  clock: ClockValue;
  /** A day and an hour. */
  instant: { day: DayValue; clock: ClockValue };
  /** A moment that the arithmetic of now gives: "in two hours". */
  moment: { at: Moment };
  /** A week, month, year or weekend on the calendar. */
  period: IntervalValue;
  /** A part of a certain day: "tomorrow morning". */
  daypart: IntervalValue;
  /** Hours without a day: "from 4 to 6". */
  hours: { start: ClockValue; end: ClockValue; minutes?: number };
  /** Any other interval with two ends. */
  range: IntervalValue;
  /** An interval with one end: "until Friday". */
  open: IntervalValue;
  dur: DurationValue;
  recur: RecurValue;
};

export type Category = keyof Values;
