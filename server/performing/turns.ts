/**
 * The changes of one teacher take turns already in this process, so that those who wait hold no connection that others
 * need. What keeps two changes apart is the lock in the database; here it is only made cheap to wait for: what is
 * refused leaves nothing behind, so the next ones are decided under the same lock, until something is written.
 */
import type { Id } from '../../domain/basics/ids.ts';
import { TookTooLong } from '../doors/faultKind.ts';
import { answerLimitMs } from '../doors/timeLimit.ts';
import type { Store } from '../store/database.ts';
import { nothingAnswered, type AnsweredEarlier } from '../store/rows/storeAnswers.ts';
import type { StoreTransaction } from '../store/tables.ts';
import { abortedByAnother, sqlState } from './retrying.ts';
import { TakenBack } from './takenBack.ts';
import { lockTeacher, type LockedAt } from './teacherLock.ts';

/** One has the lock, and the next stands at the database to get it at once. */
const abreast = 2;

/** So many are decided in one transaction at most: other processes want the lock too. */
const mostDecided = 12;
/** Where one was refused, those behind it mostly are: they ask the database together, and it answers while others are decided. */
const decidedTogether = 4;

export type UnderLock = {
  transaction: StoreTransaction;
  /** null: there is no such teacher. */
  locked: LockedAt | null;
  earlier: AnsweredEarlier;
};

/** What comes of a change: an answer for which nothing is written, or what is written for it. A refusal is thrown (TakenBack). */
export type Verdict<Answer> = { answer: Answer } | { write(): Promise<Answer> };

/** Answers what is to be told once all that it wrote is committed. */
type Write = () => Promise<() => void>;

type Turn = {
  /** null: it has its answer, and nothing is to be written. */
  decide(under: UnderLock): Promise<Write | null>;
  fail(fault: unknown): void;
};

/** For as long as anybody is at it, what one change read serves the next. */
type Queue = { running: number; waiting: Turn[]; earlier: AnsweredEarlier };

const queues = new WeakMap<Store['db'], Map<Id, Queue>>();

/** Nothing may be written while it is decided, which may happen more than once: what changes a row belongs to `write`. */
export function inTurn<Answer>(
  { db }: Pick<Store, 'db'>,
  teacherId: Id,
  decide: (under: UnderLock) => Promise<Verdict<Answer>>,
): Promise<Answer> {
  const ofStore = queues.get(db) ?? new Map<Id, Queue>();
  queues.set(db, ofStore);
  const queue = ofStore.get(teacherId) ?? { running: 0, waiting: [], earlier: nothingAnswered() };
  ofStore.set(teacherId, queue);
  return new Promise((resolve, fail) => {
    const turn: Turn = {
      fail,
      async decide(under) {
        clearTimeout(timer);
        try {
          const verdict = await decide(under);
          if ('answer' in verdict) resolve(verdict.answer);
          else
            return async () => {
              const answer = await verdict.write();
              return () => resolve(answer);
            };
        } catch (fault) {
          if (!(fault instanceof TakenBack)) throw fault;
          fail(fault);
        }
        return null;
      },
    };
    // Who waits longer than an answer may take is not served any more.
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(turn), 1);
      fail(new TookTooLong('Waited too long for the changes of this teacher that came before'));
    }, answerLimitMs);
    queue.waiting.push(turn);
    if (queue.running < abreast) void serve();
  });

  async function serve(): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) await decideSome(db, teacherId, queue);
    if (--queue.running === 0) ofStore.delete(teacherId);
  }
}

/** Only what is thrown takes a transaction back, and that is cheaper than to commit nothing. */
class NothingWritten extends Error {}

/** Those whose turn it is under one lock, up to the first that writes. */
async function decideSome(db: Store['db'], teacherId: Id, { waiting, earlier }: Queue): Promise<void> {
  let writing: Turn | undefined;
  try {
    const tell = await db.transaction().execute(async (transaction) => {
      const under = { transaction, locked: await lockTeacher(transaction, teacherId), earlier };
      for (let decided = 0; decided < mostDecided && waiting.length > 0;) {
        const turns = waiting.splice(0, decided === 0 ? 1 : Math.min(decidedTogether, mostDecided - decided));
        decided += turns.length;
        const write = await decideTogether(turns, under, waiting);
        if (!write) continue;
        [writing] = [write.turn];
        return await write.write();
      }
      throw new NothingWritten();
    });
    tell();
  } catch (fault) {
    if (fault instanceof NothingWritten) return;
    // Where the lock itself was not to be had, the next one hears of it.
    (writing ?? waiting.shift())?.fail(fault);
  }
}

/** The first that is to be written. What would be written after it is decided anew. */
async function decideTogether(
  turns: readonly Turn[],
  under: UnderLock,
  waiting: Turn[],
): Promise<{ turn: Turn; write: Write } | null> {
  const verdicts = await Promise.allSettled(turns.map((turn) => turn.decide(under)));
  let first: { turn: Turn; write: Write } | null = null;
  let failed = false;
  const again: Turn[] = [];
  for (const [at, turn] of turns.entries()) {
    const verdict = verdicts[at];
    if (verdict?.status === 'rejected') {
      failed = true;
      if (sqlState(verdict.reason) === abortedByAnother) again.push(turn);
      else turn.fail(verdict.reason);
    } else if (verdict?.value) {
      if (first) again.push(turn);
      else first = { turn, write: verdict.value };
    }
  }
  if (failed && first) again.unshift(first.turn);
  waiting.unshift(...again);
  if (failed) throw new NothingWritten();
  return first;
}
