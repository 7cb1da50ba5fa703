/** The days of a work week: from the first to the last weekday on which the teacher works. */
import { usualLanguage, type Language } from '../../../../domain/basics/languages.ts';
import { intoWeek, weekFrom } from '../../../../domain/basics/wallTime.ts';
import { weekdayNames } from '../../../../domain/calendar/recurrence.ts';

/** Weekdays, 0 = Sunday; both are worked on. In the order of a week that begins on `weekStart`. */
export type WorkDays = { first: number; last: number; weekStart: number };

/** By weekday name; hours as HH:mm. The answer's own type name stands among them. */
export type WorkingRanges = Record<string, { from: string; to: string }[] | null>;

const sundayToThursday = [0, 1, 2, 3, 4];
const mondayToFriday = [1, 2, 3, 4, 5];

/** Where no hours are said, the country's usual week. */
export function workDaysOf(
  work: WorkingRanges | null,
  { zone, language, weekStart }: { zone: string; language: Language; weekStart: number },
): WorkDays {
  const said = weekdayNames.flatMap((name, at) => ((work?.[name] ?? []).length > 0 ? [at] : []));
  const isIsrael = zone === 'Asia/Jerusalem' || language === usualLanguage;
  const usual = isIsrael ? sundayToThursday : mondayToFriday;
  const worked = weekFrom(weekStart).filter((at) => (said.length > 0 ? said : usual).includes(at));
  return { first: worked[0] ?? weekStart, last: worked.at(-1) ?? weekStart, weekStart };
}

export const outside = ({ first, last, weekStart }: WorkDays): number[] =>
  weekFrom(weekStart).filter((weekday) => {
    const at = intoWeek(weekday, weekStart);
    return at < intoWeek(first, weekStart) || at > intoWeek(last, weekStart);
  });
