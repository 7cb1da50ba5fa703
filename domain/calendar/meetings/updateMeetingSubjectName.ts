/** A teacher's meetings are of another subject from now on, or of the same under its new name. */
import * as v from 'valibot';
import { operation } from '../../kernel/operation.ts';
import { changeMany, manyArgs, manyFacts } from './manyMeetings.ts';
import { checkSubject } from '../meetingChecks.ts';
import { checkPlan } from '../../plans/plans.ts';

export const updateMeetingSubjectName = operation({
  name: 'updateMeetingSubjectName',
  writes: ['meeting'],
  args: v.strictObject({ ...manyArgs, subjectName: v.pipe(v.string(), v.maxLength(200)) }),
  facts: (said, actor) => manyFacts(said, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change(said, facts, means) {
    const { subjectName: subject } = said;
    const refusal = checkSubject(subject, facts.subjects);
    if (refusal) return { ...refusal, field: 'subjectName' };
    const names = new Set(facts.subjects.map(({ name }) => name));
    // A name that is no subject's any more was this subject's: what was agreed for it stays.
    const keepsPrice = (now: { subject: string }): boolean => now.subject !== '' && !names.has(now.subject);
    return changeMany(said, facts, { becoming: () => ({ subject }), keepsPrice }, means);
  },
});
