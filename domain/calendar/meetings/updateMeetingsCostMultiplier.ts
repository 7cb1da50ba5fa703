/** Many of a teacher's meetings become dearer or cheaper by one factor; what was paid keeps its price. */
import * as v from 'valibot';
import { largestMinor, scaled } from '../../basics/money.ts';
import { refuse } from '../../basics/refusal.ts';
import { factor } from '../../basics/wire.ts';
import { operation } from '../../kernel/operation.ts';
import { changeMany, manyArgs, manyFacts } from './manyMeetings.ts';
import { checkPlan } from '../../plans/plans.ts';

export const updateMeetingsCostMultiplier = operation({
  name: 'updateMeetingsCostMultiplier',
  writes: ['meeting'],
  args: v.strictObject({
    ...manyArgs,
    costMultiplier: factor,
  }),
  onlyOnce: true,
  facts: (said, actor) => manyFacts(said, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change(said, facts, means) {
    const times = (costMinor: number): number => scaled(costMinor, said.costMultiplier);
    const costs = facts.held.flatMap(({ meeting, occurrences }) => [
      meeting.costMinor,
      ...occurrences.flatMap(({ own }) => own.costMinor ?? []),
    ]);
    if (costs.some((costMinor) => times(costMinor) > largestMinor))
      return refuse('BAD_REQUEST', 'costMultiplier');
    return changeMany(said, facts, { becoming: (now) => ({ costMinor: times(now.costMinor) }) }, means);
  },
});
