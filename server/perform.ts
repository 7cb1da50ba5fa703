/** The one path of every mutation: all steps of a document in one transaction under the teacher's lock, or none of them. */
import { decide, isRefused, type Decided } from '../domain/decide.ts';
import type { Id } from '../domain/basics/ids.ts';
import { refuse } from '../domain/basics/refusal.ts';
import { toMs } from '../domain/basics/zones.ts';
import { fromStore } from '../domain/facts.ts';
import type { Step } from '../domain/operations.ts';
import { teacherIdOf, type Actor } from '../domain/people/people.ts';
import { denied } from './doors/denied.ts';
import type { RootStep } from './doors/rootSteps.ts';
import {
  decodeSteps,
  documentOf,
  isRefusedStep,
  type Document,
  type RefusedStep,
} from './performing/documentOf.ts';
import { refuseForeignImage } from './images/ownImages.ts';
import { countInvitations } from './people/countInvitations.ts';
import { readPhones } from './people/readPhones.ts';
import { carryOutOwn, isOwnDocument } from './performing/carryOutOwn.ts';
import { waitWithin } from './limits/limits.ts';
import { TakenBack } from './performing/takenBack.ts';
import { actingFor } from './performing/actingFor.ts';
import { seenWritten } from './performing/seenOutcome.ts';
import { writeNotices } from './performing/notices.ts';
import { outcomesOf, refusedAt, type Done, type Outcomes } from './performing/outcome.ts';
import {
  answeredBefore,
  hashOf,
  keepKey,
  keepOutcome,
  takeKey,
  type RequestKey,
} from './performing/requestKey.ts';
import { overlap, retrying, sqlState, unwritableText } from './performing/retrying.ts';
import type { Locked } from './performing/teacherLock.ts';
import { inTurn, type UnderLock, type Verdict } from './performing/turns.ts';
import { answerUnchanged, writeChange } from './performing/writeChange.ts';
import type { Store } from './store/database.ts';
import { newId } from './store/newId.ts';
import { calendarOfChange } from './store/rows/changeLog.ts';
import { storeAnswers } from './store/rows/storeAnswers.ts';
import type { StoreTransaction } from './store/tables.ts';
import { tellFault } from './doors/tellFault.ts';

export type { Outcome, Outcomes } from './performing/outcome.ts';

/** What carrying out needs of the context. */
export type Performing = {
  actor: Actor | null;
  session?: { id: string } | null;
  store: Pick<Store, 'db'>;
  nowMs(): number;
};

export async function performAll(performing: Performing, asked: readonly RootStep[]): Promise<Outcomes> {
  const { actor, store } = performing;
  if (!actor) throw denied('UNAUTHENTICATED');
  const keys = asked.map(({ key }) => key);
  const refusedStep = ({ at, refusal }: RefusedStep): Outcomes => refusedAt(keys, at, refusal);

  const document = documentOf(asked);
  if (isRefusedStep(document)) return refusedStep(document);
  if (isOwnDocument(actor, document.steps) && !(await undoesInCalendar(store.db, actor, document))) {
    if (!(await mayTry(performing, actor, document)))
      return refusedStep({ at: 0, refusal: refuse('RATE_LIMITED', 'code') });
    return orRefused(refusedStep, () =>
      store.db
        .transaction()
        .execute(async (transaction) =>
          outcomesOf(
            await onceForItsKey(transaction, actor, document, () =>
              carryOutOwn(transaction, actor, document, { nowMs: performing.nowMs() }),
            ),
          ),
        ),
    );
  }
  const found = await actingFor(store.db, actor, document.steps, performing.nowMs());
  if (isRefusedStep(found)) {
    // The seat by which a calendar is found may be the one that this request gave up when it came first.
    const key = keyOf(actor, document);
    const done = key && (await answeredBefore(store.db, key));
    return done && done !== 'reused' ? outcomesOf(done) : refusedStep(found);
  }
  return orRefused(refusedStep, async () =>
    outcomesOf(
      await inTurn(store, teacherIdOf(found), (under) => decideUnder(under, performing, found, document)),
    ),
  );
}

/** A student or a parent takes back what they did in a teacher's calendar; else it is of their own rows. */
async function undoesInCalendar(db: Store['db'], actor: Actor, { steps }: Document): Promise<boolean> {
  const [step, another] = steps;
  if (step?.name !== 'undoChange' || another) return false;
  return (await calendarOfChange(db, actor.id, step.args['changeId'])) !== null;
}

/** Tried again where the database says that another try may do; what was refused on the way is an answer. */
async function orRefused(
  refusedStep: (refused: RefusedStep) => Outcomes,
  work: () => Promise<Outcomes>,
): Promise<Outcomes> {
  try {
    return await retrying(work);
  } catch (fault) {
    if (fault instanceof TakenBack) return refusedStep(fault.refused);
    const state = sqlState(fault);
    if (state === overlap) {
      // The judgement by rules has missed something, which must not stay unseen; what counts is that nothing was written.
      tellFault('Only the database kept two lessons apart', fault);
      return refusedStep({ at: 0, refusal: refuse('CLASH') });
    }
    if (state !== null && unwritableText.includes(state)) {
      return refusedStep({ at: 0, refusal: refuse('BAD_REQUEST') });
    }
    throw fault;
  }
}

/** A code that was guessed is refused, and what is refused is taken back: so tries are counted before. */
async function mayTry({ store }: Performing, actor: Actor, { steps }: Document): Promise<boolean> {
  const tries = steps.filter(({ name, args }) => name === 'addStudentToParent' && args['code'] != null);
  for (const _ of tries) if ((await waitWithin(store.db, 'linkCodes', { who: actor.id })) > 0) return false;
  return true;
}

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

const reused = () => new TakenBack({ at: 0, refusal: refuse('REQUEST_REUSED', 'requestId') });

const keyOf = (actor: Actor, { steps, requestId }: Document): RequestKey | null =>
  requestId === null ? null : { actorId: actor.id, requestId, hash: hashOf(steps) };

/** Nothing is written while it is decided: whoever is next may be decided under the same lock. */
async function decideUnder(
  { transaction, locked: lockedAt, earlier }: UnderLock,
  { nowMs: clock, session }: Performing,
  actor: Actor,
  document: Document,
): Promise<Verdict<Done>> {
  const { steps } = document;
  const nowMs = clock();
  const locked = lockedAt?.(nowMs);
  if (!locked) throw new TakenBack({ at: 0, refusal: refuse('NOT_FOUND') });

  // Under the lock: the same request, should it come twice at once, finds the answer here that the first one was given.
  const key = keyOf(actor, document);
  const answer = key && (await answeredBefore(transaction, key));
  if (answer === 'reused') throw reused();
  if (answer) return { answer };

  const { zone, currency } = locked.teacher;
  const decoded = readPhones(decodeSteps(steps, { zone, currency, nowMs }));
  if (isRefusedStep(decoded)) throw new TakenBack(decoded);
  await refuseForeignImage(transaction, actor.id, decoded);
  const decision = await fromStore(
    decide(decoded, actor, { nowMs, newId, sessionId: session?.id ?? null }),
    storeAnswers(transaction, locked, earlier),
  );
  if (isRefused(decision)) {
    const { step, refusal } = decision.refused;
    throw new TakenBack({ at: step, refusal });
  }
  return {
    async write() {
      const done = await write(transaction, locked, actor, { document, decoded, decision, nowMs });
      if (key) await keepKey(transaction, key, done);
      return done;
    },
  };
}

type ToWrite = { document: Document; decoded: readonly Step[]; decision: Decided; nowMs: number };

async function write(
  transaction: StoreTransaction,
  locked: Locked,
  actor: Actor,
  { document: { steps }, decoded, decision, nowMs }: ToWrite,
): Promise<Done> {
  const { zone } = locked.teacher;
  await countInvitations(transaction, locked.teacher.id, decoded, nowMs);
  const { outcomes } = decision;
  const about = outcomes.map((outcome) => outcome.about[0] ?? null);
  const changeId: Id | null = decision.rows.length > 0 ? newId() : null;
  const written =
    changeId === null
      ? await answerUnchanged(transaction, locked, new Set(about.filter((id) => id !== null)))
      : await writeChange(transaction, locked, {
          id: changeId,
          actorId: actor.id,
          operations: decoded.map(({ name }) => name),
          rows: decision.rows,
          nowMs,
        });
  if (changeId !== null) await writeNotices(transaction, decision.tell, { changeId, nowMs });
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
    ...(await seenWritten(transaction, { teacherId: locked.teacher.id, actor, nowMs }, written)),
  };
}
