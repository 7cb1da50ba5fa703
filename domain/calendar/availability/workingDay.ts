/** The hours that a teacher works on one day: those of the weekday, as far as a holiday leaves them. */
import { weekdayOfDays } from '../../basics/wallTime.ts';
import type { Teacher } from '../../people/people.ts';
import { holidayOn } from './holidays.ts';
import { weekdayNames } from '../recurrence.ts';

type Hours = { from: number; to: number };

export type WorkingDays = Pick<Teacher, 'workingHours'> & Partial<Pick<Teacher, 'holidaysOff'>>;

/** `unset`: the hours of every day where no working hours are set. */
export function hoursOn(
  { workingHours, holidaysOff = false }: WorkingDays,
  day: number,
  unset: Hours,
): Hours[] {
  const isSet = Object.values(workingHours).some((each) => each.length > 0);
  const weekday = weekdayNames[weekdayOfDays(day)];
  const ofDay = isSet ? ((weekday && workingHours[weekday]) ?? []) : [unset];
  return holidaysOff ? openHours(ofDay, day) : ofDay;
}

/** What a holiday of Israel leaves of the hours of a day. */
function openHours(hours: readonly Hours[], day: number): Hours[] {
  const until = holidayOn(day)?.worksUntil ?? Infinity;
  return hours.filter(({ from }) => from < until).map(({ from, to }) => ({ from, to: Math.min(to, until) }));
}
