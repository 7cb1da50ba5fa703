/** What a day is called in a calendar whose teacher keeps the holidays of Israel, and the hours that it closes. */
import type { TFunction } from 'i18next';
import { addDays, daysOf, minutesPerDay, wallAt, type Day } from '../../../../domain/basics/wallTime.ts';
import { holidayOn } from '../../../../domain/calendar/availability/holidays.ts';
import type { ClosedHours } from '../../../lib/lessons/closedHours.ts';

/** null for most days. */
export function holidayName(day: Day, t: TFunction): string | null {
  const holiday = holidayOn(daysOf(day));
  if (!holiday) return null;
  const name = t(`calendar.holidays.${holiday.name}`);
  return holiday.isEve ? t('calendar.holidayEve', { name }) : name;
}

/** From [from, until); the name stands at the day's head. */
export function holidayHours(from: Day, until: Day): ClosedHours[] {
  const hours: ClosedHours[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const first = daysOf(day);
    const { worksUntil } = holidayOn(first) ?? { worksUntil: minutesPerDay };
    if (worksUntil >= minutesPerDay) continue;
    const [start, end] = [first * minutesPerDay + worksUntil, (first + 1) * minutesPerDay];
    hours.push({ key: `holiday ${day}`, start: wallAt(start), end: wallAt(end), reason: '' });
  }
  return hours;
}
