/** Carries out what a person does to their own rows, under the locks of themselves and of the children they speak for. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import { decide, isRefused } from '../../domain/decide.ts';
import { fromStore } from '../../domain/facts.ts';
import { operations } from '../../domain/operations.ts';
import type { Operation } from '../../domain/operation.ts';
import type { Actor } from '../../domain/people/people.ts';
import type { Person } from '../../domain/people/personRow.ts';
import { refuseForeignImage } from '../images/ownImages.ts';
import { loadParent } from '../people/parent.ts';
import { readPhones } from '../people/readPhones.ts';
import { studentsOf } from '../people/relations.ts';
import { loadStudent, maskStudent } from '../people/student.ts';
import { newId } from '../store/newId.ts';
import { personAnswers } from '../store/rows/personAnswers.ts';
import { tellTeachersOf } from '../store/rows/tellTeachersOf.ts';
import { logPersonChange, readPersons, writeGuardianships, writePersons } from '../store/rows/personRows.ts';
import type { StoreTransaction } from '../store/tables.ts';
import { announce } from '../live/announce.ts';
import { decodeSteps, isRefusedStep, type AskedStep, type Document } from './documentOf.ts';
import { writeNotices } from './notices.ts';
import type { Done, Written } from './outcome.ts';
import { TakenBack } from './takenBack.ts';

/** Whether all steps are about the person's own rows; a document that mixes them with a calendar's is not. */
export const isOwnDocument = ({ role }: Actor, steps: readonly AskedStep[]): boolean =>
  steps.every(({ name }) => {
    const { own } = operations[name] as Operation<string, unknown, unknown>;
    return own === true || (name === 'undoChange' && role !== 'teacher' && role !== 'admin');
  });

export async function carryOutOwn(
  transaction: StoreTransaction,
  actor: Actor,
  { steps }: Document,
  { nowMs }: { nowMs: number },
): Promise<Done> {
  const studentIds = await studentsOf(transaction, actor);
  const mine = [...new Set([actor.id, ...studentIds])].toSorted((a, b) => (a < b ? -1 : 1));
  await transaction
    .selectFrom('app.users')
    .select('user_id')
    .where('user_id', 'in', mine)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  const [self] = await readPersons(transaction, [actor.id]);
  if (!self) throw new TakenBack({ at: 0, refusal: refuse('NOT_FOUND') });
  const decoded = readPhones(decodeSteps(steps, { zone: self.zone, currency: self.currency, nowMs }));
  if (isRefusedStep(decoded)) throw new TakenBack(decoded);
  await refuseForeignImage(transaction, actor.id, decoded);
  const acting = { ...actor, acting: { teacherId: '', studentIds } };
  const decision = await fromStore(
    decide(decoded, acting, { nowMs, newId }),
    personAnswers(transaction, actor.id, nowMs),
  );
  if (isRefused(decision)) {
    const { step, refusal } = decision.refused;
    throw new TakenBack({ at: step, refusal });
  }
  const { rows, outcomes } = decision;
  const changeId: Id | null = rows.length > 0 ? newId() : null;
  if (changeId !== null) {
    await writePersons(transaction, rows);
    await writeGuardianships(transaction, rows);
    const names = decoded.map(({ name }) => name);
    await logPersonChange(transaction, { userId: actor.id, id: changeId, operations: names, rows, nowMs });
    const persons = rows.flatMap(({ before, after }) => (before?.kind === 'person' && after ? [before] : []));
    for (const { id } of persons as Person[]) await tellTeachersOf(transaction, id);
    await writeNotices(transaction, decision.tell, { changeId, nowMs });
    const touched = rows.flatMap(({ before, after }) => (after ?? before)?.id ?? []);
    await announce(transaction, { kind: 'profiles', userIds: [...new Set([actor.id, ...touched])] });
  }
  const about = outcomes.map((outcome) => outcome.about[0] ?? null);
  const shown = new Set([...about, ...rows.map(({ before, after }) => (after ?? before)?.id ?? null)]);
  return {
    changeId,
    steps: steps.map(({ key }, index) => ({ key, about: about[index] ?? null })),
    ...(await seenOwn(
      transaction,
      actor,
      [...shown].filter((id) => id !== null),
      nowMs,
    )),
  };
}

/** The persons that were spoken of, as the one who did it sees them by now. */
async function seenOwn(
  transaction: StoreTransaction,
  actor: Actor,
  ids: readonly Id[],
  nowMs: number,
): Promise<Written> {
  const students = await studentsOf(transaction, actor);
  const written: Written = { meetings: [] };
  const seen = ids.filter((id) => students.includes(id));
  const loaded = await Promise.all(seen.map((id) => loadStudent(transaction, id)));
  const as = actor.role === 'student' ? 'self' : 'guardian';
  written.students = loaded.flatMap((student) => (student ? [maskStudent(student, { as })] : []));
  const parent = actor.role === 'parent' ? await loadParent(transaction, actor.id, nowMs) : null;
  if (parent) written.parents = [parent];
  return written;
}
