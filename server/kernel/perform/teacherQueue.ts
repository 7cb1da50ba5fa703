/**
 * The changes of one teacher are queued in this process, so that waiting changes hold no connection that others need.
 * The lock in the database keeps two changes apart; the queue only makes waiting for it cheap: a refused change
 * leaves nothing behind, so the next ones are decided under the same lock until one of them is written.
 */
import { queueWaitSeconds } from '../../basics/metrics.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { TookTooLong } from '../../basics/faultKind.ts';
import type { Store } from '../../db/database.ts';
import { nothingAnswered, type AnsweredEarlier } from './facts.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { abortedByAnother, sqlState } from '../../basics/databaseFaults.ts';
import { Rollback } from './rollback.ts';
import { lockTeacher, type LockedAt } from './teacherLock.ts';

/** One has the lock, and the next already waits at the database to get it at once. */
const abreast = 2;

/** At most so many are decided in one transaction: other processes need the lock too. */
const mostDecided = 12;
/** When one was refused, the next ones usually are too: they query the database together, and it answers while others are decided. */
const decidedTogether = 4;

export type UnderLock = {
  transaction: StoreTransaction;
  /** null: there is no such teacher. */
  locked: LockedAt | null;
  earlier: AnsweredEarlier;
};

/** The result of deciding a change: an answer for which nothing is written, or what is to be written. A refusal is thrown (Rollback). */
export type Verdict<Answer> = { answer: Answer } | { write(): Promise<Answer> };

/** Returns what to call once everything is committed. */
type Write = () => Promise<() => void>;

type Turn = {
  /** null: it has its answer, and nothing has to be written. */
  decide(under: UnderLock): Promise<Write | null>;
  fail(fault: unknown): void;
};

/** As long as changes are waiting, what one change has read serves the next. */
type Queue = { running: number; waiting: Turn[]; earlier: AnsweredEarlier };

const queues = new WeakMap<Store['db'], Map<Id, Queue>>();

/** `decide` may run more than once and must not write: whatever changes a row belongs to `write`. */
export function inTurn<Answer>(
  { db, answerLimitMs }: Pick<Store, 'db' | 'answerLimitMs'>,
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
        waited();
        try {
          const verdict = await decide(under);
          if ('answer' in verdict) resolve(verdict.answer);
          else
            return async () => {
              const answer = await verdict.write();
              return () => resolve(answer);
            };
        } catch (fault) {
          if (!(fault instanceof Rollback)) throw fault;
          fail(fault);
        }
        return null;
      },
    };
    // A change that has waited longer than an answer may take is not carried out any more.
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(turn), 1);
      fail(new TookTooLong('Waited too long for the changes of this teacher that came before'));
    }, answerLimitMs);
    const waited = onceOnly(queueWaitSeconds.startTimer());
    queue.waiting.push(turn);
    if (queue.running < abreast) void serve();
  });

  async function serve(): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) await decideSome(db, teacherId, queue);
    if (--queue.running === 0) ofStore.delete(teacherId);
  }
}

/** A change that is decided anew has waited once. */
function onceOnly(end: () => number): () => void {
  let isOver = false;
  return () => {
    if (!isOver) end();
    isOver = true;
  };
}

/** How many changes wait in this process. */
export const changesWaiting = ({ db }: Pick<Store, 'db'>): number =>
  [...(queues.get(db)?.values() ?? [])].reduce((sum, { waiting }) => sum + waiting.length, 0);

/** An exception rolls the transaction back, which is cheaper than committing nothing. */
class NothingWritten extends Error {}

/** Decides the next changes under one lock, up to the first one that writes. */
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
    // If the lock itself could not be taken, the next change is told.
    (writing ?? waiting.shift())?.fail(fault);
  }
}

/** The first change to be written. Those after it are decided again. */
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
