/** A teacher adds up to a hundred lessons or series at once: all of them or none. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import { addingFacts, newMeeting } from './addMeeting.ts';
import { checkPlan } from '../../plans/plans.ts';
import { newMeetingInput } from '../meetingInput.ts';
import { insist, notify } from '../../kernel/sharedInput.ts';
import { tellAttendees } from '../meetingNotices.ts';

const largestBatch = 100;

export const addBatchMeetings = operation({
  name: 'addBatchMeetings',
  writes: ['meeting'],
  args: v.strictObject({
    inputs: v.pipe(v.array(newMeetingInput), v.maxLength(largestBatch)),
    insist,
    notify,
  }),
  facts: ({ inputs }, actor) => addingFacts(inputs, actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ inputs, notify: wish }, facts, means): Change | Refusal {
    const change: Change = { rows: [], tell: [], about: [] };
    if (inputs.length === 0) return refuse('BAD_REQUEST', 'inputs');
    for (const [i, input] of inputs.entries()) {
      const made = newMeeting(input, facts, means);
      if (isRefusal(made))
        return { ...made, field: (made.field ?? 'input').replace(/^input/, `inputs.${i}`) };
      change.rows.push(...[made.meeting, ...made.occurrences].map((after) => ({ before: null, after })));
      change.tell.push(
        ...tellAttendees({ teacher: facts.teacher, meeting: made.meeting, title: 'MeetingAdded' }, wish),
      );
      change.about.push(made.meeting.id);
    }
    return change;
  },
});
