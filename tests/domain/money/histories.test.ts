/** Whatever happens in a term, every figure is the same, to the smallest unit. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import { firstMoment } from '../../../domain/calendar/firstMoment.ts';
import { lessonAt, lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { readMeetings, writeMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { fromWorld } from '../../../domain/kernel/facts.ts';
import { countUses, usesIn } from '../../../domain/money/discountUses.ts';
import type { Ledger, LedgerFacts } from '../../../domain/money/ledger.ts';
import type { MoneyFacts } from '../../../domain/money/moneyFacts.ts';
import { owedFor, type PriceFor } from '../../../domain/money/owed.ts';
import { allocatedMinor, isSettled } from '../../../domain/calendar/charge.ts';
import { priceOf } from '../../../domain/money/price.ts';
import { familyAccountsOf, type Asker } from '../../../domain/money/familyAccount.ts';
import { receiptOf, type Receipt } from '../../../domain/money/receipt.ts';
import { recount } from '../../../domain/money/recount.ts';
import { standingsByLedger } from '../../../domain/money/standingsByLedger.ts';
import { statementOf } from '../../../domain/money/statement.ts';
import { statisticsOf, yearSpan, type Span } from '../../../domain/money/statistics.ts';
import { readPayment, writePayment } from '../../../domain/money/payment.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, type School } from '../school.ts';
import { afterTerm } from './randomTerm.ts';
import { moneyIn } from './ledgerOf.ts';
import { anEvent, eventKinds, marked, people } from './termEvents.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Every figure from its own side. */
function checkFigures(school: School): void {
  const { facts, ledger } = moneyIn(school);
  const { entries, accounts, leftOf } = ledger;
  const due = entries.filter(({ isDue }) => isDue);
  for (const account of accounts.values()) {
    const own = entries.filter(({ payerId }) => payerId === account.payerId);
    const inMoney = own.flatMap(({ allocations }) => allocations).filter(({ inLessons }) => !inLessons);
    const came = facts.payments.filter((each) => facts.payerOf(each.payerId) === account.payerId);
    const isMoney = ({ type, refundOf }: (typeof came)[number]): boolean =>
      type === 'payment' || facts.payments.some(({ id, type: of }) => id === refundOf && of === 'payment');
    const given = sum(
      came.filter(isMoney).map(({ type, amountMinor }) => (type === 'refund' ? -amountMinor : amountMinor)),
    );
    // What came in lies in charges or is credit; what is owed and not covered is open.
    expect(given).toBe(sum(inMoney.map(({ amountMinor }) => amountMinor)) + account.creditMinor);
    expect(account.openMinor).toBe(
      sum(due.filter(({ payerId }) => payerId === account.payerId).map(({ openMinor }) => openMinor)),
    );
    expect(account.openMinor > 0 && account.creditMinor > 0).toBe(false);
    // The statement of all days says the same, and those of its parts follow on one another.
    const over = (from: string, until: string) =>
      statementOf(ledger, facts, account.payerId, { from, until });
    const [first, second] = [over('2026-01-01', '2026-11-20'), over('2026-11-20', '2028-01-01')];
    expect(second.openingMinor).toBe(first.dueMinor);
    expect(second.dueMinor).toBe(over('2026-01-01', '2028-01-01').dueMinor);
    expect(second.dueMinor).toBe(account.openMinor - creditBy(account, own));
  }
  for (const { id, type } of facts.payments) {
    if (type === 'refund') continue;
    expect(leftOf(id).minor).toBeGreaterThanOrEqual(0);
    expect(leftOf(id).lessons).toBeGreaterThanOrEqual(0);
  }
}

/** Money that was given and is not needed yet: credit, and what is paid of lessons ahead. */
const creditBy = ({ creditMinor }: { creditMinor: number }, own: Ledger['entries']): number =>
  creditMinor +
  sum(own.filter(({ isDue }) => !isDue).map(({ allocations }) => allocatedMinor({ allocations })));

/** Months and the whole, students and the card of each say what the ledger says. */
function checkStatistics(school: School): void {
  const { facts, ledger, pricing, moneyOf } = moneyIn(school);
  const due = ledger.entries.filter(({ isDue }) => isDue);
  const all = {
    schedule: facts.schedule,
    expenses: [],
    moneyOf,
    zone: 'Asia/Jerusalem',
    nowMs: school.nowMs(),
  };
  const over = (from: string, until: string, buckets: Span[] = []) =>
    statisticsOf(all, { from, until }, buckets);
  const { span, buckets } = yearSpan('2026-11-01');
  const [year, after] = [over(span.from, span.until, buckets), over(span.until, '2028-01-01')];
  const [earned, open] = [
    sum(due.map(({ amountMinor }) => amountMinor)),
    sum(due.map(({ openMinor }) => openMinor)),
  ];
  expect(year.earnedMinor + after.earnedMinor).toBe(earned);
  expect(year.receivedMinor + after.receivedMinor).toBe(earned - open);
  expect(sum(year.buckets.map(({ earnedMinor }) => earnedMinor))).toBe(year.earnedMinor);
  const cards = standingsByLedger(ledger, facts.schedule, school.nowMs(), pricing);
  expect(sum([...cards.values()].map(({ owedMinor }) => owedMinor))).toBe(open);
  for (const { id, earnedMinor } of year.students)
    expect(earnedMinor + (after.students.find((each) => each.id === id)?.earnedMinor ?? 0)).toBe(
      sum(due.filter(({ studentId }) => studentId === id).map(({ amountMinor }) => amountMinor)),
    );
}

/** The account of a family, and the receipt of a student's latest lesson that is due, say what the ledger says. */
function checkReceipts(school: School): void {
  const { facts, ledger, pricing } = moneyIn(school);
  const teacher = school.answers.teacher({ teacherId: 'rivka' });
  if (!teacher) throw new Error('the school has its teacher');
  const all: MoneyFacts = {
    ...facts,
    teacher,
    pricing,
    schedule: school.all(),
    payments: [...facts.payments],
    roster: [...school.answers.roster({ teacherId: 'rivka' })],
  };
  const due = ledger.entries.filter(({ isDue }) => isDue);
  for (const who of people) {
    const asker: Asker = { as: 'family', actorId: who, students: [who] };
    const entry = due.findLast(({ studentId }) => studentId === who);
    if (!entry) continue;
    const { meetingId, occurrence = null } = marked(entry, who);
    const receipt = receiptOf(all, asker, { meetingId, occurrence, studentId: who }, school.nowMs());
    expect(receipt).toMatchObject({ price: { minor: entry.amountMinor }, openMinor: entry.openMinor });
    const { lines } = (receipt as Receipt).price;
    expect(sum(lines.map(({ amountMinor }) => amountMinor))).toBe(entry.amountMinor);
    const span = { from: '2026-01-01', until: '2028-01-01' };
    const [account] = familyAccountsOf(all, asker, span, school.nowMs());
    expect(account?.openMinor).toBe(
      sum(due.filter(({ studentId }) => studentId === who).map(({ openMinor }) => openMinor)),
    );
  }
}

/** However bookings came and went, no discount is used more often than it may be. */
function checkUses(school: School): void {
  for (const { id, terms } of school.answers.discounts({ teacherId: 'rivka' }))
    if (terms.usageLimit !== null)
      expect(countUses(usesIn(school.all(), [id]), id)).toBeLessThanOrEqual(terms.usageLimit);
}

const discountedIn = (school: School): number => {
  const { ledger, pricing } = moneyIn(school);
  return ledger.entries.filter(({ lesson, studentId }) =>
    priceOf(lesson, studentId, pricing).lines.some(({ kind }) => kind === 'discount'),
  ).length;
};

/** Once it is written down: the calendar alone, and what travels of it, tell what the ledger tells. */
function checkWritten(school: School): void {
  const { ledger: before } = moneyIn(school);
  school.perform({ name: 'settleCharges', args: {} });
  const { facts, ledger } = moneyIn(school);
  const { priceFor } = facts;
  const figures = (of: Ledger): [string, number, number][] =>
    [...of.accounts.values()].map(({ payerId, openMinor, creditMinor }) => [payerId, openMinor, creditMinor]);
  expect(figures(ledger)).toEqual(figures(before));
  expect(ledger.entries.every(({ unwritten }) => unwritten.length === 0)).toBe(true);
  // The recount of the night, and charge by charge.
  expect(fromWorld(recount('rivka', school.nowMs()), school.answers)).toEqual({
    unwritten: [],
    differences: [],
  });
  for (const { charge, allocations, openMinor } of ledger.entries) {
    const written = charge?.allocations ?? [];
    expect(allocatedMinor({ allocations: written })).toBe(allocatedMinor({ allocations }));
    if (charge) expect(isSettled(charge)).toBe(openMinor === 0);
  }
  const due = ledger.entries.filter(({ isDue }) => isDue);
  const byLessons = facts.schedule.flatMap((held) =>
    lessonsBetween(held, firstMoment(held), school.nowMs() + 1).flatMap((lesson) =>
      held.meeting.attendees.flatMap(({ studentId }) => owedFor(lesson, studentId, priceFor) ?? []),
    ),
  );
  expect(sum(byLessons.map(({ amountMinor }) => amountMinor))).toBe(
    sum(due.map(({ amountMinor }) => amountMinor)),
  );
  for (const who of people) expect(seenBy(who, facts, school.nowMs())).toEqual(shown(due, who));
}

const shown = (due: Ledger['entries'], who: string): [number, number][] =>
  due
    .filter(({ studentId }) => studentId === who)
    .map(({ amountMinor, openMinor }): [number, number] => [amountMinor, openMinor]);

/**
 * What a student reads of what travels: their own seat alone, and no payment but their own. What is not fixed the
 * server prices: groups and discounts are others' business.
 */
function seenBy(who: string, facts: LedgerFacts, nowMs: number): [number, number][] {
  const wires = facts.schedule.flatMap((held) => writeMeeting(held, { currency: 'ILS' }));
  const own = wires.map((wire) => ({
    ...wire,
    attendees: wire.attendees?.filter(({ attendeeId }) => attendeeId === who) ?? null,
  }));
  const schedule = readMeetings(structuredClone(own), {
    currency: 'ILS',
    zone: 'Asia/Jerusalem',
    teacherId: 'rivka',
  });
  const whole = new Map(facts.schedule.map((held) => [held.meeting.id, held]));
  const priceFor: PriceFor = ({ meeting, slot }, studentId) => {
    const held = whole.get(meeting.id);
    const row = held?.occurrences.find((each) => each.slot === slot) ?? null;
    return held ? facts.priceFor(lessonAt(held.meeting, slot, row), studentId) : 0;
  };
  const owed = schedule.flatMap((held) =>
    lessonsBetween(held, firstMoment(held), nowMs + 1).flatMap((lesson) => {
      const found = owedFor(lesson, who, priceFor);
      if (!found) return [];
      const isOpen = found.charge === null || !isSettled(found.charge);
      const openMinor = isOpen ? found.amountMinor - allocatedMinor(found.charge ?? { allocations: [] }) : 0;
      return [
        {
          at: lesson.startMs,
          key: `${lesson.meeting.id} ${lesson.slot} ${who}`,
          of: [found.amountMinor, openMinor],
        },
      ];
    }),
  );
  return owed.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)).map(({ of }) => of as [number, number]);
}

test(`lessons, ledger, receipts, statement, statistics and what a student sees say the same after any history (seed ${seed})`, ({
  task,
}) => {
  const runs = process.env['PROVE'] ? 10_000 : 300;
  const done = new Map<string, number>();
  let discounted = 0;
  fc.assert(
    fc.property(fc.array(anEvent, { minLength: 10, maxLength: 40 }), (all) => {
      const school = afterTerm(all, done);
      checkFigures(school);
      checkStatistics(school);
      checkReceipts(school);
      checkWritten(school);
      checkReceipts(school);
      checkFigures(school);
      checkStatistics(school);
      checkUses(school);
      discounted += discountedIn(school);
    }),
    { numRuns: runs, seed },
  );
  expect(discounted).toBeGreaterThan(runs / 2);
  for (const kind of eventKinds) expect([kind, done.get(kind) ?? 0]).not.toEqual([kind, 0]);
  recordProof(
    task,
    'R23',
    `${runs} histories (seed ${seed}) of ${sum([...done.values()])} actions with money, discounts, moves, splits, prices, cancellations and undo: lessons, ledger, receipts, statement, statistics, recount and what a student sees differ by 0`,
  );
}, 600_000);

test('a payment comes back from the wire as it was', () => {
  const school = openSchool('2026-11-01T07:00');
  school.perform({
    name: 'addPayment',
    args: { input: { type: 'package', payerId: 'noa', studentId: 'noa', amount: 12_345, lessons: 3 } },
  });
  const [payment] = school.answers.payments({ teacherId: 'rivka' });
  expect(payment && readPayment(writePayment(payment), { teacherId: 'rivka' })).toEqual(payment);
  expect(payment?.payerId).toBe('ruth');
  expect(toMs(`${payment?.date}T07:00`, 'Asia/Jerusalem')).toBe(school.nowMs());
});
