/** A family's account over a stretch of days: what stood open, what came to it, what was paid, what is due; and why, line by line. */
import type { Id } from '../basics/ids.ts';
import { dayOf, type Day } from '../basics/wallTime.ts';
import { toMs } from '../basics/zones.ts';
import { lessonsBetween, type Lesson } from '../calendar/lesson.ts';
import { absenceOf, isCharged } from './owed.ts';
import type { Entry, Ledger, LedgerFacts } from './ledger.ts';
import type { Span } from './monthSpan.ts';
import type { Payment } from './payment.ts';

/** excused: called off in time, so nothing is owed. package: lessons paid ahead, charged when they are bought. */
export type StatementLine = {
  kind: 'lesson' | 'lateCancel' | 'excused';
  lesson: Lesson;
  studentId: Id;
  amountMinor: number;
  /** Covered by a package or a credit: its price was charged with that. */
  inLessons: boolean;
  openMinor: number;
  /** Days of the payments that closed it. */
  closedOn: Day[];
};

type StatementPayment = { payment: Payment; amountMinor: number; closes: Entry[] };

export type Statement = {
  payerId: Id;
  from: Day;
  /** Exclusive. */
  until: Day;
  openingMinor: number;
  chargesMinor: number;
  paymentsMinor: number;
  /** opening + charges − payments; negative: credit. */
  dueMinor: number;
  students: { studentId: Id; lines: StatementLine[]; totalMinor: number }[];
  packages: { payment: Payment; amountMinor: number }[];
  payments: StatementPayment[];
};

export function statementOf(
  ledger: Ledger,
  facts: LedgerFacts,
  payerId: Id,
  { from, until }: Span,
): Statement {
  const entries = ledger.entries.filter((entry) => entry.payerId === payerId && entry.isDue);
  const money = facts.payments.filter((each) => facts.payerOf(each.payerId) === payerId);
  const isIn = (day: Day): boolean => from <= day && day < until;
  const byId = new Map(facts.payments.map((payment) => [payment.id, payment]));
  const lines = [
    ...entries.filter(({ lesson }) => isIn(dayOf(lesson.start))).map((entry) => lineOf(entry, byId)),
    ...excused(facts, payerId, { from, until }),
  ].sort((a, b) => a.lesson.startMs - b.lesson.startMs);
  const payments = money.filter(({ date, type }) => isIn(date) && type !== 'credit');
  const packages = payments.filter((payment) => isOfPackage(payment, byId));
  const packagesMinor = sum(packages.map(signed));
  const openingMinor =
    sum(entries.filter(({ lesson }) => dayOf(lesson.start) < from).map(inMoney)) -
    sum(money.filter((each) => each.date < from && !isOfPackage(each, byId)).map(signed));
  const chargesMinor =
    sum(lines.map(({ inLessons, amountMinor }) => (inLessons ? 0 : amountMinor))) + packagesMinor;
  const paymentsMinor = sum(payments.map(signed));
  return {
    payerId,
    from,
    until,
    openingMinor,
    chargesMinor,
    paymentsMinor,
    dueMinor: openingMinor + chargesMinor - paymentsMinor,
    students: [...Map.groupBy(lines, ({ studentId }) => studentId)].map(([studentId, its]) => ({
      studentId,
      lines: its,
      totalMinor: sum(its.map(({ inLessons, amountMinor }) => (inLessons ? 0 : amountMinor))),
    })),
    packages: packages.map((payment) => ({ payment, amountMinor: signed(payment) })),
    payments: payments.map((payment) => ({
      payment,
      amountMinor: signed(payment),
      closes: entries.filter(({ allocations }) =>
        allocations.some(({ paymentId }) => paymentId === payment.id),
      ),
    })),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

const signed = ({ type, amountMinor }: Payment): number => (type === 'refund' ? -amountMinor : amountMinor);

const isOfPackage = ({ type, refundOf }: Payment, byId: ReadonlyMap<Id, Payment>): boolean =>
  type === 'package' || byId.get(refundOf ?? '')?.type === 'package';

const coveredInLessons = ({ allocations }: Entry): boolean => allocations.some(({ inLessons }) => inLessons);

const inMoney = (entry: Entry): number => (coveredInLessons(entry) ? 0 : entry.amountMinor);

export function lineOf(entry: Entry, byId: ReadonlyMap<Id, Payment>): StatementLine {
  const { kind, lesson, studentId, amountMinor, openMinor, allocations } = entry;
  const days = allocations.flatMap(({ paymentId }) => byId.get(paymentId)?.date ?? []);
  return {
    kind,
    lesson,
    studentId,
    amountMinor,
    inLessons: coveredInLessons(entry),
    openMinor,
    closedOn: [...new Set(days)].sort(),
  };
}

/** What was called off in time stands there with nothing to pay, so that nobody has to ask. */
function excused(
  { schedule, payerOf }: Pick<LedgerFacts, 'schedule' | 'payerOf'>,
  payerId: Id,
  { from, until }: Span,
): StatementLine[] {
  return schedule.flatMap((held) => {
    const { attendees, zone } = held.meeting;
    const own = attendees.filter(({ studentId }) => payerOf(studentId) === payerId);
    if (own.length === 0) return [];
    const lessons = lessonsBetween(held, toMs(`${from}T00:00`, zone), toMs(`${until}T00:00`, zone));
    return lessons.flatMap((lesson) =>
      own
        .filter(({ studentId }) => !isCharged(absenceOf(lesson, studentId)))
        .map(({ studentId }) => ({
          kind: 'excused' as const,
          lesson,
          studentId,
          amountMinor: 0,
          inLessons: false,
          openMinor: 0,
          closedOn: [],
        })),
    );
  });
}
