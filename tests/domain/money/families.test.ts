/** A family sees its own money, to the smallest unit, and nothing of anybody else's. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import { familyAccountsOf, type Asker } from '../../../domain/money/familyAccount.ts';
import { ledgerOf, type Ledger } from '../../../domain/money/ledger.ts';
import { moneyOf, type MoneyFacts } from '../../../domain/money/moneyFacts.ts';
import { monthSpan } from '../../../domain/money/monthSpan.ts';
import { receiptOf, type Receipt } from '../../../domain/money/receipt.ts';
import { fromWorld } from '../../../domain/kernel/facts.ts';
import type { Step } from '../../../domain/operations.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, type School } from '../school.ts';
import { afterTerm } from './randomTerm.ts';
import { anEvent, people } from './termEvents.ts';

const sundays = { start: '2026-11-01T16:00', end: '2026-11-01T16:45', rrule: 'FREQ=WEEKLY', cost: 15_000 };
const november = { from: '2026-11-01', until: '2026-12-01' };
const always = { from: '2026-01-01', until: '2028-01-01' };

function factsOf(school: School): MoneyFacts {
  const teacher = school.answers.teacher({ teacherId: 'rivka' });
  if (!teacher) throw new Error('There is no teacher.');
  return fromWorld(moneyOf(teacher), school.answers);
}

const family = (actorId: string, ...students: string[]): Asker => ({ as: 'family', actorId, students });
const ruth = family('ruth', 'noa', 'lia');
const [lia, noam, dana] = [family('lia', 'lia'), family('noam', 'noam'), family('dana', 'dana')];
const rivka: Asker = { as: 'teacher', payerId: 'ruth' };

const seen = (school: School, asker: Asker, span = november) =>
  familyAccountsOf(factsOf(school), asker, span, school.nowMs());
const give = (payerId: string, amount: number): Step => ({
  name: 'addPayment',
  args: { input: { type: 'payment', payerId, amount } },
});

/** Noa learns on Sundays alone, Lia on Mondays in a group with Noam, which is 10 percent cheaper. */
function twoChildren(): { school: School; noa: string; group: string } {
  const school = openSchool('2026-10-25T09:00');
  school.perform({
    name: 'createDiscount',
    args: { discount: { name: 'Group', type: 'percentage', value: 10, conditionType: 'groupMeeting' } },
  });
  const noa = school.add({ ...sundays, attendees: [{ attendeeId: 'noa' }] });
  const group = school.add({
    ...sundays,
    start: '2026-11-02T16:00',
    end: '2026-11-02T17:00',
    cost: 10_000,
    capacity: 3,
    attendees: [
      { attendeeId: 'lia', personalDiscount: { type: 'fixed', value: 2_000 } },
      { attendeeId: 'noam' },
    ],
  });
  school.at('2026-11-10T09:00');
  return { school, noa, group };
}

test('a parent sees both children, what is due and why, line by line', () => {
  const { school } = twoChildren();
  const [account] = seen(school, ruth);
  expect(account).toMatchObject({ payerId: 'ruth', isWhole: true, openMinor: 44_000 });
  expect(account?.students.map(({ studentId, totalMinor }) => [studentId, totalMinor])).toEqual([
    ['noa', 30_000],
    ['lia', 14_000],
  ]);
  expect(account?.students[1]?.lines[0]?.price.lines).toMatchObject([
    { kind: 'lesson', amountMinor: 10_000 },
    { kind: 'discount', amountMinor: -1_000, name: 'Group', percent: 10 },
    { kind: 'personal', amountMinor: -2_000 },
  ]);
});

test('a child sees their own lessons, and not what the sister costs or the parent paid', () => {
  const { school } = twoChildren();
  school.perform(give('ruth', 20_000));
  const [account, another] = seen(school, lia);
  expect(another).toBeUndefined();
  expect(account).toMatchObject({ isWhole: false, paid: null, openMinor: 9_000 });
  expect(account?.students.map(({ studentId }) => studentId)).toEqual(['lia']);
  expect(JSON.stringify(account?.open.map(({ closedOn }) => closedOn))).toBe('[[],[]]');
  // 200 went to Noa's two Sundays, the oldest first, and 50 of them to Lia's first Monday.
  expect(seen(school, ruth)[0]).toMatchObject({ openMinor: 24_000, paid: { paymentsMinor: 20_000 } });
});

test('a second parent, who does not pay, sees the children and not the payments', () => {
  const { school } = twoChildren();
  school.perform(give('ruth', 50_000));
  const [account] = seen(school, family('dan', 'noa'));
  expect(account).toMatchObject({ isWhole: false, paid: null, openMinor: 0 });
  expect(account?.students.map(({ studentId }) => studentId)).toEqual(['noa']);
});

test('the teacher names a family and sees all of it', () => {
  const { school } = twoChildren();
  expect(seen(school, rivka)).toEqual(seen(school, ruth));
});

const receiptAt = (school: School, asker: Asker, meetingId: string, occurrence: string, studentId: string) =>
  receiptOf(factsOf(school), asker, { meetingId, occurrence, studentId }, school.nowMs());
const receipt = (...args: Parameters<typeof receiptAt>): Receipt => {
  const found = receiptAt(...args);
  if (isRefusal(found)) throw new Error(found.code);
  return found;
};

test('the receipt of a lesson ahead says what credit will cover, once the lessons before it have had theirs', () => {
  const { school, noa } = twoChildren();
  school.perform(give('ruth', 50_000));
  // 60 are over; Noa's Sunday takes all of them, whatever comes a day later.
  const sunday = receipt(school, ruth, noa, '2026-11-15T16:00', 'noa');
  expect(sunday).toMatchObject({
    number: 3,
    kind: 'lesson',
    price: { minor: 15_000 },
    covers: [{ amountMinor: 6_000, inLessons: false, date: '2026-11-10' }],
    openMinor: 9_000,
  });
  expect(receipt(school, ruth, noa, '2026-11-22T16:00', 'noa')).toMatchObject({
    covers: [],
    openMinor: 15_000,
  });
  // The child is not told of the parent's credit.
  expect(receipt(school, family('noa', 'noa'), noa, '2026-11-15T16:00', 'noa')).toMatchObject({
    covers: [],
    openMinor: 15_000,
  });
});

test('the receipt of a past lesson says when it was paid, and until when a coming one can be called off', () => {
  const { school, noa } = twoChildren();
  school.perform(give('ruth', 15_000));
  expect(receipt(school, ruth, noa, '2026-11-01T16:00', 'noa')).toMatchObject({
    covers: [{ amountMinor: 15_000, date: '2026-11-10' }],
    openMinor: 0,
    freeUntilMs: null,
  });
  expect(receipt(school, ruth, noa, '2026-11-15T16:00', 'noa').freeUntilMs).not.toBeNull();
});

test('a receipt of somebody else, or of no lesson, is not there', () => {
  const { school, noa, group } = twoChildren();
  for (const [asker, meetingId, occurrence, studentId] of [
    [noam, noa, '2026-11-01T16:00', 'noa'],
    [noam, group, '2026-11-02T16:00', 'lia'],
    [dana, group, '2026-11-02T16:00', 'noam'],
    [ruth, noa, '2026-11-01T16:00', 'lia'],
    [ruth, noa, '2026-11-03T16:00', 'noa'],
    [ruth, 'nowhere', '2026-11-01T16:00', 'noa'],
  ] as const)
    expect(receiptAt(school, asker, meetingId, occurrence, studentId)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a month is its days', () => {
  expect(monthSpan('2026-02')).toEqual({ from: '2026-02-01', until: '2026-03-01' });
  expect(monthSpan('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
  for (const none of ['2026-13', '2026-1', '26-01', '2026-00', '']) expect(monthSpan(none)).toBeNull();
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Whoever pays sees the account as the ledger has it, and every price explains itself. */
function checkPayers(school: School, ledger: Ledger): void {
  for (const [asker, payerId] of [
    [ruth, 'ruth'],
    [noam, 'noam'],
    [dana, 'dana'],
  ] as const) {
    const account = ledger.accounts.get(payerId);
    const [mine] = seen(school, asker, always);
    expect(mine?.openMinor).toBe(account?.openMinor ?? 0);
    expect(mine?.paid?.creditMinor).toBe(account?.creditMinor ?? 0);
    for (const { price, amountMinor } of mine?.students.flatMap(({ lines }) => lines) ?? [])
      expect(sum(price.lines.map((line) => line.amountMinor))).toBe(amountMinor);
  }
}

/** Each student sees what is open of them alone. */
function checkStudents(school: School, { entries }: Ledger): void {
  for (const who of people) {
    const own = entries.filter(({ studentId, isDue }) => studentId === who && isDue);
    const accounts = seen(school, family(who, who), always);
    expect(accounts[0]?.openMinor).toBe(sum(own.map(({ openMinor }) => openMinor)));
    const named = accounts.flatMap(({ students }) => students.map(({ studentId }) => studentId));
    expect(new Set([...named, who])).toEqual(new Set([who]));
  }
}

/** Each line has a receipt that says the same. */
function checkReceipts(school: School, { entries }: Ledger): void {
  const facts = factsOf(school);
  for (const { lesson, studentId, amountMinor, openMinor, isDue } of entries) {
    if (!isDue) continue;
    const { meeting, occurrence, slot } = lesson;
    const at = occurrence
      ? { meetingId: occurrence.id, occurrence: null }
      : { meetingId: meeting.id, occurrence: slot };
    expect(
      receiptOf(facts, { as: 'teacher', payerId: '' }, { ...at, studentId }, school.nowMs()),
    ).toMatchObject({ price: { minor: amountMinor }, openMinor });
  }
}

test(`after any history each family sees exactly its own part of the ledger (seed ${seed})`, ({ task }) => {
  const runs = process.env['PROVE'] ? 10_000 : 300;
  fc.assert(
    fc.property(fc.array(anEvent, { minLength: 10, maxLength: 40 }), (all) => {
      const school = afterTerm(all, new Map());
      const ledger = ledgerOf(factsOf(school), school.nowMs());
      checkPayers(school, ledger);
      checkStudents(school, ledger);
      checkReceipts(school, ledger);
    }),
    { numRuns: runs, seed },
  );
  recordProof(
    task,
    'R25',
    `${runs} terms (seed ${seed}): accounts and receipts of families differ from the ledger by 0`,
  );
}, 300_000);
