/** How a lesson repeats, as the form holds it: the spec's kinds by name, and everything else as a custom rule. */
import { weekdayOf, type Day } from '../../../domain/basics/wallTime.ts';
import {
  parseRule,
  printRule,
  type Frequency,
  type Numbered,
  type Rule,
} from '../../../domain/calendar/recurrence.ts';

export const repeatKinds = ['none', 'daily', 'weekly', 'biweekly', 'monthly', 'yearly', 'custom'] as const;
type RepeatKind = (typeof repeatKinds)[number];

export type Repeat = {
  kind: RepeatKind;
  /** Of a custom rule. */
  frequency: Frequency;
  interval: number;
  /** 0 = Sunday; empty = the weekday of the lesson. */
  weekdays: number[];
  /** Monthly: by the weekday of the month instead of its date. */
  numbered: Numbered[];
  weekStart: number;
  end: 'never' | 'until' | 'count';
  until: Day | '';
  count: number;
};

export const once: Repeat = {
  kind: 'none',
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [],
  numbered: [],
  weekStart: 0,
  end: 'never',
  until: '',
  count: 10,
};

const named: Record<Exclude<RepeatKind, 'none' | 'custom'>, Pick<Rule, 'frequency' | 'interval'>> = {
  daily: { frequency: 'DAILY', interval: 1 },
  weekly: { frequency: 'WEEKLY', interval: 1 },
  biweekly: { frequency: 'WEEKLY', interval: 2 },
  monthly: { frequency: 'MONTHLY', interval: 1 },
  yearly: { frequency: 'YEARLY', interval: 1 },
};

const kinds = Object.keys(named) as (keyof typeof named)[];

/** The weekday of a day and its number in the month, as "the second Tuesday". */
export const numberedOf = (day: Day): Numbered => ({
  nth: Math.ceil(Number(day.slice(8, 10)) / 7),
  weekday: weekdayOf(day),
});

/** The rule that is meant; a weekly one names the weekday of the first lesson. */
export function ruleOf(repeat: Repeat, day: Day): string | null {
  if (repeat.kind === 'none') return null;
  const { frequency, interval } = repeat.kind === 'custom' ? repeat : named[repeat.kind];
  const weekdays =
    repeat.kind === 'custom' && repeat.weekdays.length > 0 ? repeat.weekdays : [weekdayOf(day)];
  return printRule({
    frequency,
    interval,
    weekdays: frequency === 'WEEKLY' ? weekdays : [],
    numbered: repeat.kind === 'custom' && frequency === 'MONTHLY' ? repeat.numbered : [],
    count: repeat.end === 'count' ? repeat.count : null,
    until: repeat.end === 'until' && repeat.until !== '' ? repeat.until : null,
    weekStart: repeat.weekStart,
  });
}

export function repeatOf(rrule: string | null): Repeat {
  const rule = rrule === null ? null : parseRule(rrule);
  if (!rule) return once;
  const { frequency, interval, weekdays, numbered, weekStart, until, count } = rule;
  const isPlain = weekdays.length <= 1 && numbered.length === 0;
  const kind = kinds.find(
    (each) => isPlain && named[each].frequency === frequency && named[each].interval === interval,
  );
  return {
    kind: kind ?? 'custom',
    frequency,
    interval,
    weekdays: kind ? [] : [...weekdays],
    numbered: [...numbered],
    weekStart,
    end: until !== null ? 'until' : count !== null ? 'count' : 'never',
    until: until ?? '',
    count: count ?? once.count,
  };
}

/** The second Tuesday becomes the third Wednesday where the lesson does: the rule is that of the day that is seen. */
export function repeatOnDay(repeat: Repeat, before: Day, after: Day): Repeat {
  const [numbered] = repeat.numbered;
  const was = numberedOf(before);
  const isOfDay = numbered?.nth === was.nth && numbered.weekday === was.weekday;
  return isOfDay && repeat.numbered.length === 1 ? { ...repeat, numbered: [numberedOf(after)] } : repeat;
}

export const sameRepeat = (one: Repeat, other: Repeat): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
