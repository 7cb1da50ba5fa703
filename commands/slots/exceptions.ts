/** "All of Sunday's but Dana's", "every Sunday except 5 April": what is left out of what else would be meant. */
import { addDays, dayOf, minuteOfDay, weekdayOf, type Day, type Wall } from '../../domain/basics/wallTime.ts';
import type { Held } from '../world/lesson.ts';
import { mark, type Draft } from '../kernel/draft.ts';
import type { Interpretation, Entity } from '../kernel/interpretation.ts';
import { fits, selectorOf } from './selector.ts';
import { whenOf } from './when.ts';

const isLeftOut = (item: Entity): boolean => item.role === 'except';

export const leavesOut = (heard: Interpretation): boolean => heard.items.some(isLeftOut);

/** The sentence as it would be without its exceptions. */
export const butForExceptions = (heard: Interpretation): Interpretation =>
  leavesOut(heard) ? { ...heard, items: heard.items.filter((item) => !isLeftOut(item)) } : heard;

/** The days that it names; "חוץ מ-5 באפריל" is of that day, not from it on. */
export function daysIn(item: Entity): Day[] {
  if (item.kind === 'time' && item.time.kind === 'interval' && item.time.start !== undefined)
    return item.time.open === 'from' || item.time.open === 'since' ? [dayOf(item.time.start)] : [];
  const { day, moreDays } = whenOf([item]);
  return [day, ...moreDays].flatMap((one) => one?.date ?? []);
}

/** Those that are meant: each thing that was left out keeps all that it fits. What tells nothing apart is asked about. */
export function keptOut(draft: Draft, heard: Interpretation, held: Held[]): Held[] {
  const out = heard.items.filter(isLeftOut);
  mark(draft, 'items', out, 'who');
  return out.reduce((left, item) => {
    const { people, subjects, group, when } = selectorOf([item]);
    const named = daysIn(item);
    // "In April except the 20th": the 20th of then.
    const isThere = (day: Day) => held.some(({ start }) => dayOf(start) === day);
    const days =
      item.kind === 'time' && /^[^\d/.]*\d{1,2}(?:st|nd|rd|th)?$/.test(item.time.text) && !named.some(isThere)
        ? held
            .map(({ start }) => dayOf(start))
            .filter((day) => named.some((one) => one.slice(8) === day.slice(8)))
        : named;
    if (people.length + subjects.length + days.length === 0 && !group && when.clock === undefined) {
      draft.doubts.push('except');
      return left;
    }
    return left.filter(
      ({ lesson, start }) =>
        !(
          fits(lesson, selectorOf([item])) &&
          (days.length === 0 || days.includes(dayOf(start))) &&
          (when.clock === undefined || when.clock.minute % 720 === minuteOfDay(start) % 720)
        ),
    );
  }, held);
}

/** The days that a new series leaves out, as its slots; null where one of them is none of its days. */
export function exdatesOf(items: Entity[], weekdays: number[], start: Wall): Wall[] | null {
  const days = items.flatMap((item): Day[] => {
    if (item.kind !== 'time') return isLeftOut(item) ? [''] : [];
    if (item.time.kind === 'recurrence') return item.time.except ?? [];
    if (!isLeftOut(item)) return [];
    const days = daysIn(item);
    return days.length === 0 ? [''] : days;
  });
  const isOne = (day: Day) => day > dayOf(start) && weekdays.includes(weekdayOf(day));
  // "Except Passover": those of its days that would be.
  const isOneStretch =
    days.length > 2 && days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? day, 1));
  const meant = isOneStretch && days.some(isOne) ? days.filter(isOne) : days;
  return meant.every(isOne) ? meant.map((day) => `${day}T${start.slice(11)}`) : null;
}
