/** A discount as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import { conditions, type Discount, type Hours, type Step, type Terms } from './discount.ts';
import { noTerms } from './discountTerms.ts';

/** The type DiscountTerms of the GraphQL schema. */
type WireTerms = {
  name?: string | null;
  description?: string | null;
  subject?: string | null;
  type?: string | null;
  value?: number | null;
  progressiveSteps?: readonly Step[] | null;
  conditionType?: string | null;
  conditionValue?: number | null;
  days?: readonly string[] | null;
  hours?: Hours | null;
  freeSpaceDays?: number | null;
  maximumDiscount?: number | null;
  minimumMeetingPrice?: number | null;
  maximumDiscountPerMeeting?: number | null;
  usageLimit?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  active?: boolean | null;
  applyToRecurring?: boolean | null;
};

/** The type Discount of the GraphQL schema; what is masked is null or missing. */
export type WireDiscount = WireTerms & {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  /** '%', or the currency. */
  discountUnit?: string | null;
  kind?: string | null;
  currentUsage?: number | null;
  /** What it said until a moment, in milliseconds; the oldest first. */
  earlier?: readonly { until: string; terms: WireTerms }[] | null;
  createdAt?: string | null;
  updatedAt?: string | null;
  /** When it was deleted; lessons that began before still have it. */
  deletedAt?: string | null;
};

export function writeDiscount(discount: Discount, currency: string, currentUsage: number): WireDiscount {
  const { id, revision: version, teacherId, terms } = discount;
  if (discount.removedMs !== null) return { id, version, removed: true };
  return {
    id,
    version,
    removed: false,
    teacherId,
    ...writeTerms(terms, currency),
    discountUnit: terms.type === 'fixed' ? currency : '%',
    kind: terms.progressiveSteps.length > 0 ? 'progressive' : 'flat',
    currentUsage,
    earlier: discount.earlier.map(({ untilMs, terms: before }) => ({
      until: String(untilMs),
      terms: writeTerms(before, currency),
    })),
    createdAt: String(discount.createdMs),
    updatedAt: String(discount.modifiedMs),
    deletedAt: discount.deletedMs === null ? null : String(discount.deletedMs),
  };
}

function writeTerms(terms: Terms, currency: string): WireTerms {
  const { condition, maximumDiscountMinor, minimumPriceMinor, maximumPerMeetingMinor, ...same } = terms;
  const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, currency));
  const off = (value: number): number => (terms.type === 'fixed' ? toMajor(value, currency) : value);
  return {
    ...same,
    value: off(terms.value),
    progressiveSteps: stepsWith(terms.progressiveSteps, off),
    conditionType: condition,
    maximumDiscount: major(maximumDiscountMinor),
    minimumMeetingPrice: major(minimumPriceMinor),
    maximumDiscountPerMeeting: major(maximumPerMeetingMinor),
  };
}

const stepsWith = (steps: readonly Step[], off: (value: number) => number): Step[] =>
  steps.map(({ threshold, discountValue }) => ({ threshold, discountValue: off(discountValue) }));

/** null for what is gone, and for what is not told. */
export function readDiscount(
  wire: WireDiscount,
  { teacherId, currency }: { teacherId: Id; currency: string },
): Discount | null {
  if (wire.removed || !wire.name) return null;
  return {
    kind: 'discount',
    teacherId: wire.teacherId ?? teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    terms: readTerms(wire, currency),
    earlier: (wire.earlier ?? []).map(({ until, terms }) => ({
      untilMs: Number(until),
      terms: readTerms(terms, currency),
    })),
    createdMs: Number(wire.createdAt ?? 0),
    modifiedMs: Number(wire.updatedAt ?? 0),
    deletedMs: wire.deletedAt ? Number(wire.deletedAt) : null,
    removedMs: null,
  };
}

function readTerms(wire: WireTerms, currency: string): Terms {
  const type = wire.type === 'fixed' ? 'fixed' : 'percentage';
  const minor = (major: number | null | undefined): number | null =>
    typeof major === 'number' ? toMinor(major, currency) : null;
  const off = (value: number): number => (type === 'fixed' ? (toMinor(value, currency) ?? 0) : value);
  const { conditionType, maximumDiscount, minimumMeetingPrice, maximumDiscountPerMeeting } = wire;
  return {
    ...noTerms,
    ...onlyTold(wire),
    type,
    value: off(wire.value ?? 0),
    progressiveSteps: stepsWith(wire.progressiveSteps ?? [], off),
    condition: conditions.find((each) => each === conditionType) ?? null,
    maximumDiscountMinor: minor(maximumDiscount),
    minimumPriceMinor: minor(minimumMeetingPrice),
    maximumPerMeetingMinor: minor(maximumDiscountPerMeeting),
  };
}

const toldAsTheyAre = [
  'name',
  'description',
  'subject',
  'conditionValue',
  'days',
  'freeSpaceDays',
  'usageLimit',
  'startDate',
  'endDate',
  'active',
  'applyToRecurring',
] as const satisfies readonly (keyof Terms & keyof WireTerms)[];

/** What is masked or missing says nothing. */
function onlyTold(wire: WireTerms): Partial<Terms> {
  const told = toldAsTheyAre.flatMap((field) =>
    wire[field] === null || wire[field] === undefined ? [] : [[field, wire[field]]],
  );
  const hours = wire.hours ? { hours: { from: wire.hours.from, to: wire.hours.to } } : {};
  return { ...(Object.fromEntries(told) as Partial<Terms>), ...hours };
}
