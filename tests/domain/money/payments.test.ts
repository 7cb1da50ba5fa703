/** Noam pays 300 of 450, and everything else that a family pays, pays ahead, gets back or never paid. */
import { expect, test } from 'vitest';
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import { ledgerOf, type Account, type Ledger } from '../../../domain/money/ledger.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { fullPrice } from '../../../domain/money/pricing.ts';
import { openSchool, type School } from '../school.ts';

const sundays = { start: '2026-11-01T16:00', end: '2026-11-01T16:45', rrule: 'FREQ=WEEKLY', cost: 15_000 };
const paying = (input: ArgsOf<'addPayment'>['input']): Step => ({ name: 'addPayment', args: { input } });
const marking = (...marks: ArgsOf<'markPayments'>['marks']): Step => ({
  name: 'markPayments',
  args: { marks },
});

const priceFor = priceBy(fullPrice);

const ledger = (school: School): Ledger =>
  ledgerOf(
    {
      schedule: school.all(),
      payments: school.answers.payments({ teacherId: 'rivka' }),
      payerOf: payerIn(school.answers.roster({ teacherId: 'rivka' })),
      priceFor,
    },
    school.nowMs(),
  );
const account = (school: School, payerId: string): Account => ledger(school).accounts.get(payerId) as Account;
const open = (school: School, payerId: string): [string, number][] =>
  account(school, payerId).open.map(({ lesson, openMinor }) => [lesson.start.slice(5, 10), openMinor]);

/** Three Sundays of Noam's, 150 each. */
function noamOwes450(): { school: School; id: string } {
  const school = openSchool('2026-10-25T09:00');
  const id = school.add({ ...sundays, attendees: [{ attendeeId: 'noam' }] });
  school.at('2026-11-16T09:00');
  return { school, id };
}

test('300 of 450 settle the two oldest lessons and leave the third open; undo opens all of them', () => {
  const { school } = noamOwes450();
  expect(account(school, 'noam')).toMatchObject({ openMinor: 45_000, creditMinor: 0 });
  const { changeId } = school.perform(
    paying({ type: 'payment', payerId: 'noam', amount: 30_000, method: 'bit' }),
  );
  expect(open(school, 'noam')).toEqual([['11-15', 15_000]]);
  expect(account(school, 'noam')).toMatchObject({ openMinor: 15_000, creditMinor: 0 });
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(open(school, 'noam')).toHaveLength(3);
  expect(account(school, 'noam')).toMatchObject({ openMinor: 45_000, creditMinor: 0 });
});

test('a part of a lesson stays open, and the next payment closes it first', () => {
  const { school } = noamOwes450();
  school.perform(paying({ type: 'payment', payerId: 'noam', amount: 20_000 }));
  expect(open(school, 'noam')).toEqual([
    ['11-08', 10_000],
    ['11-15', 15_000],
  ]);
  school.perform(paying({ type: 'payment', payerId: 'noam', amount: 10_000 }));
  expect(open(school, 'noam')).toEqual([['11-15', 15_000]]);
});

test('what is over is credit, and the next lesson uses it', () => {
  const { school, id } = noamOwes450();
  school.perform(paying({ type: 'payment', payerId: 'noam', amount: 50_000 }));
  expect(account(school, 'noam')).toMatchObject({ openMinor: 0, creditMinor: 5_000 });
  school.at('2026-11-23T09:00');
  expect(account(school, 'noam')).toMatchObject({ openMinor: 10_000, creditMinor: 0 });
  // Written down, the same is true, and a new price no longer touches what was covered.
  school.perform({ name: 'settleCharges', args: {} });
  expect(account(school, 'noam')).toMatchObject({ openMinor: 10_000, creditMinor: 0 });
  school.perform({
    name: 'updateMeeting',
    args: { input: { id, cost: 99_000 }, scope: 'all', occurrence: '2026-11-22T16:00' },
  });
  expect(account(school, 'noam')).toMatchObject({ openMinor: 10_000 });
});

test('a payment for lessons that are named covers these, and what is over the oldest', () => {
  const { school, id } = noamOwes450();
  school.perform(
    paying({
      type: 'payment',
      payerId: 'noam',
      amount: 20_000,
      allocations: [{ meetingId: id, occurrence: '2026-11-15T16:00', attendeeId: 'noam', amount: 15_000 }],
    }),
  );
  expect(open(school, 'noam')).toEqual([
    ['11-01', 10_000],
    ['11-08', 15_000],
  ]);
});

test('a parent pays for all children at once', () => {
  const school = openSchool('2026-10-25T09:00');
  school.add({ ...sundays, attendees: [{ attendeeId: 'noa' }] });
  school.add({
    ...sundays,
    start: '2026-11-02T16:00',
    end: '2026-11-02T16:45',
    attendees: [{ attendeeId: 'lia' }],
  });
  school.at('2026-11-10T09:00');
  expect(account(school, 'ruth')).toMatchObject({ openMinor: 60_000, studentIds: ['noa', 'lia'] });
  // Whoever is named, it is the family that pays.
  school.perform(paying({ type: 'payment', payerId: 'lia', amount: 45_000 }));
  expect(open(school, 'ruth')).toEqual([['11-09', 15_000]]);
});

test('lessons are marked as paid one by one, in part, and as not paid after all', () => {
  const { school, id } = noamOwes450();
  const at = (day: string) => ({
    meetingId: id,
    occurrence: `2026-11-${day}T16:00`,
    attendeeId: 'noam',
  });
  school.perform(marking(at('08'), { ...at('15'), amount: 5_000 }));
  expect(open(school, 'noam')).toEqual([
    ['11-01', 15_000],
    ['11-15', 10_000],
  ]);
  // Marked again, nothing more was given.
  expect(school.perform(marking(at('08'))).decision.rows).toEqual([]);
  school.perform(marking({ ...at('08'), paid: false }));
  expect(open(school, 'noam').map(([day]) => day)).toEqual(['11-01', '11-08', '11-15']);
  expect(account(school, 'noam').creditMinor).toBe(0);
  expect(school.refusal(marking({ ...at('01'), amount: 15_001 }))).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'marks.0.amount',
  });
});

test('a package counts down with every lesson until its last day, and all of them together cost what it cost', () => {
  const { school } = noamOwes450();
  school.perform(
    paying({
      type: 'package',
      payerId: 'noam',
      studentId: 'noam',
      amount: 40_000,
      lessons: 3,
      endDate: '2026-12-31',
    }),
  );
  // It is for lessons from today on.
  expect(account(school, 'noam')).toMatchObject({ openMinor: 45_000, funds: [{ left: 3 }] });
  school.at('2026-12-14T09:00');
  const { entries, accounts } = ledger(school);
  expect(accounts.get('noam')).toMatchObject({ openMinor: 60_000, funds: [{ left: 0, minor: 0 }] });
  expect(entries.slice(3, 6).map(({ amountMinor }) => amountMinor)).toEqual([13_333, 13_334, 13_333]);
});

test('a make-up credit covers one lesson and costs nothing', () => {
  const { school } = noamOwes450();
  school.perform(paying({ type: 'credit', payerId: 'noam', studentId: 'noam', lessons: 1 }));
  school.at('2026-11-23T09:00');
  expect(open(school, 'noam').map(([day]) => day)).toEqual(['11-01', '11-08', '11-15']);
});

test('what is given back opens the latest lesson that it had covered', () => {
  const { school } = noamOwes450();
  const { decision } = school.perform(paying({ type: 'payment', payerId: 'noam', amount: 40_000 }));
  const id = decision.outcomes[0]?.about[0] ?? '';
  school.perform({ name: 'refundPayment', args: { id, amount: 15_000 } });
  expect(open(school, 'noam')).toEqual([
    ['11-08', 5_000],
    ['11-15', 15_000],
  ]);
  expect(school.refusal({ name: 'refundPayment', args: { id, amount: 25_001 } }).code).toBe('BAD_REQUEST');
  school.perform({ name: 'removePayment', args: { id } });
  expect(account(school, 'noam')).toMatchObject({ openMinor: 45_000, creditMinor: 0 });
});

test('a late cancellation is charged as it was priced then, one in time is not', () => {
  const { school, id } = noamOwes450();
  const mark = (day: string, kind: 'late' | 'absent') =>
    school.perform({
      name: 'markAttendance',
      args: {
        marks: [{ meetingId: id, occurrence: `2026-11-${day}T16:00`, attendeeId: 'noam', kind }],
      },
    });
  mark('08', 'late');
  mark('15', 'absent');
  expect(ledger(school).entries.map(({ kind }) => kind)).toEqual(['lesson', 'lateCancel']);
  expect(account(school, 'noam').openMinor).toBe(30_000);
  school.perform({
    name: 'updateMeeting',
    args: { input: { id, cost: 20_000 }, scope: 'all', occurrence: '2026-11-22T16:00' },
  });
  expect(open(school, 'noam')).toEqual([
    ['11-01', 20_000],
    ['11-08', 15_000],
  ]);
  mark('08', 'absent');
  expect(open(school, 'noam')).toEqual([['11-01', 20_000]]);
});

test('money of a lesson that is called off is credit again, and it cannot be spent twice', () => {
  const { school, id } = noamOwes450();
  const ahead = { meetingId: id, occurrence: '2026-11-22T16:00', attendeeId: 'noam' };
  school.perform(marking(ahead));
  const { changeId } = school.perform({
    name: 'deleteMeeting',
    args: { id, occurrence: '2026-11-22T16:00', scope: 'this' },
  });
  // The oldest lesson has it.
  expect(open(school, 'noam').map(([day]) => day)).toEqual(['11-08', '11-15']);
  school.perform({ name: 'settleCharges', args: {} });
  expect(school.refusal({ name: 'undoChange', args: { changeId } }).code).toBe('WRITTEN_SINCE');
});

test('nobody pays for a stranger, and no sign stands where it makes no sense', () => {
  const { school } = noamOwes450();
  const code = (step: Step) => school.refusal(step).code;
  expect(code(paying({ type: 'payment', payerId: 'nobody', amount: 1 }))).toBe('NOT_FOUND');
  expect(code(paying({ type: 'payment', payerId: 'noam', amount: 0 }))).toBe('BAD_REQUEST');
  expect(code(paying({ type: 'payment', payerId: 'noam', amount: -5 }))).toBe('BAD_REQUEST');
  expect(code(paying({ type: 'package', payerId: 'noam', studentId: 'dana', lessons: 3, amount: 1 }))).toBe(
    'BAD_REQUEST',
  );
});
