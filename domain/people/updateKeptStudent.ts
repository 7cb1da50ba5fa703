/** A teacher changes what she keeps of a student who has no account; whoever has one changes it themselves. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id, type Marks } from '../basics/wire.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { isNameTaken, keptEntries, keptPerson, type KeptPerson } from './keptPerson.ts';
import { linkOf, type LinkedStudent } from './link.ts';

const input = v.pipe(
  v.strictObject({
    studentId: id,
    username: v.optional(v.pipe(v.string(), v.maxLength(100))),
    ...keptEntries,
  }),
  v.metadata({ input: 'KeptStudentInput' } satisfies Marks),
);

type Facts = { teacherId: string; student: LinkedStudent; kept: KeptPerson; roster: LinkedStudent[] };

export const updateKeptStudent = operation({
  name: 'updateKeptStudent',
  writes: ['link'],
  args: v.strictObject({ input, version }),
  *facts({ input: said, version: shown }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const roster = yield* need('roster', { teacherId: actor.id });
    const student = roster.find((each) => each.id === said.studentId);
    if (!student?.kept) return refuse('NOT_FOUND', 'input.studentId');
    return (
      changedSince(shown, student.revision) ?? { teacherId: actor.id, student, kept: student.kept, roster }
    );
  },
  change({ input: said }, { teacherId, student, kept: before, roster }): Change | Refusal {
    const kept = keptPerson(before, said);
    if (isRefusal(kept)) return kept;
    if (kept.name !== before.name && isNameTaken(roster, kept.name, student.id))
      return refuse('NAME_TAKEN', 'input.username');
    const link = linkOf(student, teacherId);
    return { rows: [{ before: link, after: { ...link, kept } }], tell: [], about: [student.id] };
  },
});
