/**
 * The changes of one teacher take turns already in this process, so that those who wait hold no connection that others
 * need. What keeps two changes apart is the lock in the database; here it is only made cheap to wait for.
 */
import type { Id } from '../../domain/basics/ids.ts';
import { answerLimitMs } from '../doors/timeLimit.ts';
import type { Store } from '../store/database.ts';
import { nothingAnswered, type AnsweredEarlier } from '../store/rows/storeAnswers.ts';

/** One has the lock, and the next stands at the database to get it at once. */
const abreast = 2;

/** For as long as anybody is at it, what one change read serves the next. */
type Queue = { running: number; waiting: (() => void)[]; earlier: AnsweredEarlier };

const queues = new WeakMap<Store['db'], Map<Id, Queue>>();

export async function inTurn<Answer>(
  { db }: Pick<Store, 'db'>,
  teacherId: Id,
  work: (earlier: AnsweredEarlier) => Promise<Answer>,
): Promise<Answer> {
  const ofStore = queues.get(db) ?? new Map<Id, Queue>();
  queues.set(db, ofStore);
  const queue = ofStore.get(teacherId) ?? { running: 0, waiting: [], earlier: nothingAnswered() };
  ofStore.set(teacherId, queue);
  if (queue.running < abreast) queue.running += 1;
  else await handedOver(queue);
  try {
    return await work(queue.earlier);
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else if (--queue.running === 0) ofStore.delete(teacherId);
  }
}

/** Until another hands its turn over. Who waits longer than an answer may take is not served any more. */
function handedOver(queue: Queue): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(turn), 1);
      reject(new Error('Waited too long for the changes of this teacher that came before'));
    }, answerLimitMs);
    queue.waiting.push(turn);
  });
}
