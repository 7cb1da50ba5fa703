/** Whatever the discounts are: the lines add up, nobody pays less than nothing, and every limit holds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonAt, lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Attendee } from '../../../domain/calendar/meeting.ts';
import { conditions, type Discount, type Terms } from '../../../domain/money/discount.ts';
import { lessOff } from '../../../domain/money/lessOff.ts';
import { priceOf } from '../../../domain/money/price.ts';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { aDiscount, aMeeting, ms } from './lessonFixture.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(12.5, 33.33, 99.99));
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const off = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), value: percent }),
  fc.record({ type: fc.constant('fixed' as const), value: amount }),
);

const terms = off.chain(({ type, value }) =>
  fc.record<Partial<Terms>>({
    type: fc.constant(type),
    value: fc.constant(value),
    condition: perhaps(fc.constantFrom(...conditions)),
    conditionValue: perhaps(fc.integer({ min: 1, max: 4 })),
    progressiveSteps: fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
      .map((all) =>
        all
          .toSorted((a, b) => a - b)
          .map((threshold, i) => ({ threshold, discountValue: type === 'fixed' ? value : i * 33 })),
      ),
    maximumDiscountMinor: perhaps(amount),
    minimumPriceMinor: perhaps(amount),
    maximumPerMeetingMinor: perhaps(amount),
    usageLimit: perhaps(fc.integer({ min: 1, max: 9 })),
    applyToRecurring: fc.boolean(),
    active: fc.boolean(),
  }),
);

const discounts = fc
  .array(terms, { maxLength: 4 })
  .map((all): Discount[] => all.map((each, i) => aDiscount(each, { id: `d${i}` })));

const attendees = fc
  .array(
    fc.record({
      personalDiscount: fc.option(off, { nil: undefined }),
      discountId: fc.constantFrom('d0', 'd1', undefined),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((all): Attendee[] =>
    all.map(({ personalDiscount, discountId }, i) => ({
      studentId: `s${i}`,
      ...(personalDiscount && { personalDiscount }),
      ...(discountId && { discountId }),
    })),
  );

const lessons = fc
  .record({ discounts, attendees, costMinor: amount })
  .map(({ discounts: all, attendees: coming, costMinor }) => {
    const meeting = aMeeting('a', [], { attendees: coming, capacity: coming.length, costMinor });
    return { all, meeting, pricing: pricingOf(all, [{ meeting, occurrences: [] }]) };
  });

test('the lines of every price add up to it, and it lies between nothing and the full price', () => {
  fc.assert(
    fc.property(lessons, ({ meeting, pricing }) => {
      for (const lesson of lessonsBetween({ meeting, occurrences: [] }, 0, ms('2026-05-01T00:00')))
        for (const { studentId } of meeting.attendees) {
          const { minor, lines } = priceOf(lesson, studentId, pricing);
          expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(minor);
          expect(Number.isSafeInteger(minor)).toBe(true);
          expect(minor).toBeGreaterThanOrEqual(0);
          expect(minor).toBeLessThanOrEqual(meeting.costMinor);
        }
    }),
    { numRuns: 500 },
  );
});

test('no discount goes past its limits, for one student or for the lesson', () => {
  fc.assert(
    fc.property(lessons, ({ all, meeting, pricing }) => {
      const lesson = lessonAt(meeting, '2026-03-08T16:00');
      const taken = new Map<string, number>();
      for (const { studentId } of meeting.attendees)
        for (const line of priceOf(lesson, studentId, pricing).lines) {
          if (line.kind !== 'discount' || line.discountId === undefined) continue;
          const limits = all.find(({ id }) => id === line.discountId)!.terms;
          expect(-line.amountMinor).toBeLessThanOrEqual(limits.maximumDiscountMinor ?? Infinity);
          expect(meeting.costMinor + line.amountMinor).toBeGreaterThanOrEqual(limits.minimumPriceMinor ?? 0);
          taken.set(line.discountId, (taken.get(line.discountId) ?? 0) - line.amountMinor);
        }
      for (const [id, minor] of taken)
        expect(minor).toBeLessThanOrEqual(
          all.find((each) => each.id === id)!.terms.maximumPerMeetingMinor ?? Infinity,
        );
    }),
    { numRuns: 500 },
  );
});

test('the order in which discounts are listed never changes a price', () => {
  fc.assert(
    fc.property(lessons, ({ all, meeting }) => {
      const lesson = lessonAt(meeting, '2026-03-08T16:00');
      const schedule = [{ meeting, occurrences: [] }];
      const one = priceOf(lesson, 's0', pricingOf(all, schedule));
      expect(priceOf(lesson, 's0', pricingOf(all.toReversed(), schedule))).toEqual(one);
    }),
    { numRuns: 300 },
  );
});

test('a larger part off never costs more', () => {
  fc.assert(
    fc.property(amount, percent, percent, (minor, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(lessOff(minor, { type: 'percentage', value: more })).toBeLessThanOrEqual(
        lessOff(minor, { type: 'percentage', value: less }),
      );
    }),
  );
});
