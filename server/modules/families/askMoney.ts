/** Who asks after a family's money, and the facts of the teacher's calendar that answer it, read at one moment. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { need, type Gathering } from '../../../domain/kernel/facts.ts';
import type { Asker } from '../../../domain/money/familyAccount.ts';
import { isPayer, moneyOfFamilies, type MoneyFacts } from '../../../domain/money/moneyFacts.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Store } from '../../db/database.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import { linksWith } from '../people/relations.ts';

export type Asking = { store: Pick<Store, 'db'>; actor: Actor; nowMs: number; askRows: AskRows };

/** payerId: of the family that a teacher asks after. studentId: of whom a receipt is. */
export type About = { teacherId: Id; payerId?: Id | null | undefined; studentId?: Id };

export type Answered = { facts: MoneyFacts; asker: Asker };

/** null for whoever has nothing to do with the teacher, and for a family that is not the teacher's. */
export async function askMoney(
  { store, actor, nowMs, askRows }: Asking,
  { teacherId, payerId, studentId }: About,
): Promise<Answered | null> {
  if (!isStoredId(teacherId)) return null;
  const asker = await askerOf(store, actor, teacherId, payerId ?? '');
  const people = asker?.as === 'family' ? asker.students : [payerId, studentId].filter((id) => id != null);
  const facts = asker && (await askRows({ store, teacherId, nowMs }, moneyFactsOf(teacherId, people)));
  if (!asker || !facts) return null;
  if (asker.as === 'teacher' && payerId !== undefined && !isPayer(facts, asker.payerId)) return null;
  return { facts, asker };
}

async function askerOf(
  { db }: Pick<Store, 'db'>,
  actor: Actor,
  teacherId: Id,
  payerId: Id,
): Promise<Asker | null> {
  if (actor.role === 'teacher') return actor.id === teacherId ? { as: 'teacher', payerId } : null;
  const links = await linksWith(db, actor, teacherId);
  if (links.length === 0) return null;
  return { as: 'family', actorId: actor.id, students: links.map(({ studentId }) => studentId) };
}

function* moneyFactsOf(teacherId: Id, people: readonly Id[]): Gathering<MoneyFacts | null> {
  const teacher = yield* need('teacher', { teacherId });
  return teacher ? yield* moneyOfFamilies(teacher, people) : null;
}
