/** The last line of the ledger: no change may leave a payment that covers more than it has. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Row, RowChange } from '../kernel/rows.ts';
import { absenceOf, isCharged } from './owed.ts';
import { allocatedMinor } from '../calendar/charge.ts';
import type { Allocation } from '../calendar/occurrence.ts';
import { ledgerOf, type Entry } from './ledger.ts';
import { moneyOf, moneyOfFamilies } from './moneyFacts.ts';

/** Asked over the rows as they will be. An undo may bring back what a payment covered, after the money went elsewhere. */
export function* overdraft(
  rows: readonly RowChange[],
  actor: Actor,
  nowMs: number,
): Gathering<Refusal | null> {
  const teacherId = teacherIdOf(actor);
  if (teacherId === '' || !rows.some(mayOverdraw)) return null;
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return null;
  const touched = touchedBy(rows);
  const facts = touched ? yield* moneyOfFamilies(teacher, touched) : yield* moneyOf(teacher);
  const { entries, leftOf } = ledgerOf(facts, nowMs);
  const standing = new Set(facts.payments.map(({ id }) => id));
  // Of the others not all is known that they cover.
  const payers = touched && new Set(touched.map(facts.payerOf));
  const judged = facts.payments.filter(({ payerId }) => payers?.has(facts.payerOf(payerId)) ?? true);
  const ids = new Set(judged.map(({ id }) => id));
  const isOver =
    judged.some(({ id }) => leftOf(id).minor < 0 || leftOf(id).lessons < 0) ||
    facts.payments.some(({ refundOf }) => refundOf !== null && !standing.has(refundOf)) ||
    entries.some((entry) => isShort(entry, (id) => ids.has(id) || !standing.has(id)));
  return isOver ? refuse('WRITTEN_SINCE', 'changeId') : null;
}

/** Something is written that no payment has: each payment by itself, for what one covers says nothing of another. */
function isShort({ charge, allocations, unwritten }: Entry, isJudged: (paymentId: Id) => boolean): boolean {
  const of = (all: readonly Allocation[]): number =>
    allocatedMinor({ allocations: all.filter(({ paymentId }) => isJudged(paymentId)) });
  return charge !== null && of(charge.allocations) !== of(allocations) - of(unwritten);
}

/** The payers and students of payments and charges that change; null where a whole meeting changes, for it may have charges of anybody. */
function touchedBy(rows: readonly RowChange[]): Id[] | null {
  const people = new Set<Id>();
  for (const { before, after } of rows)
    for (const row of [before, after]) {
      if (row?.kind === 'meeting') return null;
      if (row?.kind === 'payment') people.add(row.payerId);
      if (row?.kind === 'occurrence') for (const { studentId } of row.charges) people.add(studentId);
    }
  return [...people].sort();
}

/** Who covers more than before, or has less to cover with; or a lesson that takes place again. */
function mayOverdraw({ before, after }: RowChange): boolean {
  const row: Row | null = after ?? before;
  if (row?.kind === 'payment') return true;
  if (row?.kind === 'occurrence') return covering(after).some((each) => !covering(before).includes(each));
  if (after?.kind !== 'meeting' || before?.kind !== 'meeting') return false;
  const isBack = before.removedMs !== null && after.removedMs === null;
  const was = new Set(before.attendees.map(({ studentId }) => studentId));
  return isBack || after.attendees.some(({ studentId }) => !was.has(studentId));
}

/** What stands covered in a lesson that takes place, of whom and by what. */
function covering(row: Row | null): string[] {
  if (row?.kind !== 'occurrence' || row.cancelledBy !== null) return [];
  return row.charges
    .filter(({ studentId }) => isCharged(absenceOf({ occurrence: row }, studentId)))
    .flatMap(({ studentId, allocations }) =>
      allocations.map(({ paymentId, amountMinor }) => `${studentId} ${paymentId} ${amountMinor}`),
    );
}
