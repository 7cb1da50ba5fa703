/** A student, or a parent for their child, agrees to a teacher's contract as it is now; what they agreed to is kept word for word. */
import * as v from 'valibot';
import { wholeLanguages } from '../basics/languages.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id, int } from '../basics/wire.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { TeacherProfile } from '../people/teacherProfile.ts';
import { acceptedNow, type ContractVersion } from '../people/contract.ts';

const args = v.strictObject({
  teacherId: id,
  version: int,
  studentId: v.nullish(id),
  /** In which language it was read, where there are several. */
  locale: v.nullish(v.picklist(wholeLanguages)),
  /** Of the link by which whoever is not a student yet has come. */
  slug: v.nullish(v.pipe(v.string(), v.maxLength(64))),
});

type Facts = { actor: Actor; profile: TeacherProfile; contract: ContractVersion | null; studentId: string };

export const acceptContract = operation({
  name: 'acceptContract',
  writes: ['acceptance'],
  card: {
    effect: 'accept',
    about: ({ teacherId }, _rows, names) => names.teacher(teacherId),
  },
  args,
  *facts(said, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'student' && actor.role !== 'parent') return refuse('FORBIDDEN');
    const teacherId = teacherIdOf(actor);
    const studentId = ownStudent(said.studentId, actor);
    if (said.teacherId !== teacherId) return refuse('NOT_FOUND', 'teacherId');
    if (studentId === null) return refuse(said.studentId ? 'NOT_FOUND' : 'BAD_REQUEST', 'studentId');
    const [profile] = yield* need('teachers', { teacherId });
    if (!profile) return refuse('NOT_FOUND', 'teacherId');
    const versions = (yield* need('contracts', { teacherId })).filter(
      ({ version }) => version === profile.contractVersion,
    );
    const contract = versions.find(({ locale }) => locale === said.locale) ?? versions[0] ?? null;
    return { actor, profile, contract, studentId };
  },
  authorize(_actor, { profile: { contractVersion } }, { version }) {
    return version === contractVersion
      ? null
      : refuse('CONTRACT_CHANGED', 'version', { version: contractVersion });
  },
  change(_args, { actor, profile, contract, studentId }, { nowMs, newId, sessionId }): Change | Refusal {
    if (!contract) return refuse('NOT_FOUND', 'version');
    const made = acceptedNow(
      contract,
      {
        teacherId: profile.teacherId,
        id: newId(),
        revision: 0,
        studentId,
        actorId: actor.id,
        sessionId: sessionId ?? null,
      },
      nowMs,
    );
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});

/** The student meant: the one named, or the only one the actor speaks for. */
export function ownStudent(said: string | null | undefined, { acting }: Actor): string | null {
  const own = acting?.studentIds ?? [];
  if (said) return own.includes(said) ? said : null;
  return own.length === 1 ? (own[0] ?? null) : null;
}
