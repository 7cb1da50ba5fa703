/** What concerns one family is decided without the rest of the calendar, and says the same. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import { fromWorld } from '../../../domain/kernel/facts.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { addPayment } from '../../../domain/money/addPayment.ts';
import { recount } from '../../../domain/money/recount.ts';
import { refundPayment } from '../../../domain/money/refundPayment.ts';
import { remindFamily } from '../../../domain/money/remindFamily.ts';
import { removePayment } from '../../../domain/money/removePayment.ts';
import { sendStatement } from '../../../domain/money/sendStatement.ts';
import { settleCharges } from '../../../domain/money/settleCharges.ts';
import { openSchool, type School } from '../school.ts';

const rivka: Actor = { id: 'rivka', role: 'teacher', name: 'Rivka' };
const sundays = { start: '2026-11-01T16:00', end: '2026-11-01T16:45', rrule: 'FREQ=WEEKLY', cost: 15_000 };
const paid = (payerId: string) =>
  ({ name: 'addPayment', args: { input: { type: 'payment', payerId, amount: 100_000 } } }) as const;

/** Noam and Dana have paid ahead, and since then have had a lesson each. */
function paidAhead(): School {
  const school = openSchool('2026-10-25T09:00');
  school.add({ ...sundays, attendees: [{ attendeeId: 'noam' }] });
  school.add({
    ...sundays,
    start: '2026-11-02T16:00',
    end: '2026-11-02T16:45',
    attendees: [{ attendeeId: 'dana' }],
  });
  for (const payerId of ['noam', 'dana']) school.perform(paid(payerId));
  school.at('2026-11-16T09:00');
  return school;
}

test('a payment, its refund and removal, a reminder, an account and settling ask for one family’s lessons', () => {
  const school = paidAhead();
  const answers = {
    ...school.answers,
    schedule: () => {
      throw new Error('The whole calendar was asked for.');
    },
  };
  const [payment] = school.answers.payments({ teacherId: 'rivka' });
  const id = payment?.id ?? '';
  const payerId = 'noam';
  for (const facts of [
    addPayment.facts(paid(payerId).args, rivka),
    refundPayment.facts({ id }, rivka),
    removePayment.facts({ id }, rivka),
    remindFamily.facts({ payerId }, rivka),
    sendStatement.facts({ payerId, month: '2026-11' }, rivka),
    settleCharges.facts({ payerIds: [payerId] }, rivka),
  ])
    expect(isRefusal(fromWorld<object>(facts, answers))).toBe(false);
});

test('settling one family leaves the other as it was, and settling both leaves nothing unwritten', () => {
  const school = paidAhead();
  const unwritten = () => fromWorld(recount('rivka', school.nowMs()), school.answers).unwritten.toSorted();
  expect(unwritten()).toEqual(['dana', 'noam']);
  school.perform({ name: 'settleCharges', args: { payerIds: ['noam'] } });
  expect(unwritten()).toEqual(['dana']);
  school.perform({ name: 'settleCharges', args: { payerIds: ['dana'] } });
  expect(fromWorld(recount('rivka', school.nowMs()), school.answers)).toEqual({
    unwritten: [],
    differences: [],
  });
});
