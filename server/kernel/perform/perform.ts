/** The one path of every mutation: all steps of a document in one transaction under the teacher's lock, or none of them. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { decide, isRefused, type Decided } from '../../../domain/decide.ts';
import { fromStore } from '../../../domain/kernel/facts.ts';
import type { Operation } from '../../../domain/kernel/operation.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import { teacherIdOf, type Actor } from '../../../domain/kernel/actor.ts';
import { overlap, sqlState, unwritableText } from '../../basics/databaseFaults.ts';
import { denied } from '../../basics/denied.ts';
import { newId } from '../../basics/newId.ts';
import { reportFault } from '../../basics/reportFault.ts';
import type { Store } from '../../db/database.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { actingFor } from './actingFor.ts';
import { calendarOfChange } from './changeLog.ts';
import { storeAnswers } from './facts.ts';
import type { Kernel } from './kernel.ts';
import { writeNotifications } from './notifications.ts';
import { outcomesOf, refusedAt, type Done, type Outcomes } from './outcome.ts';
import { answeredBefore, hashOf, keepKey, keepOutcome, takeKey, type RequestKey } from './requestKey.ts';
import { readSteps } from './readSteps.ts';
import { retrying } from './retrying.ts';
import { Rollback } from './rollback.ts';
import { seenWritten } from './seenOutcome.ts';
import { documentOf, isRefusedStep, type Document, type RefusedStep, type RootStep } from './steps.ts';
import type { Locked } from './teacherLock.ts';
import { inTurn, type UnderLock, type Verdict } from './teacherQueue.ts';
import { answerUnchanged, writeChange } from './writeChange.ts';

/** What is needed of the context. */
export type Performing = {
  actor: Actor | null;
  session?: { id: string } | null;
  store: Pick<Store, 'db' | 'answerLimitMs'>;
  nowMs(): number;
};

export type PerformAll = (performing: Performing, asked: readonly RootStep[]) => Promise<Outcomes>;

export const makePerformAll =
  (kernel: Kernel): PerformAll =>
  (performing, asked) =>
    performAll(kernel, performing, asked);

async function performAll(
  kernel: Kernel,
  performing: Performing,
  asked: readonly RootStep[],
): Promise<Outcomes> {
  const { actor, store } = performing;
  if (!actor) throw denied('UNAUTHENTICATED');
  const keys = asked.map(({ key }) => key);
  const refusedStep = ({ at, refusal }: RefusedStep): Outcomes => refusedAt(kernel.shown, keys, at, refusal);

  const document = documentOf(asked);
  if (isRefusedStep(document)) return refusedStep(document);
  if (await isOwnDocument(kernel, store.db, actor, document)) {
    if (!(await kernel.ownChanges.mayTry(store.db, actor, document.steps)))
      return refusedStep({ at: 0, refusal: refuse('RATE_LIMITED', 'code') });
    return orRefused(refusedStep, async () =>
      outcomesOf(kernel.shown, await changeOwn(kernel, performing, actor, document)),
    );
  }
  const nowMs = performing.nowMs();
  const found = await actingFor(kernel, store.db, actor, { steps: document.steps, nowMs });
  if (isRefusedStep(found)) {
    // The seat that leads to the calendar may be the one that this request gave up when it arrived first.
    const key = keyOf(actor, document);
    const done = key && (await answeredBefore(store.db, key));
    return done && done !== 'reused' ? outcomesOf(kernel.shown, done) : refusedStep(found);
  }
  return orRefused(refusedStep, async () =>
    outcomesOf(
      kernel.shown,
      await inTurn(store, teacherIdOf(found), (under) =>
        decideUnder(kernel, under, performing, { actor: found, document }),
      ),
    ),
  );
}

/** Retries when the database reports a conflict; a refusal on the way becomes the answer. */
async function orRefused(
  refusedStep: (refused: RefusedStep) => Outcomes,
  work: () => Promise<Outcomes>,
): Promise<Outcomes> {
  try {
    return await retrying(work);
  } catch (fault) {
    if (fault instanceof Rollback) return refusedStep(fault.refused);
    const state = sqlState(fault);
    if (state === overlap) {
      // The rules have missed a conflict, which must not go unnoticed; nothing was written.
      reportFault('Only the database kept two lessons apart', fault);
      return refusedStep({ at: 0, refusal: refuse('CLASH') });
    }
    if (state !== null && unwritableText.includes(state)) {
      return refusedStep({ at: 0, refusal: refuse('BAD_REQUEST') });
    }
    throw fault;
  }
}

/** Whether all steps are about the person's own rows; a document that mixes them with a calendar's is not. */
async function isOwnDocument(
  { ownChanges }: Kernel,
  db: Store['db'],
  { id, role }: Actor,
  { steps }: Document,
): Promise<boolean> {
  const [step, another] = steps;
  const isLearner = role !== 'teacher' && role !== 'admin';
  if (step?.name === 'undoChange' && !another) {
    const { changeId } = step.args;
    // A student or a parent may undo what they did in a teacher's calendar; a teacher what she did of her own rows.
    return isLearner
      ? (await calendarOfChange(db, id, changeId)) === null
      : ownChanges.made(db, id, changeId);
  }
  return steps.every(({ name }) => {
    const { own } = operations[name] as Operation<string, unknown, unknown>;
    return own === true || (name === 'undoChange' && isLearner);
  });
}

const changeOwn = (
  kernel: Kernel,
  { store, nowMs }: Performing,
  actor: Actor,
  document: Document,
): Promise<Done> =>
  store.db
    .transaction()
    .execute((transaction) =>
      onceForItsKey(transaction, actor, document, () =>
        kernel.ownChanges.carryOut(kernel, transaction, actor, document, nowMs()),
      ),
    );

/** The same request gets the answer that it was given before. */
async function onceForItsKey(
  transaction: StoreTransaction,
  actor: Actor,
  document: Document,
  work: () => Promise<Done>,
): Promise<Done> {
  const key = keyOf(actor, document);
  if (key) {
    const taken = await takeKey(transaction, key);
    if (taken === 'reused') throw reused();
    if (taken !== 'mine') return taken;
  }
  const done = await work();
  if (key) await keepOutcome(transaction, key, done);
  return done;
}

const reused = () => new Rollback({ at: 0, refusal: refuse('REQUEST_REUSED', 'requestId') });

const keyOf = (actor: Actor, { steps, requestId }: Document): RequestKey | null =>
  requestId === null ? null : { actorId: actor.id, requestId, hash: hashOf(steps) };

/** Nothing is written while deciding, so the next change may be decided under the same lock. */
async function decideUnder(
  kernel: Kernel,
  { transaction, locked: lockedAt, earlier }: UnderLock,
  { nowMs: clock, session }: Performing,
  { actor, document }: { actor: Actor; document: Document },
): Promise<Verdict<Done>> {
  const { steps } = document;
  const nowMs = clock();
  const locked = lockedAt?.(nowMs);
  if (!locked) throw new Rollback({ at: 0, refusal: refuse('NOT_FOUND') });

  // Under the lock: if the same request arrives twice at once, the second finds the answer of the first.
  const key = keyOf(actor, document);
  const answer = key && (await answeredBefore(transaction, key));
  if (answer === 'reused') throw reused();
  if (answer) return { answer };

  const { zone, currency } = locked.teacher;
  const decoding = { zone, currency, nowMs };
  const decoded = await readSteps(kernel, transaction, actor.id, { steps, decoding });
  const decision = await fromStore(
    decide(decoded, actor, { nowMs, newId, sessionId: session?.id ?? null }),
    storeAnswers(kernel, transaction, locked, earlier),
  );
  if (isRefused(decision)) {
    const { step, refusal } = decision.refused;
    throw new Rollback({ at: step, refusal });
  }
  return {
    async write() {
      const done = await write(kernel, transaction, locked, { actor, document, decoded, decision, nowMs });
      if (key) await keepKey(transaction, key, done);
      return done;
    },
  };
}

type ToWrite = {
  actor: Actor;
  document: Document;
  decoded: readonly Step[];
  decision: Decided;
  nowMs: number;
};

const undoneBy = (steps: readonly Step[]): Id | null =>
  steps.flatMap((step) => (step.name === 'undoChange' ? step.args.changeId : []))[0] ?? null;

async function write(
  kernel: Kernel,
  transaction: StoreTransaction,
  locked: Locked,
  { actor, document: { steps }, decoded, decision, nowMs }: ToWrite,
): Promise<Done> {
  const { zone } = locked.teacher;
  for (const check of kernel.beforeWrite) await check(transaction, locked.teacher.id, decoded, nowMs);
  const { outcomes } = decision;
  const about = outcomes.map((outcome) => outcome.about[0] ?? null);
  const changeId: Id | null = decision.rows.length > 0 ? newId() : null;
  const written =
    changeId === null
      ? await answerUnchanged(kernel, transaction, locked, new Set(about.filter((id) => id !== null)))
      : await writeChange(kernel, transaction, locked, {
          id: changeId,
          actorId: actor.id,
          operations: decoded.map(({ name }) => name),
          rows: decision.rows,
          undoes: undoneBy(decoded),
          nowMs,
        });
  if (changeId !== null)
    await writeNotifications(transaction, decision.tell, { changeId, actorId: actor.id, nowMs });
  const warnings = decision.warnings.map(({ start, end, slot: _, ...warning }) => ({
    ...warning,
    start: String(toMs(start, zone)),
    end: String(toMs(end, zone)),
  }));
  return {
    changeId,
    ...(warnings.length > 0 && { warnings }),
    steps: steps.map(({ key: step }, index) => ({
      key: step,
      about: about[index] ?? null,
      ...(outcomes[index]?.attendance && { attendance: outcomes[index].attendance }),
    })),
    written: await seenWritten(kernel, transaction, { teacherId: locked.teacher.id, actor, nowMs }, written),
  };
}
