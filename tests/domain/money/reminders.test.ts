/** A family is reminded of what is open, by hand and after the days that the teacher set; never of what it does not owe. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueReminders } from '../../../domain/money/dueReminders.ts';
import { ledgerOf, type Account, type Ledger } from '../../../domain/money/ledger.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { fullPrice } from '../../../domain/money/pricing.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, type School } from '../school.ts';

const dayMs = 86_400_000;

const ledger = (school: School): Ledger =>
  ledgerOf(
    {
      schedule: school.all(),
      payments: school.answers.payments({ teacherId: 'rivka' }),
      payerOf: payerIn(school.answers.roster({ teacherId: 'rivka' })),
      priceFor: priceBy(fullPrice),
    },
    school.nowMs(),
  );

/** Noa and Lia, sisters, each had one lesson on the first of November, and Noam one on the eighth. */
function threeOwe(): School {
  const school = openSchool('2026-10-25T09:00');
  for (const [attendeeId, start, end] of [
    ['noa', '2026-11-01T16:00', '2026-11-01T16:45'],
    ['lia', '2026-11-01T17:00', '2026-11-01T17:45'],
    ['noam', '2026-11-08T16:00', '2026-11-08T16:45'],
  ] as const)
    school.add({ start, end, cost: 15_000, attendees: [{ attendeeId }] });
  school.at('2026-11-15T09:00');
  return school;
}

test('a family is reminded once for all of its children, and the one who pays is told', () => {
  const school = threeOwe();
  const { decision } = school.perform({ name: 'remindFamily', args: { payerId: 'lia' } });
  expect(decision.rows).toMatchObject([
    { before: null, after: { kind: 'familyMail', type: 'reminder', payerId: 'ruth', askedBy: null } },
  ]);
  expect(decision.tell).toEqual([{ to: 'ruth', title: 'PaymentReminder', params: { teacherName: 'Rivka' } }]);
});

test('whoever owes nothing is not reminded, nor is a stranger', () => {
  const school = threeOwe();
  school.perform({
    name: 'addPayment',
    args: { input: { type: 'payment', payerId: 'noam', amount: 15_000 } },
  });
  const remind = (payerId: string) => school.plan({ name: 'remindFamily', args: { payerId } });
  expect(remind('noam')).toMatchObject({ refused: { refusal: { code: 'NOTHING_OPEN' } } });
  expect(remind('dana')).toMatchObject({ refused: { refusal: { code: 'NOTHING_OPEN' } } });
  expect(remind('nobody')).toMatchObject({ refused: { refusal: { code: 'NOT_FOUND' } } });
});

test('by itself a reminder goes out after ten days, and again ten days after the last one', () => {
  const school = threeOwe();
  const due = (reminded: [string, number][] = [], nowMs = school.nowMs()) =>
    dueReminders(ledger(school), 10, new Map(reminded), nowMs);
  // Noam's lesson is a week old.
  expect(due()).toEqual(['ruth']);
  expect(due([['ruth', school.nowMs() - 9 * dayMs]])).toEqual([]);
  expect(due([['ruth', school.nowMs() - 10 * dayMs]])).toEqual(['ruth']);
  school.at('2026-11-18T17:00');
  expect(due()).toEqual(['ruth', 'noam']);
});

const anAccount = fc.record({
  openMinor: fc.integer({ min: 0, max: 3 }),
  oldest: fc.integer({ min: 0, max: 40 }),
  reminded: fc.option(fc.integer({ min: 0, max: 40 })),
});

test(`over any nights each charge is named at most once in so many days (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.array(anAccount, { maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 60 }),
      (families, days, nights) => {
        const startMs = 100 * dayMs;
        const accounts = new Map<string, Account>(
          families.map(({ openMinor, oldest }, at) => [
            `p${at}`,
            {
              payerId: `p${at}`,
              openMinor,
              open: openMinor > 0 ? [{ lesson: { startMs: startMs - oldest * dayMs } }] : [],
            } as unknown as Account,
          ]),
        );
        const reminded = new Map<string, number>(
          families.flatMap(({ reminded: ago }, at) =>
            ago === null ? [] : [[`p${at}`, startMs - ago * dayMs] as const],
          ),
        );
        for (let night = 0; night < nights; night += 1) {
          const nowMs = startMs + night * dayMs;
          for (const payerId of dueReminders({ accounts }, days, reminded, nowMs)) {
            expect(accounts.get(payerId)?.openMinor).toBeGreaterThan(0);
            expect(nowMs - (reminded.get(payerId) ?? -Infinity)).toBeGreaterThanOrEqual(days * dayMs);
            reminded.set(payerId, nowMs);
          }
        }
      },
    ),
    { numRuns: 500, seed },
  );
});
