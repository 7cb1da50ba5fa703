/** How closed hours repeat, in words: "every week on Thursday, until 3 Dec". */
import type { TFunction } from 'i18next';
import { addDays, weekdayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { parseRule } from '../../../domain/calendar/recurrence.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { listOf, shortDay, weekday } from '../../lib/i18n/when.ts';

/** Any Sunday: the names of the weekdays are told from it. */
const aSunday = '2026-11-22';

export function repeatWords(rrule: string, start: Wall, t: TFunction, language: Language): string {
  const rule = parseRule(rrule);
  if (!rule) return '';
  const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(start.slice(0, 10))];
  const days = listOf(
    weekdays.map((each) => weekday(addDays(aSunday, each), language)),
    language,
  );
  const every = t(`closed.every.${rule.frequency}`, { count: rule.interval, days });
  return rule.until === null
    ? every
    : `${every}, ${t('closed.until', { day: shortDay(rule.until, language) })}`;
}
