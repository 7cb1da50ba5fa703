/** A teacher adds a student who has no account: kept by her, until the student comes by an invitation of their own. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id, type Marks } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { isNameTaken, keptEntries, keptPerson } from './keptPerson.ts';
import { newLink, type Link, type LinkedStudent } from './link.ts';
import { ownTeacher } from './ownFacts.ts';
import type { Teacher } from './people.ts';
import { checkRoom } from './rosterLimit.ts';

const input = v.pipe(
  v.strictObject({
    /** Of a student whom a later step of the same plan books. */
    studentId: v.optional(id),
    username: v.pipe(v.string(), v.maxLength(100)),
    ...keptEntries,
  }),
  v.metadata({ input: 'NewStudentInput' } satisfies Marks),
);

type Facts = { teacher: Teacher; roster: LinkedStudent[] };

export const addStudent = operation({
  name: 'addStudent',
  writes: ['link'],
  card: { effect: 'addStudent', about: ({ input: said }) => said.username },
  args: v.strictObject({ input }),
  *facts(_args, actor): Gathering<Facts | Refusal> {
    const teacher = yield* ownTeacher(actor);
    if (isRefusal(teacher)) return teacher;
    return { teacher, roster: yield* need('roster', { teacherId: actor.id }) };
  },
  authorize: (_actor, { teacher, roster }) => checkPlan(teacher) ?? checkRoom(teacher, roster, 'input'),
  change({ input: said }, { teacher, roster }, { nowMs, newId }): Change | Refusal {
    const kept = keptPerson({ name: '', phone: null, email: null }, said);
    if (isRefusal(kept)) return kept;
    if (isNameTaken(roster, kept.name)) return refuse('NAME_TAKEN', 'input.username');
    if (said.studentId !== undefined && roster.some((each) => each.id === said.studentId))
      return refuse('BAD_REQUEST', 'input.studentId');
    const made: Link = { ...newLink(teacher.id, said.studentId ?? newId(), nowMs), kept };
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});
