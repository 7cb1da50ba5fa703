/** Many of a teacher's meetings take place elsewhere; those that have begun stay where they were. */
import * as v from 'valibot';
import { operation } from '../../kernel/operation.ts';
import { changeMany, manyArgs, manyFacts } from './manyMeetings.ts';
import { checkPlan } from '../../plans/plans.ts';
import { insist } from '../../kernel/sharedInput.ts';

export const updateMeetingsLocation = operation({
  name: 'updateMeetingsLocation',
  writes: ['meeting'],
  args: v.strictObject({ ...manyArgs, location: v.picklist(['teacher', 'student', 'online']), insist }),
  facts: (said, actor) => manyFacts(said, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change: (said, facts, means) =>
    changeMany(said, facts, { becoming: () => ({ location: said.location }) }, means),
});
