/** The account of a month goes out by mail: to the family that a teacher names, or to the student or parent who asks. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import type { FamilyMail } from './familyMail.ts';
import { isPayer, moneyOfFamilies } from './moneyFacts.ts';
import { monthSpan } from './monthSpan.ts';

type Facts = { teacher: Teacher; payerId: Id; askedBy: Id | null };

const month = v.pipe(
  v.string(),
  v.check((said) => monthSpan(said) !== null, 'BAD_TIME'),
);

export const sendStatement = operation({
  name: 'sendStatement',
  writes: ['familyMail'],
  card: {
    effect: 'sendStatement',
    about: ({ payerId, teacherId }, _rows, { person, teacher }) =>
      payerId ? person(payerId) : teacherId ? teacher(teacherId) : '',
  },
  // payerId: of a teacher; teacherId: of a student or a parent, who are sent their own
  args: v.strictObject({ month, payerId: v.nullish(id), teacherId: v.nullish(id) }),
  *facts({ payerId }, actor: Actor): Gathering<Facts | Refusal> {
    if (actor.role === 'admin') return refuse('FORBIDDEN');
    const isTeacher = actor.role === 'teacher';
    const teacherId = isTeacher ? actor.id : teacherIdOf(actor);
    const teacher = yield* need('teacher', { teacherId });
    if (!teacher) return refuse('NOT_FOUND', isTeacher ? 'payerId' : 'teacherId');
    return isTeacher
      ? yield* ofFamily(teacher, payerId ?? '')
      : { teacher, payerId: actor.id, askedBy: actor.id };
  },
  authorize: ({ role }, { teacher }) => (role === 'teacher' ? checkPlan(teacher) : null),
  change({ month: said }, { teacher, payerId, askedBy }, { nowMs, newId }): Change {
    const made: FamilyMail = {
      kind: 'familyMail',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      type: 'statement',
      payerId,
      askedBy,
      month: said,
      createdMs: nowMs,
    };
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});

function* ofFamily(teacher: Teacher, payerId: Id): Gathering<Facts | Refusal> {
  const facts = yield* moneyOfFamilies(teacher, [payerId]);
  if (!isPayer(facts, payerId)) return refuse('NOT_FOUND', 'payerId');
  return { teacher, payerId: facts.payerOf(payerId), askedBy: null };
}
