/** What may happen in a term: lessons, prices, payments, and what is taken back of them. */
import fc from 'fast-check';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import type { ArgsOf, Step } from '../../../domain/operations.ts';

export const people = ['dana', 'noam', 'noa', 'lia'] as const;
type Who = (typeof people)[number];

/** What stands that an event may be about; `entry` of the person, `ahead` of whoever. */
export type At = {
  who: Who;
  which: number;
  amount: number;
  entry: Entry | undefined;
  ahead: Lesson | undefined;
  payment: Payment | undefined;
  discount: Discount | undefined;
  /** One with a number of uses, and a lesson ahead of the person. */
  given: Discount | undefined;
  ownAhead: Lesson | undefined;
  changeId: string | undefined;
};

type Mark = ArgsOf<'markPayments'>['marks'][number];
export const marked = (entry: Entry, who: Who): Mark => {
  const { occurrence, meeting, slot } = entry.lesson;
  return { meetingId: occurrence?.id ?? meeting.id, occurrence: occurrence ? null : slot, attendeeId: who };
};
const pay = (...marks: Mark[]): Step => ({ name: 'markPayments', args: { marks } });
const give = (input: ArgsOf<'addPayment'>['input']): Step => ({ name: 'addPayment', args: { input } });
const update = (args: ArgsOf<'updateMeeting'>): Step => ({ name: 'updateMeeting', args });
const absence =
  (kind: 'late' | 'absent') =>
  ({ entry, who }: At): Step | null =>
    entry ? { name: 'markAttendance', args: { marks: [{ ...marked(entry, who), kind }] } } : null;
const move =
  (scope: 'this' | 'future') =>
  ({ ahead, which }: At): Step | null => {
    if (!ahead) return null;
    const hour = `${ahead.start.slice(0, 10)}T${String(8 + (which % 12)).padStart(2, '0')}`;
    const input = { id: ahead.meeting.id, start: `${hour}:00`, end: `${hour}:45` };
    return update({ input, scope, occurrence: ahead.slot, insist: true });
  };

type Terms = ArgsOf<'createDiscount'>['discount'];
const steps = (...pairs: [number, number][]): Terms['progressiveSteps'] =>
  pairs.map(([threshold, discountValue]) => ({ threshold, discountValue }));

/** One of every kind: flat and in steps, by conditions, given booking by booking, with limits and uses. */
const discounts: ((amount: number) => Omit<Terms, 'name'>)[] = [
  (amount) => ({ type: 'percentage', value: 1 + (amount % 60), conditionType: 'recurringMeeting' }),
  () => ({ type: 'percentage', progressiveSteps: steps([2, 7], [4, 15]), conditionType: 'recurringMeeting' }),
  (amount) => ({ type: 'fixed', value: amount, conditionType: 'groupMeeting', conditionValue: 2 }),
  () => ({ type: 'percentage', progressiveSteps: steps([2, 10], [3, 33]), conditionType: 'studentCount' }),
  (amount) => ({ type: 'fixed', value: amount, conditionType: 'firstMeeting', minimumMeetingPrice: 1000 }),
  () => ({ type: 'percentage', value: 25, conditionType: 'timeBased', days: ['SU', 'TU'] }),
  (amount) => ({ type: 'fixed', value: amount, usageLimit: 1 + (amount % 2) }),
  () => ({ type: 'percentage', value: 50, usageLimit: 2, maximumDiscount: 777 }),
  () => ({ type: 'percentage', value: 12.5, conditionType: 'groupMeeting', maximumDiscountPerMeeting: 999 }),
];

/** null where there is nothing it could be done to. */
export const events = {
  add: ({ which, who, amount }) => {
    const hour = `2026-11-0${1 + (which % 7)}T${10 + (which % 9)}`;
    const attendees = [
      {
        attendeeId: who,
        ...(which % 3 === 0 && { personalDiscount: { type: 'percentage' as const, value: 33 } }),
      },
      ...(which % 4 === 0 && who !== 'noam' ? [{ attendeeId: 'noam' }] : []),
    ];
    const times = { start: `${hour}:00`, end: `${hour}:45`, rrule: 'FREQ=WEEKLY;COUNT=8' };
    const input = { subject: 'Maths', ...times, cost: amount, capacity: 3, attendees };
    return { name: 'addMeeting', args: { input, insist: true } };
  },
  pay: ({ who, amount }) => give({ type: 'payment', payerId: who, amount }),
  payPart: ({ who, amount, entry }) => {
    const part = Math.min(entry?.openMinor ?? 0, amount);
    const allocations = entry && part > 0 ? [{ ...marked(entry, who), amount: part }] : [];
    return give({ type: 'payment', payerId: who, amount, allocations });
  },
  mark: ({ entry, who }) => (entry ? pay(marked(entry, who)) : null),
  markPart: ({ entry, who, amount }) =>
    entry && entry.openMinor > 1
      ? pay({ ...marked(entry, who), amount: 1 + (amount % (entry.openMinor - 1)) })
      : null,
  unmark: ({ entry, who }) => (entry ? pay({ ...marked(entry, who), paid: false }) : null),
  package: ({ who, amount, which }) =>
    give({
      type: 'package',
      payerId: who,
      studentId: who,
      amount,
      lessons: 1 + (which % 5),
      endDate: which % 2 ? '2026-12-10' : null,
    }),
  credit: ({ who, which }) =>
    give({ type: 'credit', payerId: who, studentId: who, lessons: 1 + (which % 2) }),
  refund: ({ payment, which, amount }) =>
    payment ? { name: 'refundPayment', args: { id: payment.id, amount: which % 2 ? amount : null } } : null,
  remove: ({ payment }) => (payment ? { name: 'removePayment', args: { id: payment.id } } : null),
  late: absence('late'),
  absent: absence('absent'),
  move: move('this'),
  split: move('future'),
  price: ({ ahead, amount, which }) =>
    ahead
      ? update({
          input: { id: ahead.meeting.id, cost: amount },
          scope: which % 2 ? 'all' : 'future',
          occurrence: ahead.slot,
        })
      : null,
  cancel: ({ ahead }) =>
    ahead
      ? { name: 'deleteMeeting', args: { id: ahead.meeting.id, scope: 'this', occurrence: ahead.slot } }
      : null,
  leave: ({ ahead }) =>
    ahead
      ? update({ input: { id: ahead.meeting.id, attendees: [] }, scope: 'future', occurrence: ahead.slot })
      : null,
  discount: ({ which, amount }) => ({
    name: 'createDiscount',
    args: {
      discount: {
        name: `${which}`,
        ...(discounts[which % discounts.length] ?? discounts[0])?.(amount),
      } as Terms,
    },
  }),
  otherTerms: ({ discount, amount }) =>
    discount && discount.terms.progressiveSteps.length === 0
      ? {
          name: 'updateDiscount',
          args: { discount: { id: discount.id, type: 'percentage', value: 1 + (amount % 90) } },
        }
      : null,
  noDiscount: ({ discount }) => (discount ? { name: 'deleteDiscount', args: { id: discount.id } } : null),
  give: ({ given, ownAhead, who }) => {
    if (!given || !ownAhead) return null;
    const attendees = ownAhead.meeting.attendees.map(({ studentId, personalDiscount }) => ({
      attendeeId: studentId,
      ...(personalDiscount && { personalDiscount }),
      ...(studentId === who && { discountId: given.id }),
    }));
    const { meeting, slot } = ownAhead;
    return update({ input: { id: meeting.id, attendees }, scope: 'future', occurrence: slot });
  },
  archive: ({ who, which }) => ({
    name: 'updateStudentLink',
    args: { input: { studentId: who, archived: which % 2 === 0 } },
  }),
  undo: ({ changeId }) => (changeId ? { name: 'undoChange', args: { changeId } } : null),
  settle: () => ({ name: 'settleCharges', args: {} }),
} satisfies Record<string, (at: At) => Step | null>;

export type EventKind = keyof typeof events;
export type Event = { kind: EventKind | 'week'; who: Who; which: number; amount: number };

export const eventKinds = Object.keys(events) as EventKind[];

export const anEvent = fc.record({
  kind: fc.constantFrom<Event['kind']>('week', 'week', ...eventKinds),
  who: fc.constantFrom(...people),
  which: fc.nat(30),
  amount: fc.integer({ min: 1, max: 60_000 }),
});

/** The evening of a Sunday, so many weeks after the term began. */
export const sundayEvening = (week: number): number =>
  toMs('2026-11-01T20:00', 'Asia/Jerusalem') + week * 7 * 86_400_000;
