/** What a yes to the open question would settle; null where it is no question of yes or no. */
import type { Plan, Slots } from '../../../../commands/kernel/plan.ts';

export const settledBy = ({ ask }: Plan): Slots | null =>
  ask && /(?:^|\.)sure$/.test(ask.slot) ? { [ask.slot]: true } : null;
