/** Another currency: every amount at one rate as one change; what was settled stays settled, and an undo brings all of it back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, rivka, type School } from '../school.ts';
import { afterTerm } from './randomTerm.ts';
import { moneyIn } from './ledgerOf.ts';
import { anEvent } from './termEvents.ts';

const toDollars = (rate: number): Step => ({
  name: 'changeCurrency',
  args: { teacherId: 'rivka', currency: 'USD', rate },
});

/** The profile is a row as well, so that it changes with the rest. */
function withProfile(school: School): School {
  const { name, zone, currency, locations, lessonMinutes, noticeHours } = rivka;
  school.put({
    kind: 'teacher',
    teacherId: 'rivka',
    id: 'rivka',
    revision: 0,
    name,
    zone,
    currency,
    locations,
    lessonMinutes,
    noticeHours,
  } as never);
  return school;
}

/** But for the number that each writing raises. */
const allOf = (school: School) =>
  [
    ...school.rows().filter(({ kind }) => kind !== 'subject'),
    ...school.answers.subjects({ teacherId: 'rivka' }),
  ]
    .map((row) => ({ ...row, revision: 0 }))
    .sort((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1));

test('prices, places, discounts, payments and expenses go over at one rate, and what was paid is still paid', () => {
  const school = withProfile(openSchool('2026-11-01T07:00'));
  const fixed = { type: 'fixed' as const, value: 1000 };
  school.add({
    start: '2026-11-02T16:00',
    end: '2026-11-02T17:00',
    cost: 15000,
    rrule: 'FREQ=WEEKLY;COUNT=3',
    attendees: [{ attendeeId: 'dana', personalDiscount: fixed }],
  });
  school.perform({
    name: 'createDiscount',
    args: {
      discount: {
        name: 'Ten',
        type: 'fixed',
        value: 1000,
        minimumMeetingPrice: 5000,
        conditionType: 'recurringMeeting',
      },
    },
  });
  school.perform({ name: 'addExpense', args: { input: { amount: 12345, start: '2026-11-03T00:00' } } });
  school.at('2026-11-10T09:00');
  // Two lessons at 130; the first is paid whole and the second in part.
  school.perform({
    name: 'addPayment',
    args: { input: { type: 'payment', payerId: 'dana', amount: 20000 } },
  });
  const { decision } = school.perform(toDollars(0.27));
  expect(decision.outcomes[0]?.about).toEqual(['rivka']);
  const rows = school.rows();
  expect(rows.find(({ kind }) => kind === 'meeting')).toMatchObject({
    costMinor: 4050,
    attendees: [{ personalDiscount: { type: 'fixed', value: 270 } }],
  });
  expect(rows.find(({ kind }) => kind === 'discount')).toMatchObject({
    terms: { value: 270, minimumPriceMinor: 1350 },
  });
  expect(rows.find(({ kind }) => kind === 'expense')).toMatchObject({ amountMinor: 3333 });
  expect(rows.find(({ kind }) => kind === 'payment')).toMatchObject({ amountMinor: 5400, currency: 'USD' });
  expect(rows.find(({ kind }) => kind === 'teacher')).toMatchObject({
    currency: 'USD',
    locations: { student: { costMinor: 1350 } },
  });
  const { ledger } = moneyIn(school);
  expect(ledger.entries.map(({ amountMinor, openMinor }) => [amountMinor, openMinor])).toEqual([
    [3510, 0],
    [3510, 1620],
  ]);
});

test('a rate that would make an amount too large is refused, and a wrong one is put right by another', () => {
  const school = withProfile(openSchool());
  school.add({ start: '2026-11-23T16:00', end: '2026-11-23T17:00', cost: 900_000_000_000 });
  expect(school.refusal(toDollars(100))).toMatchObject({ code: 'BAD_REQUEST', field: 'rate' });
  school.perform(toDollars(0.5));
  school.perform(toDollars(0.5));
  expect(school.rows().find(({ kind }) => kind === 'meeting')).toMatchObject({ costMinor: 225_000_000_000 });
  expect(
    school.refusal({ name: 'changeCurrency', args: { teacherId: 'noam', currency: 'USD', rate: 1 } }),
  ).toMatchObject({ code: 'NOT_FOUND', field: 'teacherId' });
});

test(`after any term the ledger in the new currency is the old one at the rate, to the rounding (seed ${seed})`, ({
  task,
}) => {
  const runs = process.env['PROVE'] ? 3_000 : 150;
  const rate = fc.integer({ min: 1000, max: 4_000_000 }).map((parts) => parts / 1e6);
  fc.assert(
    fc.property(fc.array(anEvent, { minLength: 8, maxLength: 30 }), rate, (all, by) => {
      const school = withProfile(afterTerm(all, new Map()));
      const rowsBefore = allOf(school);
      const { ledger: before } = moneyIn(school);
      // What is less than half of the smallest coin there is nothing: such a lesson is as if nothing had been paid on it.
      fc.pre(
        before.entries.every(({ allocations }) =>
          allocations.every((part) => part.inLessons || part.amountMinor * by >= 0.5),
        ),
      );
      const { changeId } = school.perform(toDollars(by));
      const { ledger: after, facts } = moneyIn(school);
      expect(after.entries).toHaveLength(before.entries.length);
      for (const [i, { openMinor, amountMinor, charge }] of after.entries.entries()) {
        const then = before.entries[i];
        if (!then) throw new Error('a lesson is gone');
        if (then.openMinor === 0 && then.allocations.length > 0) expect(openMinor).toBe(0);
        // A price follows from a cost, a discount and what is off, each of them rounded; what is fixed is rounded by parts.
        const roundings = charge ? 1 + charge.allocations.length : 4;
        expect(Math.abs(amountMinor - then.amountMinor * by)).toBeLessThanOrEqual(roundings);
      }
      for (const { id, type } of facts.payments)
        if (type !== 'refund') {
          expect(after.leftOf(id).minor).toBeGreaterThanOrEqual(0);
          expect(Math.abs(after.leftOf(id).minor - before.leftOf(id).minor * by)).toBeLessThanOrEqual(1);
          expect(after.leftOf(id).lessons).toBe(before.leftOf(id).lessons);
        }
      school.perform({ name: 'undoChange', args: { changeId } });
      expect(allOf(school)).toEqual(rowsBefore);
    }),
    { numRuns: runs, seed },
  );
  recordProof(
    task,
    'R26',
    `${runs} terms (seed ${seed}) taken to another currency and back: what was settled stays settled, and the undo brings every amount back`,
  );
}, 300_000);
