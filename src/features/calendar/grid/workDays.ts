/** The days of a work week: from the first to the last weekday on which the teacher works. */
import { weekdayNames } from '../../../../domain/calendar/recurrence.ts';

/** Weekdays, 0 = Sunday; both are worked on. */
export type WorkDays = { first: number; last: number };

/** By weekday name; hours as HH:mm. The answer's own type name stands among them. */
export type WorkingRanges = Record<string, { from: string; to: string }[] | null>;

const sundayToThursday: WorkDays = { first: 0, last: 4 };
const mondayToFriday: WorkDays = { first: 1, last: 5 };

/** Where no hours are said, the country's usual week. */
export function workDaysOf(work: WorkingRanges | null, zone: string, language: string): WorkDays {
  const worked = weekdayNames.flatMap((name, weekday) => ((work?.[name] ?? []).length > 0 ? [weekday] : []));
  const [first, last] = [worked[0], worked.at(-1)];
  if (first !== undefined && last !== undefined) return { first, last };
  return zone === 'Asia/Jerusalem' || language === 'he' ? sundayToThursday : mondayToFriday;
}

export const outside = ({ first, last }: WorkDays): number[] =>
  weekdayNames.map((_, weekday) => weekday).filter((weekday) => weekday < first || weekday > last);
