/** Many of a teacher's meetings become dearer or cheaper by one factor; what was paid keeps its price. */
import * as v from 'valibot';
import { largestMinor, proportion } from '../basics/money.ts';
import { refuse } from '../basics/refusal.ts';
import { operation } from '../operation.ts';
import { changeMany, manyArgs, manyFacts } from './manyMeetings.ts';
import { checkPlan } from './meetingChecks.ts';

/** A factor is taken to so many parts: 1.1 is no more than it says. */
const parts = 1_000_000;

export const updateMeetingsCostMultiplier = operation({
  name: 'updateMeetingsCostMultiplier',
  payload: 'meeting',
  writes: ['meeting'],
  args: v.strictObject({
    ...manyArgs,
    costMultiplier: v.pipe(v.number(), v.finite(), v.minValue(1 / parts), v.maxValue(100)),
  }),
  onlyOnce: true,
  facts: (said, actor) => manyFacts(said, actor),
  may: (_actor, { teacher }) => checkPlan(teacher),
  change(said, facts, means) {
    const part = Math.round(said.costMultiplier * parts);
    const times = (costMinor: number): number => proportion(costMinor, part, parts);
    const costs = facts.held.flatMap(({ meeting, occurrences }) => [
      meeting.costMinor,
      ...occurrences.flatMap(({ own }) => own.costMinor ?? []),
    ]);
    if (costs.some((costMinor) => times(costMinor) > largestMinor))
      return refuse('BAD_REQUEST', 'costMultiplier');
    return changeMany(said, facts, { becoming: (now) => ({ costMinor: times(now.costMinor) }) }, means);
  },
});
