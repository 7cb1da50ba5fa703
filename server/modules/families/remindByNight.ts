/**
 * Each night: families whose lessons have been open for as long as their teacher set are reminded, once in so many days. Families that
 * were reminded since are not asked about at all; of the others only their own lessons are read, some families at a time.
 */
import type { Id } from '../../../domain/basics/ids.ts';
import { need, type Gathering } from '../../../domain/kernel/facts.ts';
import { dueReminders } from '../../../domain/money/dueReminders.ts';
import { ledgerOf } from '../../../domain/money/ledger.ts';
import { moneyOfFamilies, payerIn } from '../../../domain/money/moneyFacts.ts';
import { reportFault } from '../../basics/reportFault.ts';
import type { Store } from '../../db/database.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import type { PerformAll } from '../../kernel/perform/perform.ts';
import { readReminded } from './rows.ts';

const dayMs = 86_400_000;
const familiesAtOnce = 50;

type Night = { performAll: PerformAll; askRows: AskRows };

/** Of what is refused at night nobody has to know: the plan does not run, or it was paid meanwhile, or enough was sent. */
const expected = ['ok', 'PLAN_LIMIT', 'NOTHING_OPEN', 'MAIL_LIMIT'];

export async function remindByNight(store: Store, nowMs: number, night: Night): Promise<void> {
  const teachers = await store.db
    .selectFrom('app.teachers')
    .select(['teacher_id', 'remind_after_days'])
    .where('remind_after_days', 'is not', null)
    .orderBy('teacher_id')
    .execute();
  for (const { teacher_id: teacherId, remind_after_days: days } of teachers) {
    try {
      if (days !== null) await remindFamilies({ store, nowMs, ...night }, teacherId, days);
    } catch (fault) {
      // A fault with one teacher must not leave the others' families without theirs.
      reportFault(`The families of teacher ${teacherId} could not be reminded`, fault);
    }
  }
}

async function remindFamilies(
  { store, nowMs, performAll, askRows }: Night & { store: Store; nowMs: number },
  teacherId: Id,
  days: number,
): Promise<void> {
  const reminded = await readReminded(store.db, teacherId);
  const asking = { store, teacherId, nowMs };
  const waiting = (await askRows(asking, payersOf(teacherId)))?.filter(
    (payerId) => (reminded.get(payerId) ?? -Infinity) <= nowMs - days * dayMs,
  );
  const due: Id[] = [];
  for (let at = 0; waiting && at < waiting.length; at += familiesAtOnce) {
    const some = waiting.slice(at, at + familiesAtOnce);
    due.push(...((await askRows(asking, duePayers(teacherId, some, { days, reminded, nowMs }))) ?? []));
  }
  const actor = { id: teacherId, role: 'teacher', name: '' } as const;
  for (const payerId of due) {
    // By family and day, so that a night that is made up for reminds nobody twice.
    const requestId = `remind ${payerId} ${new Date(nowMs).toISOString().slice(0, 10)}`;
    const step = { key: 'remind', name: 'remindFamily', args: { payerId, requestId } };
    const outcomes = await performAll({ actor, store, nowMs: () => nowMs }, [step]);
    const status = outcomes.get('remind')?.status ?? 'none';
    if (!expected.includes(status)) throw new Error(`A family was not reminded: ${status}`);
  }
}

type Asked = { days: number; reminded: ReadonlyMap<Id, number>; nowMs: number };

/** Whoever pays for a student, or has paid before. */
function* payersOf(teacherId: Id): Gathering<Id[]> {
  const roster = yield* need('roster', { teacherId });
  const payments = yield* need('payments', { teacherId });
  const payerOf = payerIn(roster);
  return [
    ...new Set([...roster.map(({ id }) => payerOf(id)), ...payments.map(({ payerId }) => payerOf(payerId))]),
  ];
}

function* duePayers(
  teacherId: Id,
  payerIds: readonly Id[],
  { days, reminded, nowMs }: Asked,
): Gathering<Id[]> {
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return [];
  const due = dueReminders(ledgerOf(yield* moneyOfFamilies(teacher, payerIds), nowMs), days, reminded, nowMs);
  // Of other families, who come to the same lessons, the facts are not whole.
  return due.filter((payerId) => payerIds.includes(payerId));
}
