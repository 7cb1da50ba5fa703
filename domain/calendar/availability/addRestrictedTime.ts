/** A teacher closes hours. Lessons that stand in them already stay, and are named. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import type { Teacher } from '../../people/people.ts';
import { checkRule, settledStart } from '../meetingChecks.ts';
import { checkPlan } from '../../plans/plans.ts';
import type { RestrictedTime } from './restrictedTime.ts';
import { checkStretch, withExdates } from './restrictedTimeFacts.ts';
import { newRestrictedTimeInput } from './restrictedTimeInput.ts';

export const addRestrictedTime = operation({
  name: 'addRestrictedTime',
  writes: ['restrictedTime'],
  card: { effect: 'close' },
  args: v.strictObject({ input: newRestrictedTimeInput }),
  *facts(_args, actor): Gathering<{ teacher: Teacher } | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const teacher = yield* need('teacher', { teacherId: actor.id });
    return teacher ? { teacher } : refuse('NOT_FOUND');
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ input }, { teacher }, { nowMs, newId }): Change | Refusal {
    const { zone } = teacher;
    const minutes = checkStretch(input.start, input.end, zone, nowMs);
    if (isRefusal(minutes)) return minutes;
    const start = settledStart(input.start, zone);
    const placed = input.rrule ? checkRule(input.rrule, start) : { rrule: null, start };
    if (isRefusal(placed)) return placed;
    const plain: RestrictedTime = {
      kind: 'restrictedTime',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      ...placed,
      zone,
      minutes,
      exdates: [],
      reason: input.reason ?? '',
      createdMs: nowMs,
      removedMs: null,
    };
    const made = withExdates(plain, input.exdates, zone);
    if (isRefusal(made)) return made;
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});
