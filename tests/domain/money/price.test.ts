/** What a student pays for a lesson, and how the price explains itself. */
import { expect, test } from 'vitest';
import { lessonAt, type Held, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import { lessOff } from '../../../domain/money/lessOff.ts';
import { priceOf } from '../../../domain/money/price.ts';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { aDiscount, aMeeting, anOccurrence, ms, someTerms } from './lessonFixture.ts';

const held = (meeting: Meeting, occurrences: Occurrence[] = []): Held => ({ meeting, occurrences });

const minorOf = (lesson: Lesson, discounts: readonly Discount[], schedule: readonly Held[] = []): number =>
  priceOf(lesson, 'dana', pricingOf(discounts, schedule)).minor;

const sunday = (meeting: Meeting, slot = '2026-03-08T16:00'): Lesson => lessonAt(meeting, slot);

test('150 less 10% for the group less 20 for this student is 115, line by line', () => {
  const meeting = aMeeting('a', ['dana', 'noam'], {
    attendees: [
      { studentId: 'dana', personalDiscount: { type: 'fixed', value: 2_000 } },
      { studentId: 'noam' },
    ],
  });
  const pricing = pricingOf([aDiscount({ condition: 'groupMeeting', conditionValue: 2 })], []);
  expect(priceOf(sunday(meeting), 'dana', pricing)).toEqual({
    minor: 11_500,
    lines: [
      { kind: 'lesson', amountMinor: 15_000 },
      { kind: 'discount', amountMinor: -1_500, discountId: 'group', name: 'Group', percent: 10 },
      { kind: 'personal', amountMinor: -2_000 },
    ],
  });
});

test('a part that is off for one student comes off what the discount left', () => {
  const meeting = aMeeting('a', [], {
    attendees: [{ studentId: 'dana', personalDiscount: { type: 'percentage', value: 50 } }],
  });
  expect(minorOf(sunday(meeting), [aDiscount()])).toBe(6_750);
});

test('halves are rounded up, in the teacher’s favour, and nothing is below nothing', () => {
  expect(lessOff(9_999, { type: 'percentage', value: 50 })).toBe(5_000);
  expect(lessOff(9_000, { type: 'fixed', value: 10_000 })).toBe(0);
  expect(lessOff(9_000, { type: 'percentage', value: 100 })).toBe(0);
  expect(lessOff(9_000, null)).toBe(9_000);
});

test('of several discounts the one that takes most off holds, whatever their order', () => {
  const small = aDiscount({}, { id: 'small' });
  const large = aDiscount({ type: 'fixed', value: 4_000 }, { id: 'large' });
  const lesson = sunday(aMeeting('a', ['dana']));
  expect(minorOf(lesson, [small, large])).toBe(11_000);
  expect(minorOf(lesson, [large, small])).toBe(11_000);
});

test('the first lesson of a student costs less, and the second one does not', () => {
  const meeting = aMeeting('a', ['dana']);
  const first = aDiscount({ condition: 'firstMeeting', type: 'fixed', value: 5_000 });
  const schedule = [held(meeting)];
  expect(minorOf(sunday(meeting, '2026-03-01T16:00'), [first], schedule)).toBe(10_000);
  expect(minorOf(sunday(meeting), [first], schedule)).toBe(15_000);
});

test('who was away at the first lesson has the second one for less', () => {
  const meeting = aMeeting('a', ['dana']);
  const away = anOccurrence('a', '2026-03-01T16:00', {
    absences: [{ studentId: 'dana', kind: 'student', atMs: 0 }],
  });
  const first = aDiscount({ condition: 'firstMeeting' });
  expect(minorOf(sunday(meeting), [first], [held(meeting, [away])])).toBe(13_500);
});

test('a discount for repeating lessons leaves single ones alone', () => {
  expect(minorOf(sunday(aMeeting('a', ['dana'])), [aDiscount()])).toBe(13_500);
  expect(minorOf(sunday(aMeeting('a', ['dana'], { rrule: null })), [aDiscount()])).toBe(15_000);
});

test('a discount that leaves series alone takes nothing off a repeating lesson', () => {
  const morning = aDiscount({ condition: 'timeBased', applyToRecurring: false });
  expect(minorOf(sunday(aMeeting('a', ['dana'])), [morning])).toBe(15_000);
  expect(minorOf(sunday(aMeeting('a', ['dana'], { rrule: null })), [morning])).toBe(13_500);
});

test('a group discount asks how many belong to the group, a count of students how many come', () => {
  const meeting = aMeeting('a', ['dana', 'noam', 'maya']);
  const absent = anOccurrence('a', '2026-03-08T16:00', {
    absences: [{ studentId: 'noam', kind: 'student', atMs: 0 }],
  });
  const lesson = lessonAt(meeting, '2026-03-08T16:00', absent);
  expect(minorOf(lesson, [aDiscount({ condition: 'groupMeeting', conditionValue: 3 })])).toBe(13_500);
  expect(minorOf(lesson, [aDiscount({ condition: 'studentCount', conditionValue: 3 })])).toBe(15_000);
  expect(minorOf(lesson, [aDiscount({ condition: 'studentCount', conditionValue: 2 })])).toBe(13_500);
});

test('quiet hours are those in which a lesson begins, the last minute not among them', () => {
  const quiet = aDiscount({ condition: 'timeBased', hours: { from: '10:00', to: '16:00' }, days: ['SU'] });
  const at = (start: string) => minorOf(sunday(aMeeting('a', ['dana'], { start }), start), [quiet]);
  expect(at('2026-03-08T10:00')).toBe(13_500);
  expect(at('2026-03-08T15:59')).toBe(13_500);
  expect(at('2026-03-08T16:00')).toBe(15_000);
  expect(at('2026-03-09T10:00')).toBe(15_000);
});

test('steps count the lessons of a month, and each rate holds from its lesson on', () => {
  const meeting = aMeeting('a', ['dana']);
  const steps = [
    { threshold: 2, discountValue: 5 },
    { threshold: 4, discountValue: 10 },
  ];
  const stairs = aDiscount({ progressiveSteps: steps, value: 0 });
  const days = ['01', '08', '15', '22', '29'];
  const prices = days.map((day) =>
    minorOf(sunday(meeting, `2026-03-${day}T16:00`), [stairs], [held(meeting)]),
  );
  expect(prices).toEqual([15_000, 14_250, 14_250, 13_500, 13_500]);
  expect(minorOf(sunday(meeting, '2026-04-05T16:00'), [stairs], [held(meeting)])).toBe(15_000);
});

test('the limits of a discount: at most so much, never below a price, and so much for the whole lesson', () => {
  const lesson = sunday(aMeeting('a', ['dana', 'noam']));
  const half = (more: object) => minorOf(lesson, [aDiscount({ value: 50, ...more })]);
  expect(half({ maximumDiscountMinor: 3_000 })).toBe(12_000);
  expect(half({ minimumPriceMinor: 8_000 })).toBe(8_000);
  expect(half({ minimumPriceMinor: 16_000 })).toBe(15_000);
  expect(half({ maximumPerMeetingMinor: 5_001 })).toBe(12_500);
});

test('where a limit cut it the line tells the amount alone, for the part would not explain it', () => {
  const lesson = sunday(aMeeting('a', ['dana']));
  const pricing = pricingOf([aDiscount({ value: 50, maximumDiscountMinor: 3_000 })], []);
  expect(priceOf(lesson, 'dana', pricing).lines[1]).toEqual({
    kind: 'discount',
    amountMinor: -3_000,
    discountId: 'group',
    name: 'Group',
  });
});

test('a discount of one subject, of a term, or that is off leaves other lessons alone', () => {
  const lesson = sunday(aMeeting('a', ['dana']));
  expect(minorOf(lesson, [aDiscount({ subject: 'Physics' })])).toBe(15_000);
  expect(minorOf(lesson, [aDiscount({ active: false })])).toBe(15_000);
  expect(minorOf(lesson, [aDiscount({ startDate: '2026-03-09' })])).toBe(15_000);
  expect(minorOf(lesson, [aDiscount({ endDate: '2026-03-07' })])).toBe(15_000);
  expect(minorOf(lesson, [aDiscount({ startDate: '2026-03-08', endDate: '2026-03-08' })])).toBe(13_500);
});

test('a discount never reaches back: lessons keep what held when they began', () => {
  const before = sunday(aMeeting('a', ['dana']), '2026-03-01T16:00');
  const after = sunday(aMeeting('a', ['dana']), '2026-03-08T16:00');
  const between = ms('2026-03-05T12:00');
  expect(minorOf(before, [aDiscount({}, { createdMs: between })])).toBe(15_000);
  expect(minorOf(after, [aDiscount({}, { createdMs: between })])).toBe(13_500);
  const changed = aDiscount({ value: 20 }, { earlier: [{ terms: someTerms(), untilMs: between }] });
  expect(minorOf(before, [changed])).toBe(13_500);
  expect(minorOf(after, [changed])).toBe(12_000);
  expect(minorOf(before, [aDiscount({}, { deletedMs: between })])).toBe(13_500);
  expect(minorOf(after, [aDiscount({}, { deletedMs: between })])).toBe(15_000);
});

test('a discount with a number of uses, and one that the teacher gives, hold for the bookings that have it', () => {
  const plain = sunday(aMeeting('a', ['dana']));
  const given = sunday(aMeeting('a', [], { attendees: [{ studentId: 'dana', discountId: 'group' }] }));
  for (const terms of [{ usageLimit: 5 }, { condition: null }, { condition: 'freeSpaces' }] as const) {
    expect(minorOf(plain, [aDiscount(terms)])).toBe(15_000);
    expect(minorOf(given, [aDiscount(terms)])).toBe(13_500);
  }
});
