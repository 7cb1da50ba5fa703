/**
 * The ledger: what is owed for every lesson that took place, what covers it, and how every payer stands. Nothing of
 * it is kept; it follows from the calendar and the payments. What a payment was given for stands with the charge; what
 * is left of it covers the oldest charge that is open.
 */
import type { Id } from '../basics/ids.ts';
import { dayOf } from '../basics/wallTime.ts';
import { firstMoment } from '../calendar/firstMoment.ts';
import { lessonAt, lessonsBetween, type Held, type Lesson } from '../calendar/lesson.ts';
import type { Allocation, Charge, ChargeKind } from '../calendar/occurrence.ts';
import { openFunds, type Funds, type Left } from './funds.ts';
import { owedFor, type PriceFor } from './owed.ts';
import { coversLessons, type Payment } from './payment.ts';

/** One line of the ledger: what one student owes for one lesson. */
export type Entry = {
  lesson: Lesson;
  studentId: Id;
  payerId: Id;
  kind: ChargeKind;
  amountMinor: number;
  /** The row that fixes it, where there is one. */
  charge: Charge | null;
  /** What covers it: what is written, then what credit will be written for it. */
  allocations: Allocation[];
  /** Those of them that are not written yet. */
  unwritten: Allocation[];
  /** What is still to be paid. */
  openMinor: number;
  /** The lesson has begun: what is open is owed. */
  isDue: boolean;
};

/** A package or a credit of lessons as it stands. */
type LessonFund = { payment: Payment; left: number; minor: number };

export type Account = {
  payerId: Id;
  studentIds: Id[];
  /** Of lessons that have begun. */
  openMinor: number;
  /** Money that waits for the next charge. */
  creditMinor: number;
  /** Entries of which something is open, the oldest first. */
  open: Entry[];
  funds: LessonFund[];
};

export type LedgerFacts = {
  schedule: readonly Held[];
  payments: readonly Payment[];
  /** Who pays for a person; themselves where nobody else does. */
  payerOf(personId: Id): Id;
  priceFor: PriceFor;
};

export type Ledger = {
  /** In the order of the lessons. */
  entries: Entry[];
  /** With one for everybody who owes, has paid, or was at a lesson. */
  accounts: Map<Id, Account>;
  /** null: nothing is owed for it, or not yet. */
  entryAt(lesson: Pick<Lesson, 'meeting' | 'slot'>, studentId: Id): Entry | null;
  /** Unspent, by payment. */
  leftOf(paymentId: Id): { minor: number; lessons: number };
};

export const entryKey = (lesson: Pick<Lesson, 'meeting' | 'slot'>, studentId: Id): string =>
  `${lesson.meeting.id} ${lesson.slot} ${studentId}`;

export function ledgerOf(facts: LedgerFacts, nowMs: number): Ledger {
  const entries = facts.schedule
    .flatMap((held) => entriesOf(held, facts, nowMs))
    .sort((a, b) => a.lesson.startMs - b.lesson.startMs || byRow(a, b));
  const funds = openFunds(facts.payments);
  honourWritten(entries, funds);
  coverInLessons(entries, funds, nowMs);
  coverInMoney(entries, funds, facts.payerOf, nowMs);
  let byKey: Map<string, Entry> | null = null;
  return {
    entries,
    accounts: accountsOf(entries, funds, facts.payerOf),
    entryAt(lesson, studentId) {
      byKey ??= new Map(entries.map((entry) => [entryKey(entry.lesson, entry.studentId), entry]));
      return byKey.get(entryKey(lesson, studentId)) ?? null;
    },
    leftOf(paymentId) {
      const left = funds.left(paymentId);
      return { minor: left?.minor ?? 0, lessons: left?.lessons ?? 0 };
    },
  };
}

/** Two at one moment have an order of their own, whatever the order in which they came. */
const byRow = (a: Entry, b: Entry): number =>
  order(a.lesson.meeting.id, b.lesson.meeting.id) ||
  order(a.lesson.slot, b.lesson.slot) ||
  order(a.studentId, b.studentId);

/** Of the lessons that have begun all; of those ahead what something was paid on. */
function entriesOf(held: Held, facts: LedgerFacts, nowMs: number): Entry[] {
  const { meeting, occurrences } = held;
  if (meeting.attendees.length === 0 || meeting.removedMs !== null) return [];
  const had = lessonsBetween(held, firstMoment(held), nowMs + 1).filter(({ startMs }) => startMs <= nowMs);
  const ahead = occurrences
    .filter(({ charges }) => charges.some(({ allocations }) => allocations.length > 0))
    .map((row) => lessonAt(meeting, row.slot, row))
    .filter(({ startMs }) => startMs > nowMs);
  return [...had, ...ahead].flatMap((lesson) =>
    meeting.attendees.flatMap(({ studentId }) => {
      const entry = entryFor(lesson, studentId, facts, nowMs);
      return entry && (entry.isDue || (entry.charge?.allocations.length ?? 0) > 0) ? [entry] : [];
    }),
  );
}

/** null: nothing is owed for it. Nothing covers it yet. */
export function entryFor(
  lesson: Lesson,
  studentId: Id,
  { payerOf, priceFor }: Pick<LedgerFacts, 'payerOf' | 'priceFor'>,
  nowMs: number,
): Entry | null {
  const owed = owedFor(lesson, studentId, priceFor);
  if (!owed) return null;
  return {
    lesson,
    studentId,
    payerId: payerOf(studentId),
    ...owed,
    allocations: [],
    unwritten: [],
    openMinor: owed.amountMinor,
    isDue: lesson.startMs <= nowMs,
  };
}

/** In the order in which it was given, so that nothing is given twice whatever the calendar became. */
function honourWritten(entries: readonly Entry[], funds: Funds): void {
  const written = entries.flatMap((entry) =>
    (entry.charge?.allocations ?? []).map((allocation) => ({ entry, allocation })),
  );
  written.sort((a, b) => a.allocation.atMs - b.allocation.atMs);
  for (const { entry, allocation } of written) {
    const honoured = funds.honour(allocation);
    if (honoured) cover(entry, honoured);
  }
}

function cover(entry: Entry, allocation: Allocation): void {
  if (allocation.inLessons) entry.amountMinor = allocation.amountMinor;
  entry.allocations.push(allocation);
  entry.openMinor = allocation.inLessons ? 0 : Math.max(0, entry.openMinor - allocation.amountMinor);
}

function coverUnwritten(entry: Entry, allocation: Allocation): void {
  cover(entry, allocation);
  entry.unwritten.push(allocation);
}

/** What ends first is used first. */
function coverInLessons(entries: readonly Entry[], funds: Funds, nowMs: number): void {
  const byStudent = new Map<Id, Left[]>();
  for (const left of funds
    .all()
    .filter(({ payment }) => coversLessons(payment))
    .sort(byEnd)) {
    const { studentId, payerId } = left.payment;
    byStudent.set(studentId ?? payerId, [...(byStudent.get(studentId ?? payerId) ?? []), left]);
  }
  if (byStudent.size === 0) return;
  for (const entry of entries) {
    if (!entry.isDue || entry.openMinor === 0 || entry.allocations.length > 0) continue;
    const day = dayOf(entry.lesson.start);
    const left = byStudent
      .get(entry.studentId)
      ?.find(({ payment, lessons }) => lessons > 0 && covers(payment, day));
    if (left) coverUnwritten(entry, funds.takeLesson(left, nowMs));
  }
}

const covers = ({ date, endDate }: Payment, day: string): boolean =>
  date <= day && (endDate === null || day <= endDate);

const byEnd = (a: Left, b: Left): number =>
  order(a.payment.endDate ?? '9999', b.payment.endDate ?? '9999') || byDate(a, b);

const byDate = (a: Left, b: Left): number =>
  order(a.payment.date, b.payment.date) || order(a.payment.id, b.payment.id);

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The oldest money for the oldest charge. */
function coverInMoney(entries: readonly Entry[], funds: Funds, payerOf: (id: Id) => Id, nowMs: number): void {
  const byPayer = new Map<Id, Left[]>();
  for (const left of funds.all().sort(byDate)) {
    if (left.payment.type !== 'payment' || left.minor <= 0) continue;
    const payerId = payerOf(left.payment.payerId);
    byPayer.set(payerId, [...(byPayer.get(payerId) ?? []), left]);
  }
  if (byPayer.size === 0) return;
  for (const entry of entries) {
    const waiting = entry.isDue ? byPayer.get(entry.payerId) : undefined;
    while (waiting && entry.openMinor > 0) {
      const [oldest] = waiting;
      if (!oldest) break;
      coverUnwritten(entry, funds.takeMoney(oldest, Math.min(oldest.minor, entry.openMinor), nowMs));
      if (oldest.minor <= 0) waiting.shift();
    }
  }
}

function accountsOf(entries: readonly Entry[], funds: Funds, payerOf: (id: Id) => Id): Map<Id, Account> {
  const accounts = new Map<Id, Account>();
  const of = (payerId: Id): Account => {
    const known = accounts.get(payerId) ?? {
      payerId,
      studentIds: [],
      openMinor: 0,
      creditMinor: 0,
      open: [],
      funds: [],
    };
    accounts.set(payerId, known);
    return known;
  };
  for (const entry of entries) {
    const account = of(entry.payerId);
    if (!account.studentIds.includes(entry.studentId)) account.studentIds.push(entry.studentId);
    if (!entry.isDue || entry.openMinor === 0) continue;
    account.openMinor += entry.openMinor;
    account.open.push(entry);
  }
  for (const { payment, minor, lessons } of funds.all()) {
    const account = of(payerOf(payment.payerId));
    if (coversLessons(payment)) account.funds.push({ payment, left: lessons, minor });
    else account.creditMinor += minor;
  }
  return accounts;
}
