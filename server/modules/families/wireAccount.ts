/** A family's account and a receipt as they travel: amounts in major units, moments in milliseconds. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { FamilyAccount, Paid, PricedLine } from '../../../domain/money/familyAccount.ts';
import type { MoneyFacts } from '../../../domain/money/moneyFacts.ts';
import type { Price } from '../../../domain/money/price.ts';
import type { Receipt } from '../../../domain/money/receipt.ts';

type Told = { facts: Pick<MoneyFacts, 'teacher' | 'roster'> };

export function wireAccount(account: FamilyAccount, month: string, { facts }: Told) {
  const { currency } = facts.teacher;
  const major = (minor: number): number => toMajor(minor, currency);
  const line = (each: PricedLine) => wireLine(each, currency);
  return {
    payerId: account.paid ? account.payerId : null,
    month,
    currency,
    open: major(account.openMinor),
    openLines: account.open.map(line),
    students: account.students.map(({ studentId, lines, totalMinor }) => ({
      studentId,
      name: nameIn(facts, studentId),
      total: major(totalMinor),
      lines: lines.map(line),
    })),
    paid: account.paid && wirePaid(account.paid, major),
  };
}

const wirePaid = (paid: Paid, major: (minor: number) => number) => ({
  opening: major(paid.openingMinor),
  charges: major(paid.chargesMinor),
  payments: major(paid.paymentsMinor),
  due: major(paid.dueMinor),
  credit: major(paid.creditMinor),
  received: paid.payments.map(({ payment, amountMinor, closes }) => ({
    id: payment.id,
    type: payment.type,
    date: payment.date,
    method: payment.method,
    amount: major(amountMinor),
    lessons: payment.lessons,
    closes: closes.map(({ lesson }) => String(lesson.startMs)),
  })),
  funds: paid.funds.map(({ payment, left }) => ({
    studentId: payment.studentId,
    type: payment.type,
    left,
    lessons: payment.lessons,
    endDate: payment.endDate,
  })),
});

const wireLine = (line: PricedLine, currency: string) => ({
  kind: line.kind,
  ...wireMoments(line.lesson),
  studentId: line.studentId,
  subject: line.lesson.subject,
  amount: toMajor(line.amountMinor, currency),
  open: toMajor(line.openMinor, currency),
  inLessons: line.inLessons,
  closedOn: line.closedOn,
  price: wirePrice(line.price, currency),
});

const wireMoments = ({ meeting, slot, startMs, endMs }: Lesson) => ({
  meetingId: meeting.id,
  occurrence: String(toMs(slot, meeting.zone)),
  start: String(startMs),
  end: String(endMs),
});

const wirePrice = ({ lines }: Price, currency: string) =>
  lines.map(({ kind, amountMinor, name, percent }) => ({
    kind,
    amount: toMajor(amountMinor, currency),
    name: name ?? null,
    percent: percent ?? null,
  }));

export function wireReceipt(receipt: Receipt, { facts }: Told) {
  const { currency, name } = facts.teacher;
  const { lesson, studentId, covers, freeUntilMs } = receipt;
  const { occurrence: _, ...moments } = wireMoments(lesson);
  return {
    teacherName: name,
    studentName: nameIn(facts, studentId),
    studentId,
    ...moments,
    subject: lesson.subject,
    location: lesson.location,
    number: receipt.number,
    kind: receipt.kind,
    currency,
    price: wirePrice(receipt.price, currency),
    amount: toMajor(receipt.price.minor, currency),
    covers: covers.map(({ amountMinor, ...cover }) => ({ ...cover, amount: toMajor(amountMinor, currency) })),
    open: toMajor(receipt.openMinor, currency),
    freeUntil: freeUntilMs === null ? null : String(freeUntilMs),
  };
}

export const nameIn = ({ roster }: Pick<MoneyFacts, 'roster'>, studentId: Id): string =>
  roster.find(({ id }) => id === studentId)?.name ?? '';
