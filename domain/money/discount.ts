/** A rule by which a lesson costs less: for whom it holds, how much it takes off, and how far it goes. */
import type { Id } from '../basics/ids.ts';
import { foldName } from '../basics/names.ts';
import { refuse } from '../basics/refusal.ts';
import type { Day } from '../basics/wallTime.ts';
import { entity } from '../kernel/entity.ts';

export const conditions = [
  'firstMeeting',
  'recurringMeeting',
  'groupMeeting',
  'studentCount',
  'timeBased',
  'freeSpaces',
] as const;
type Condition = (typeof conditions)[number];

/** From this count on, so much is taken off. */
export type Step = { threshold: number; discountValue: number };

/** Hours of the lesson's own wall, 'HH:mm', the end exclusive. */
export type Hours = { from: string; to: string };

/** What a discount says, apart from who it is and since when; what changes as one. */
export type Terms = {
  name: string;
  description: string;
  /** The subject's name; null: every subject. */
  subject: string | null;
  type: 'percentage' | 'fixed';
  /** percentage: 0–100; fixed: minor units. Of a progressive one: 0, its steps say it. */
  value: number;
  /** Ascending thresholds; empty: a flat discount. What they count follows from the condition (`countOf` in price.ts). */
  progressiveSteps: Step[];
  /** null: it holds only for whom the teacher gives it to (attendee.discountId). */
  condition: Condition | null;
  /** firstMeeting: the first n lessons; groupMeeting, studentCount: n students or more; freeSpaces: n free hours. */
  conditionValue: number | null;
  /** timeBased: weekdays as 'SU'; empty: every day. */
  days: string[];
  /** timeBased. */
  hours: Hours | null;
  /** freeSpaces: in how many days the free hours are counted. */
  freeSpaceDays: number | null;
  /** Most that is taken off for one student at one lesson. */
  maximumDiscountMinor: number | null;
  /** The discount stops at this price. */
  minimumPriceMinor: number | null;
  /** Most that is taken off one lesson for all its students together. */
  maximumPerMeetingMinor: number | null;
  /** How many bookings may have it; a booking of a series is one. */
  usageLimit: number | null;
  startDate: Day | null;
  /** Inclusive. */
  endDate: Day | null;
  active: boolean;
  /** Lessons of a series have it too. */
  applyToRecurring: boolean;
};

export type Discount = {
  kind: 'discount';
  teacherId: Id;
  id: Id;
  revision: number;
  terms: Terms;
  /** What it said before, the oldest first: lessons that began by then keep it. */
  earlier: { terms: Terms; untilMs: number }[];
  /** Lessons that began before are not touched by it. */
  createdMs: number;
  modifiedMs: number;
  /** Deleted, or its making undone: it still holds for lessons that began by then. */
  deletedMs: number | null;
  /** Marked, not erased: it holds for nothing. */
  removedMs: number | null;
};

/** What was in force at a moment; null: nothing of this discount was. */
export function termsAt(
  { terms, earlier, createdMs, deletedMs, removedMs }: Discount,
  ms: number,
): Terms | null {
  if (removedMs !== null || ms < createdMs || (deletedMs !== null && ms >= deletedMs)) return null;
  return earlier.find(({ untilMs }) => ms < untilMs)?.terms ?? terms;
}

/** Whether it is given booking by booking: what was free or used at another time cannot be read off the lesson. */
export const isGiven = ({ condition, usageLimit }: Terms): boolean =>
  condition === null || condition === 'freeSpaces' || usageLimit !== null;

/** Those that a teacher still has, the ended and the switched off too. */
export const standing = (discounts: readonly Discount[]): Discount[] =>
  discounts.filter(({ deletedMs, removedMs }) => deletedMs === null && removedMs === null);

export const namedAlike = (name: string, id: Id, discounts: readonly Discount[]): Discount | undefined =>
  standing(discounts).find((each) => each.id !== id && foldName(each.terms.name) === foldName(name));

/** Whether the change left the past as it was; another currency rewrites it. */
const isFromThenOn = ({ before, after }: { before: Discount | null; after: Discount }): boolean =>
  before === null || after.deletedMs !== before.deletedMs || after.earlier.length > before.earlier.length;

/** Lessons that began meanwhile keep what it said, and have nothing of it where it was deleted. */
function asBefore(row: Discount, { terms, modifiedMs, deletedMs }: Discount, nowMs: number): Discount {
  const said = { terms: row.terms, untilMs: row.deletedMs ?? nowMs };
  const gone = { terms: { ...row.terms, active: false }, untilMs: nowMs };
  const earlier = [...row.earlier, said, ...(row.deletedMs === null ? [] : [gone])];
  return { ...row, terms, earlier, modifiedMs, deletedMs };
}

export const discountEntity = entity<Discount>()({
  kind: 'discount',
  wire: { name: 'discount', type: 'Discount' },
  asked: true,
  undo: 'marks',
  log: {
    area: 'money',
    of: ({ terms, deletedMs, removedMs }) => ({
      name: terms.name,
      isGone: deletedMs !== null || removedMs !== null,
    }),
  },
  // Lessons that began while it stood keep it, as after its deletion.
  undone: (row, nowMs) => ({ ...row, deletedMs: row.deletedMs ?? nowMs }),
  past: {
    asOf: (row, change) =>
      isFromThenOn(change) ? { ...row, earlier: row.earlier.slice(0, change.after.earlier.length) } : row,
    putBack: (row, change, nowMs) =>
      change.before && isFromThenOn(change) ? asBefore(row, change.before, nowMs) : (change.before ?? row),
  },
  cannotReturn: ({ id, terms }, others) =>
    namedAlike(terms.name, id, others) ? refuse('NAME_TAKEN', 'changeId', { name: terms.name }) : null,
});

declare module '../kernel/rows.ts' {
  interface Entities {
    discount: typeof discountEntity;
  }
}
