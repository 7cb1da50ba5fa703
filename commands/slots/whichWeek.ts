/** Which week a day or a weekday is of, where a whole week is said beside it. */
import { addDays, dayOf, startOfWeek, weekdayOf } from '../../domain/basics/wallTime.ts';
import type { TimeReading } from '../grammar/time/readings.ts';
import type { Entity } from '../kernel/interpretation.ts';
import type { When } from './saidWhen.ts';

const isWholeWeek = /^(?:all|whole|the whole|(?:the )?entire|hole) week$|^כל השבוע$/;

/** The weekday on which the weeks of a reading begin; what is left of a week ends where the next begins. */
function beginningWeekday(time: TimeReading): number {
  if (time.kind === 'duration') return time.calendar?.weekStart ?? 0;
  const end = time.kind === 'interval' ? time.end : undefined;
  return end === undefined ? 0 : weekdayOf(dayOf(end));
}

/** "Surgery on 17.3, I'm not working all week": the week of that day, which is asked about. */
export function weekOfIt(when: When, all: Entity[]): void {
  const { day, items, moreDays } = when;
  const week = all.find((item, at) => {
    const before = all[at - 1];
    const isAll = before?.kind === 'word' && before.sense === 'all' && before.value === 'all';
    return item.kind === 'time' && isWholeWeek.test(`${isAll ? 'כל ' : ''}${item.time.text}`);
  });
  if (!day || week?.kind !== 'time' || moreDays.length > 0 || items.length > 2) return;
  const start = startOfWeek(day.date, beginningWeekday(week.time));
  const { from, to, text, rule, score } = week.time;
  if (when.stretch?.start?.startsWith(start) || (day.weekday !== undefined && items[0] === week)) return;
  const of = { kind: 'interval', grain: 'week', from, to, text, rule, score } as const;
  when.stretch = { ...of, start, end: addDays(start, 7) };
  when.day = { date: day.date };
  when.apart = true;
  delete when.minutes;
  delete when.calendar;
}

/** "Thursday at 4 next week": the Thursday of that week. */
export function inItsWeek(when: When): void {
  const { day, stretch, moreDays } = when;
  if (day?.weekday === undefined || day.which !== 'bare') return;
  // "Sunday on the 22nd and 29th" names no third day; "Sunday and the 22nd" are two.
  if (
    when.items[1]?.joined === false &&
    moreDays.length > 0 &&
    moreDays.every((one) => one.weekday === undefined && weekdayOf(one.date) === day.weekday)
  )
    when.day = moreDays.shift() ?? day;
  if (stretch?.grain !== 'week') return;
  const { open, start, end } = stretch;
  if (open !== undefined || start === undefined || end === undefined) return;
  if (day.date >= dayOf(start) && day.date < dayOf(end)) return;
  const date = addDays(dayOf(start), (day.weekday - weekdayOf(start) + 7) % 7);
  when.day = { date, weekday: day.weekday, which: 'this' };
}
