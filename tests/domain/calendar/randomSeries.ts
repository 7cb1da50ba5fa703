/** Random series for the tests: starts near today and at the edges of months, all parts of the rules. */
import { dayAt, dayNumber, weekdayOf } from '../../../domain/basics/wallTime.ts';
import { weekdayNames } from '../../../domain/calendar/recurrence.ts';

export const zones = [
  'Asia/Jerusalem',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Pacific/Apia',
];

/** Numbers in [0, 1) that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomSeries(random: () => number): { start: string; rule: string } {
  const int = (n: number): number => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[int(list.length)] as T;
  // A third of the series start at the end of a month, where months are skipped.
  const days = dayNumber(2021, 1, 1) + int(4000);
  let day = dayAt(days);
  if (int(3) === 0) day = dayAt(dayNumber(2021 + int(10), 1 + int(12), 1) - 1 - int(3));
  if (int(40) === 0) day = '2024-02-29';
  const start = `${day}T${String(int(24)).padStart(2, '0')}:${pick(['00', '15', '30', '45', '02'])}`;
  const frequency = pick(['DAILY', 'WEEKLY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY']);
  const parts = [`FREQ=${frequency}`, `INTERVAL=${pick([1, 1, 1, 2, 2, 3, 4, 5, 7, 13])}`];
  if (frequency === 'WEEKLY' && int(3) > 0) {
    const weekdays = new Set(Array.from({ length: 1 + int(4) }, () => int(7)));
    if (int(2) === 0) weekdays.add(weekdayOf(start));
    parts.push(`BYDAY=${[...weekdays].map((weekday) => weekdayNames[weekday]).join(',')}`);
  }
  if (frequency === 'MONTHLY' && int(2) === 0) {
    const numbered = new Set(
      Array.from({ length: 1 + int(2) }, () => `${pick([1, 2, 3, 4, 5, -1])}${pick(weekdayNames)}`),
    );
    parts.push(`BYDAY=${[...numbered].join(',')}`);
  }
  const end = int(3);
  if (end === 0) parts.push(`COUNT=${1 + int(60)}`);
  if (end === 1) parts.push(`UNTIL=${dayAt(days + int(2000)).replaceAll('-', '')}`);
  if (int(4) === 0) parts.push(`WKST=${pick(weekdayNames)}`);
  return { start, rule: parts.join(';') };
}
