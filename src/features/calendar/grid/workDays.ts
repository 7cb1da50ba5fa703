/** The days of a work week: from the first to the last weekday on which the teacher works. */
import { usualLanguage, weekStartOf, type Language } from '../../../../domain/basics/languages.ts';
import { intoWeek, weekFrom } from '../../../../domain/basics/wallTime.ts';
import { weekdayNames } from '../../../../domain/calendar/recurrence.ts';

/** Weekdays, 0 = Sunday; both are worked on. In the order of a week that begins on `weekStart`. */
export type WorkDays = { first: number; last: number; weekStart: number };

/** By weekday name; hours as HH:mm. The answer's own type name stands among them. */
export type WorkingRanges = Record<string, { from: string; to: string }[] | null>;

const sundayToThursday = { first: 0, last: 4 };
const mondayToFriday = { first: 1, last: 5 };

/** Where no hours are said, the country's usual week. */
export function workDaysOf(work: WorkingRanges | null, zone: string, language: Language): WorkDays {
  const weekStart = weekStartOf(language);
  const worked = weekFrom(weekStart).filter((at) => (work?.[weekdayNames[at] ?? ''] ?? []).length > 0);
  const [first, last] = [worked[0], worked.at(-1)];
  if (first !== undefined && last !== undefined) return { first, last, weekStart };
  const isIsrael = zone === 'Asia/Jerusalem' || language === usualLanguage;
  return { ...(isIsrael ? sundayToThursday : mondayToFriday), weekStart };
}

export const outside = ({ first, last, weekStart }: WorkDays): number[] =>
  weekFrom(weekStart).filter((weekday) => {
    const at = intoWeek(weekday, weekStart);
    return at < intoWeek(first, weekStart) || at > intoWeek(last, weekStart);
  });
