/**
 * Each night: recounts the balances, teacher by teacher, and writes down what credit and packages cover by now. The recount reads
 * the calendar whole, without the lock; under the lock only the families' own lessons are read.
 */
import type { Id } from '../../../domain/basics/ids.ts';
import { recount, type Recount } from '../../../domain/money/recount.ts';
import { log, type LogEvent } from '../../basics/log.ts';
import { reportFault } from '../../basics/reportFault.ts';
import type { Store } from '../../db/database.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import type { PerformAll } from '../../kernel/perform/perform.ts';

const teachersAtOnce = 200;
const familiesAtOnce = 100;

type Night = { performAll: PerformAll; askRows: AskRows; logEvent?: LogEvent };

export async function settleByNight(store: Store, nowMs: number, night: Night): Promise<void> {
  for (let last: Id | null = null; ;) {
    const teachers: Id[] = await paidTeachers(store, last);
    for (const teacherId of teachers) {
      try {
        await settleTeacher(store, teacherId, nowMs, night);
      } catch (fault) {
        // A fault with one teacher must not leave the others unsettled.
        reportFault(`The charges of teacher ${teacherId} could not be settled`, fault);
      }
    }
    last = teachers.at(-1) ?? null;
    if (last === null) return;
  }
}

/** Whoever was ever given something; whether any of it is left, the ledger knows. */
async function paidTeachers({ db }: Store, after: Id | null): Promise<Id[]> {
  let paid = db
    .selectFrom('app.teachers as t')
    .select('t.teacher_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('app.payments as p')
          .select('p.id')
          .whereRef('p.teacher_id', '=', 't.teacher_id')
          .where('p.removed_at', 'is', null),
      ),
    )
    .orderBy('t.teacher_id')
    .limit(teachersAtOnce);
  if (after !== null) paid = paid.where('t.teacher_id', '>', after);
  return (await paid.execute()).map(({ teacher_id: teacherId }) => teacherId);
}

async function settleTeacher(
  store: Store,
  teacherId: Id,
  nowMs: number,
  { performAll, askRows, logEvent = log }: Night,
): Promise<void> {
  const counted = (): Promise<Recount | null> =>
    askRows({ store, teacherId, nowMs }, recount(teacherId, nowMs));
  // Asked without the lock first: on most nights most teachers have nothing to settle.
  let stands = await counted();
  if (stands && stands.unwritten.length > 0) {
    const actor = { id: teacherId, role: 'teacher', name: '' } as const;
    const performing = { actor, store, nowMs: () => nowMs };
    for (let from = 0; from < stands.unwritten.length; from += familiesAtOnce) {
      const payerIds = stands.unwritten.slice(from, from + familiesAtOnce);
      const outcomes = await performAll(performing, [
        { key: 'settle', name: 'settleCharges', args: { payerIds } },
      ]);
      const status = outcomes.get('settle')?.status ?? 'none';
      if (status !== 'ok') throw new Error(`The charges were not settled: ${status}`);
    }
    stands = await counted();
  }
  for (const { studentId, ledgerMinor, writtenMinor } of stands?.differences ?? [])
    logEvent({
      level: 'error',
      event: 'balances differ',
      at: 'settleByNight',
      teacher: teacherId,
      student: studentId,
      differenceMinor: ledgerMinor - writtenMinor,
    });
}
