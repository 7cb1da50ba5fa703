/** How often a new lesson takes place, and on which day that begins. */
import { addDays, dayOf, type Day } from '../../../../domain/basics/wallTime.ts';
import { say, type Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { aRule, firstDay, firstOf, type SaidRule } from '../../../slots/aRule.ts';
import type { numberBeside } from '../../../slots/aNumber.ts';
import { forWeeks, newMoment, onItsDay } from '../../../slots/newMoment.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { weekdayCodes } from '../../access/weekHours.ts';

type Count = ReturnType<typeof numberBeside>;

/** "Every Sunday", "Thursday at 6 for three weeks", "five lessons from Sunday". */
export const ruleOf = (draft: Draft, items: Entity[], count: Count): SaidRule | null =>
  aRule(items, count) ?? forWeeks(whenOf(items)) ?? countedRule(draft, items, count);

/** "Five lessons from Sunday at 4": one a week is the usual, and is asked. */
function countedRule(draft: Draft, items: Entity[], count: Count): SaidRule | null {
  const when = whenOf(items);
  const { day = when.stretch?.day, moreDays } = when;
  if (count === null || count.value < 2 || day?.weekday === undefined || moreDays.length > 0) return null;
  draft.doubts.push('often');
  const rule = { rrule: `FREQ=WEEKLY;INTERVAL=1;COUNT=${count.value}`, items: [count], weekdays: [] };
  onItsDay(rule, { ...when, day });
  return rule;
}

/** The words of time that are no part of the rule, but for its own hour. */
export const besideRule = (items: Entity[], rule: SaidRule | null): Entity[] =>
  items.filter(
    (item) => !rule?.items.includes(item) || (item.kind === 'time' && item.time.kind === 'recurrence'),
  );

/** "Every Sunday at 4 and Wednesday at 5": the second is no part of the rule. */
const hasSecond = (items: Entity[], rule: SaidRule): boolean =>
  rule.weekdays.length > 0 &&
  items.some(
    (item) =>
      (item.joined || rule.items.some((one) => one.joined)) &&
      item.kind === 'time' &&
      !rule.items.includes(item) &&
      (item.time.kind === 'date' || item.time.kind === 'instant'),
  );

/** "Tuesdays and Thursdays", and not the whole of the working week. */
const isOfFewDays = ({ length }: number[]): boolean => length > 0 && length < 4;

/** From when on; a weekday said on that weekday is a week ahead (convention 3). */
const sinceWhen = (rule: SaidRule, { day }: When, { now }: IndexedWorld): Day =>
  rule.start === undefined
    ? (day?.date ?? firstOf(rule, addDays(dayOf(now), isOfFewDays(rule.weekdays) ? 1 : 0)))
    : dayOf(rule.start);

/** "Once a month on a Tuesday": the Tuesday it begins with says which of them, and that is asked about. */
function whichOfMonth(draft: Draft, rule: SaidRule, { day }: When, from: Day): void {
  const [weekday = day?.weekday, more] = rule.weekdays;
  const isOfMonth = /^FREQ=MONTHLY(?!.*BY(?:MONTHDAY|DAY=-?\d))/.test(rule.rrule);
  if (!isOfMonth || weekday === undefined || more !== undefined) return;
  const nth = Math.ceil(Number(firstDay([weekday], from).slice(8)) / 7);
  rule.rrule = rule.rrule
    .replace(/;BYDAY=[A-Z]+/, '')
    .replace(/(INTERVAL=\d+)/, `$1;BYDAY=${nth > 4 ? -1 : nth}${weekdayCodes[weekday] ?? ''}`);
  draft.doubts.push('which');
  draft.slots['rrule'] = rule.rrule;
}

/** Says the rule, and puts the day on which it begins into `when`. */
export function repeat(draft: Draft, rule: SaidRule, when: When, items: Entity[], world: IndexedWorld): void {
  onItsDay(rule, when);
  if (hasSecond(items, rule)) draft.doubts.push('second');
  say(draft, 'rrule', rule.rrule, rule.items, 'when');
  delete when.recurrence;
  const from = sinceWhen(rule, when, world);
  whichOfMonth(draft, rule, when, from);
  when.day = { date: firstOf(rule, from) };
  const first = newMoment(when, world);
  if ('missing' in first && first.missing === 'past') when.day = { date: firstOf(rule, addDays(from, 1)) };
}
