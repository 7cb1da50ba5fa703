/** From which day on a series that is asked for is looked for. */
import { addDays, dayOf, type Day } from '../../../../domain/basics/wallTime.ts';
import type { SaidRule } from '../../../slots/aRule.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

export function beginsFrom(rule: SaidRule, when: When, world: IndexedWorld): Day {
  if (rule.start !== undefined) return dayOf(rule.start);
  // "On 6.12, every week": no weekday of its own, but a day that was said.
  if (rule.weekdays.length === 0 && when.day !== undefined) return when.day.date;
  if (when.stretch?.start !== undefined) return dayOf(when.stretch.start);
  // Convention 3: a weekday said on that weekday is a week ahead.
  return addDays(dayOf(world.now), rule.weekdays.length > 0 && rule.weekdays.length < 4 ? 1 : 0);
}
