/** What a plan does to payments, told in facts without words: what comes in or goes, and which lessons it settles or opens again. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Charge } from '../../../domain/calendar/occurrence.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';

type PaymentSide = Pick<Payment, 'type' | 'amountMinor' | 'method' | 'date' | 'lessons' | 'endDate'>;

type Settled = {
  key: string;
  start: Wall;
  subject: string;
  name: string;
  /** What the payment gives to it; below nothing: takes away. */
  minor: number;
  /** What is open of it then. */
  leftMinor: number;
};

export type PaymentFacts = {
  names: string[];
  said: { before: PaymentSide | null; after: PaymentSide | null }[];
  lessons: Settled[];
  /** Of payments that are new: what no lesson has of them, and whose it is. A card kept from before has none. */
  credits?: { name: string; minor: number }[];
};

type Known = { nameOf(personId: Id): string; subjectOf(meetingId: Id): string };

/** null where no row is a payment. */
export function paymentFacts(rows: readonly RowChange[], known: Known): PaymentFacts | null {
  const changed = rows.flatMap(({ before, after }) => {
    const [was, is] = [paymentIn(before), paymentIn(after)];
    return was || is ? [{ was, is }] : [];
  });
  if (changed.length === 0) return null;
  const ids = new Set(changed.flatMap(({ was, is }) => [was?.id, is?.id, is?.refundOf].filter(Boolean)));
  const covered = ({ allocations }: Charge): number =>
    allocations.reduce((sum, each) => sum + (ids.has(each.paymentId) ? each.amountMinor : 0), 0);
  const lessons = rows.flatMap((change) => settledIn(change, covered, known));
  const came = changed.filter(({ was, is }) => !was && is?.type === 'payment');
  const credits = came.flatMap(({ is }) => {
    const minor = is ? is.amountMinor - givenBy(is.id, rows) : 0;
    return is && minor > 0 ? [{ name: payerName(is, known), minor }] : [];
  });
  return {
    names: namesIn(changed, lessons, known),
    said: changed.map(({ was, is }) => ({ before: was, after: is })),
    lessons: lessons.sort((a, b) => (a.start < b.start ? -1 : 1)),
    credits,
  };
}

/** What lessons have of a payment. */
const givenBy = (id: Id, rows: readonly RowChange[]): number =>
  rows
    .flatMap(({ after }) => (after?.kind === 'occurrence' ? after.charges : []))
    .flatMap(({ allocations }) => allocations)
    .reduce((sum, { paymentId, amountMinor }) => sum + (paymentId === id ? amountMinor : 0), 0);

const payerName = ({ studentId, payerId }: Payment, { nameOf }: Known): string =>
  nameOf(studentId ?? '') || nameOf(payerId);

function namesIn(
  changed: readonly { was: Payment | null; is: Payment | null }[],
  lessons: readonly Settled[],
  known: Known,
): string[] {
  const payers = changed.flatMap(({ was, is }) => {
    const payment = is ?? was;
    return (payment && payerName(payment, known)) || [];
  });
  const names = payers.length > 0 ? payers : lessons.map(({ name }) => name);
  return [...new Set(names)];
}

const paymentIn = (row: RowChange['after']): Payment | null =>
  row?.kind === 'payment' && row.removedMs === null ? row : null;

function settledIn(
  { before, after }: RowChange,
  covered: (charge: Charge) => number,
  { nameOf, subjectOf }: Known,
): Settled[] {
  const row = after?.kind === 'occurrence' ? after : before?.kind === 'occurrence' ? before : null;
  if (!row) return [];
  const [was, is] = [chargesIn(before), chargesIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((studentId): Settled[] => {
    const [old, now] = [was.get(studentId), is.get(studentId)];
    const minor = (now ? covered(now) : 0) - (old ? covered(old) : 0);
    if (minor === 0) return [];
    const charge = now ?? old;
    const given = (now?.allocations ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return [
      {
        key: `${row.meetingId} ${row.slot} ${studentId}`,
        start: row.own.start ?? row.slot,
        subject: row.own.subject ?? subjectOf(row.meetingId),
        name: nameOf(studentId),
        minor,
        leftMinor: Math.max(0, (charge?.amountMinor ?? 0) - given),
      },
    ];
  });
}

const chargesIn = (row: RowChange['after']): Map<Id, Charge> =>
  new Map((row?.kind === 'occurrence' ? row.charges : []).map((charge) => [charge.studentId, charge]));
