/**
 * What one student pays for one lesson, line by line: the lesson's price, less the best discount that holds,
 * less what is off for this student. The lines add up to the price, to the smallest unit.
 */
import type { Id } from '../basics/ids.ts';
import { clockOf, dayOf, weekdayOf } from '../basics/wallTime.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { Attendee } from '../calendar/meeting.ts';
import { weekdayNames } from '../calendar/recurrence.ts';
import { isGiven, termsAt, type Discount, type Terms } from './discount.ts';
import { type PriceFor } from './owed.ts';
import { chargeIn, isSettled } from '../calendar/charge.ts';
import { lessOff, type Off } from './lessOff.ts';
import { isOfSeries, type Pricing } from './pricing.ts';

type PriceLine = {
  kind: 'lesson' | 'discount' | 'personal';
  /** Minor units; what is taken off is negative. */
  amountMinor: number;
  discountId?: Id;
  name?: string;
  /** Where it was taken off as a part of the price. */
  percent?: number;
};

export type Price = { minor: number; lines: PriceLine[] };

export function priceOf(lesson: Lesson, studentId: Id, pricing: Pricing): Price {
  const lines: PriceLine[] = [{ kind: 'lesson', amountMinor: lesson.costMinor }];
  const attendee = lesson.meeting.attendees.find((each) => each.studentId === studentId);
  const best = bestOf(lesson, attendee ?? { studentId }, pricing);
  if (best) lines.push(best);
  const personal = attendee?.personalDiscount;
  const restMinor = lesson.costMinor + (best?.amountMinor ?? 0);
  if (personal) lines.push(personalLine(restMinor, personal));
  return { minor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0), lines };
}

export const priceBy =
  (pricing: Pricing): PriceFor =>
  (lesson, studentId) =>
    priceOf(lesson, studentId, pricing).minor;

/** What is fixed stays as it was fixed. */
export function amountOf(lesson: Lesson, studentId: Id, pricing: Pricing): { minor: number; paid: boolean } {
  const charge = chargeIn(lesson, studentId);
  return charge
    ? { minor: charge.amountMinor, paid: isSettled(charge) }
    : { minor: priceOf(lesson, studentId, pricing).minor, paid: false };
}

function personalLine(restMinor: number, off: Off): PriceLine {
  const amountMinor = minus(restMinor - lessOff(restMinor, off));
  return { kind: 'personal', amountMinor, ...(off.type === 'percentage' && { percent: off.value }) };
}

const minus = (minor: number): number => (minor === 0 ? 0 : -minor);

/** Those that hold as well and take less off, by name: discounts are not added up. */
export function leftOutOf(lesson: Lesson, { lines }: Price, studentId: Id, pricing: Pricing): string[] {
  const counted = lines.find(({ discountId }) => discountId !== undefined);
  const attendee = lesson.meeting.attendees.find((each) => each.studentId === studentId);
  if (!counted || !attendee) return [];
  return pricing.discounts.flatMap((discount) => {
    const line = discount.id === counted.discountId ? null : lineOf(discount, lesson, attendee, pricing);
    return line?.name ?? [];
  });
}

/** The one that takes most off; of two alike the older, so that the answer never depends on the order of the list. */
function bestOf(lesson: Lesson, attendee: Attendee, pricing: Pricing): PriceLine | null {
  let best: { line: PriceLine; discount: Discount } | null = null;
  for (const discount of pricing.discounts) {
    const line = lineOf(discount, lesson, attendee, pricing);
    if (line && (best === null || isBetter({ line, discount }, best))) best = { line, discount };
  }
  return best?.line ?? null;
}

type Candidate = { line: PriceLine; discount: Discount };

const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.line.amountMinor !== b.line.amountMinor
    ? a.line.amountMinor < b.line.amountMinor
    : a.discount.createdMs !== b.discount.createdMs
      ? a.discount.createdMs < b.discount.createdMs
      : a.discount.id < b.discount.id;

/** null where it does not hold, or takes nothing off. */
function lineOf(discount: Discount, lesson: Lesson, attendee: Attendee, pricing: Pricing): PriceLine | null {
  const terms = termsAt(discount, lesson.startMs);
  if (!terms || !covers(terms, lesson)) return null;
  if (isGiven(terms) && attendee.discountId !== discount.id) return null;
  const value = valueAt(terms, lesson, attendee.studentId, pricing);
  if (value === null) return null;
  const { type } = terms;
  const most = mostOff(terms, lesson);
  const offMinor = lesson.costMinor - lessOff(lesson.costMinor, { type, value });
  const amountMinor = Math.min(offMinor, most);
  if (amountMinor <= 0) return null;
  return {
    kind: 'discount',
    amountMinor: -amountMinor,
    discountId: discount.id,
    name: terms.name,
    // Where a limit cut it, the part that was meant would not explain the amount.
    ...(type === 'percentage' && offMinor <= most && { percent: value }),
  };
}

/** Whether the lesson is one that the terms speak of, whoever comes to it. */
export function covers(terms: Terms, lesson: Lesson): boolean {
  const day = dayOf(lesson.start);
  return (
    terms.active &&
    (terms.subject === null || terms.subject === lesson.subject) &&
    (terms.startDate === null || day >= terms.startDate) &&
    (terms.endDate === null || day <= terms.endDate) &&
    (terms.applyToRecurring || terms.condition === 'recurringMeeting' || !isOfSeries(lesson))
  );
}

/** What is taken off here: a percentage or an amount; null where the condition does not hold. */
function valueAt(terms: Terms, lesson: Lesson, studentId: Id, pricing: Pricing): number | null {
  if (!conditionHolds(terms, lesson, studentId, pricing)) return null;
  if (terms.progressiveSteps.length === 0) return terms.value;
  const count = countOf(terms, lesson, studentId, pricing);
  return terms.progressiveSteps.findLast(({ threshold }) => count >= threshold)?.discountValue ?? null;
}

function conditionHolds(terms: Terms, lesson: Lesson, studentId: Id, pricing: Pricing): boolean {
  switch (terms.condition) {
    case 'firstMeeting':
      return firstOf(terms, lesson, studentId, pricing) <= (terms.conditionValue ?? 1);
    case 'recurringMeeting':
      return isOfSeries(lesson);
    case 'groupMeeting':
      return lesson.meeting.capacity > 1 && lesson.meeting.attendees.length >= (terms.conditionValue ?? 2);
    case 'studentCount':
      return comingTo(lesson) >= (terms.conditionValue ?? 2);
    case 'timeBased':
      return isInHours(terms, lesson);
    // Of these it was decided when it was given.
    case 'freeSpaces':
    case null:
      return true;
  }
}

/** What the steps count: students at a group lesson, lessons from the first one on, else lessons of the month. */
function countOf(terms: Terms, lesson: Lesson, studentId: Id, pricing: Pricing): number {
  switch (terms.condition) {
    case 'groupMeeting':
      return lesson.meeting.attendees.length;
    case 'studentCount':
      return comingTo(lesson);
    case 'firstMeeting':
      return firstOf(terms, lesson, studentId, pricing);
    default: {
      const onlySeries = terms.condition === 'recurringMeeting';
      return pricing.ordinalOf(lesson, studentId, { subject: terms.subject, onlySeries }, true);
    }
  }
}

const firstOf = ({ subject }: Terms, lesson: Lesson, studentId: Id, pricing: Pricing): number =>
  pricing.ordinalOf(lesson, studentId, { subject, onlySeries: false }, false);

const comingTo = ({ meeting, occurrence }: Lesson): number =>
  meeting.attendees.filter(
    ({ studentId }) => occurrence?.absences.every((each) => each.studentId !== studentId) ?? true,
  ).length;

function isInHours({ days, hours }: Terms, { start }: Lesson): boolean {
  if (days.length > 0 && !days.includes(weekdayNames[weekdayOf(start)] ?? '')) return false;
  return hours === null || (clockOf(start) >= hours.from && clockOf(start) < hours.to);
}

/** The most that the limits let it take off; each student's part of what a lesson may lose is the same. */
function mostOff(terms: Terms, { costMinor, meeting }: Lesson): number {
  const { maximumDiscountMinor, minimumPriceMinor, maximumPerMeetingMinor } = terms;
  const students = Math.max(1, meeting.attendees.length);
  return Math.min(
    maximumDiscountMinor ?? Infinity,
    minimumPriceMinor === null ? Infinity : Math.max(0, costMinor - minimumPriceMinor),
    maximumPerMeetingMinor === null ? Infinity : Math.floor(maximumPerMeetingMinor / students),
  );
}
