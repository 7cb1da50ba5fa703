/** Many of a teacher's meetings cost so much from now on; what was paid keeps its price. */
import * as v from 'valibot';
import { money } from '../../basics/wire.ts';
import { operation } from '../../kernel/operation.ts';
import { changeMany, manyArgs, manyFacts } from './manyMeetings.ts';
import { checkPlan } from '../../plans/plans.ts';

export const updateMeetingsCost = operation({
  name: 'updateMeetingsCost',
  writes: ['meeting'],
  args: v.strictObject({ ...manyArgs, cost: money }),
  facts: (said, actor) => manyFacts(said, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change: (said, facts, means) =>
    changeMany(said, facts, { becoming: () => ({ costMinor: said.cost }) }, means),
});
