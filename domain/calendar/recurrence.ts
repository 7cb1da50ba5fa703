/** The rule of a series: the spec's parts of RFC 5545 only, read strictly and written in one canonical form. */
import { dayNumber, daysInMonth, type Day } from '../basics/wallTime.ts';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** 0 = Sunday; nth 1 … 5 or -1 (the last), of a month. */
export type Numbered = { nth: number; weekday: number };

export type Rule = {
  readonly frequency: Frequency;
  readonly interval: number;
  /** Weekly only, ascending from Sunday; empty = the weekday of the start. */
  readonly weekdays: readonly number[];
  /** Monthly only; empty = the day of month of the start. A month without the day is skipped. */
  readonly numbered: readonly Numbered[];
  readonly count: number | null;
  /** Inclusive. */
  readonly until: Day | null;
  /** 0 = Sunday. Decides which weeks of an "every other week" belong together. */
  readonly weekStart: number;
};

export const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const largestInterval = 999;
const largestCount = 1000;
const parts = /^(FREQ|INTERVAL|BYDAY|COUNT|UNTIL|WKST)=([A-Z0-9,+-]+)$/;

/** A school has many series and few rules; what a stranger sends may have many and long ones. */
const known = new Map<string, Rule | null>();
const mostKnown = 1000;
const longestKnown = 200;

/** null for anything outside the spec's parts. */
export function parseRule(text: string): Rule | null {
  const held = known.get(text);
  if (held !== undefined) return held;
  const rule = readRule(text);
  if (text.length > longestKnown) return rule;
  if (known.size >= mostKnown) known.clear();
  known.set(text, rule);
  return rule;
}

function readRule(text: string): Rule | null {
  const said = new Map<string, string>();
  for (const part of text.replace(/^RRULE:/, '').split(';')) {
    const read = parts.exec(part);
    if (!read?.[1] || !read[2] || said.has(read[1])) return null;
    said.set(read[1], read[2]);
  }
  const frequency = said.get('FREQ');
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY' && frequency !== 'MONTHLY' && frequency !== 'YEARLY')
    return null;
  const interval = wholeNumber(said.get('INTERVAL') ?? '1', largestInterval);
  const count = said.has('COUNT') ? wholeNumber(said.get('COUNT') ?? '', largestCount) : null;
  const until = said.has('UNTIL') ? dayOfUntil(said.get('UNTIL') ?? '') : null;
  const days = said.has('BYDAY')
    ? daysOfRule(said.get('BYDAY') ?? '', frequency)
    : { weekdays: [], numbered: [] };
  const weekStart = weekdayNames.indexOf((said.get('WKST') ?? 'SU') as 'SU');
  if (interval === undefined || count === undefined || until === undefined || !days || weekStart < 0)
    return null;
  if (count !== null && until !== null) return null;
  return { frequency, interval, ...days, count, until, weekStart };
}

/** FREQ=…;INTERVAL=n[;BYDAY=…][;COUNT=n][;UNTIL=YYYYMMDD]; WKST only where it makes a difference. */
export function printRule(rule: Rule): string {
  const days = [
    ...rule.weekdays.map((weekday) => weekdayNames[weekday]),
    ...rule.numbered.map(({ nth, weekday }) => `${nth}${weekdayNames[weekday]}`),
  ];
  const weekStartMatters = rule.weekStart !== 0 && rule.interval > 1 && rule.weekdays.length > 1;
  return [
    `FREQ=${rule.frequency}`,
    `INTERVAL=${rule.interval}`,
    days.length > 0 ? `BYDAY=${days.join(',')}` : '',
    rule.count === null ? '' : `COUNT=${rule.count}`,
    rule.until === null ? '' : `UNTIL=${rule.until.replaceAll('-', '')}`,
    weekStartMatters ? `WKST=${weekdayNames[rule.weekStart]}` : '',
  ]
    .filter((part) => part !== '')
    .join(';');
}

function wholeNumber(text: string, largest: number): number | undefined {
  const value = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= largest ? value : undefined;
}

function dayOfUntil(text: string): Day | undefined {
  const read = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (!read) return undefined;
  const [year, month, day] = [Number(read[1]), Number(read[2]), Number(read[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${read[1]}-${read[2]}-${read[3]}`;
}

function daysOfRule(text: string, frequency: Frequency): Pick<Rule, 'weekdays' | 'numbered'> | undefined {
  const weekdays = new Set<number>();
  const numbered = new Map<string, Numbered>();
  for (const each of text.split(',')) {
    const read = /^(?:\+?([1-5])|(-1))?(SU|MO|TU|WE|TH|FR|SA)$/.exec(each);
    if (!read) return undefined;
    const weekday = weekdayNames.indexOf(read[3] as 'SU');
    const nth = Number(read[1] ?? read[2] ?? 0);
    if (nth === 0) weekdays.add(weekday);
    else numbered.set(`${nth}/${weekday}`, { nth, weekday });
  }
  if (frequency === 'WEEKLY' ? numbered.size > 0 : weekdays.size > 0) return undefined;
  if (frequency !== 'WEEKLY' && frequency !== 'MONTHLY') return undefined;
  return {
    weekdays: [...weekdays].sort((a, b) => a - b),
    // Counted from the month's beginning first; the last one of its weekday stands at the end.
    numbered: [...numbered.values()].sort(
      (a, b) => (a.nth < 0 ? 9 : a.nth) - (b.nth < 0 ? 9 : b.nth) || a.weekday - b.weekday,
    ),
  };
}

/** The day number of the nth weekday of a month; null where the month has none. */
export function numberedDay(year: number, month: number, { nth, weekday }: Numbered): number | null {
  const length = daysInMonth(year, month);
  const first = dayNumber(year, month, 1);
  const offset = (((weekday - first - 4) % 7) + 7) % 7;
  if (nth > 0) {
    const at = offset + (nth - 1) * 7;
    return at < length ? first + at : null;
  }
  return first + offset + Math.floor((length - 1 - offset) / 7) * 7;
}
