/** What a discount says once a patch is laid over it, and what it must hold to (spec sections 3 and 5). */
import { largestMinor } from '../basics/money.ts';
import { cleanName } from '../basics/names.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Teacher } from '../people/people.ts';
import { planRefusal, type Feature } from '../plans/plans.ts';
import type { Subject } from '../subjects/subject.ts';
import type { Terms } from './discount.ts';
import type { DiscountInput } from './discountInput.ts';

export const noTerms: Terms = {
  name: '',
  description: '',
  subject: null,
  type: 'percentage',
  value: 0,
  progressiveSteps: [],
  condition: null,
  conditionValue: null,
  days: [],
  hours: null,
  freeSpaceDays: null,
  maximumDiscountMinor: null,
  minimumPriceMinor: null,
  maximumPerMeetingMinor: null,
  usageLimit: null,
  startDate: null,
  endDate: null,
  active: true,
  applyToRecurring: true,
};

type Said = Partial<Omit<DiscountInput, 'id'>>;

/** Absent stays, null empties. */
export function patched(before: Terms, said: Said): Terms {
  const or = <Value>(value: Value | undefined, stays: Value): Value => (value === undefined ? stays : value);
  return {
    name: said.name === undefined ? before.name : cleanName(said.name),
    description: or(said.description, before.description) ?? '',
    subject: or(said.subject, before.subject) || null,
    type: said.type ?? before.type,
    value: or(said.value, before.value) ?? 0,
    progressiveSteps: or(said.progressiveSteps, before.progressiveSteps) ?? [],
    condition: or(said.conditionType, before.condition),
    conditionValue: or(said.conditionValue, before.conditionValue),
    days: or<readonly string[] | null>(said.days, before.days)?.slice() ?? [],
    hours: or(said.hours, before.hours),
    freeSpaceDays: or(said.freeSpaceDays, before.freeSpaceDays),
    maximumDiscountMinor: or(said.maximumDiscount, before.maximumDiscountMinor),
    minimumPriceMinor: or(said.minimumMeetingPrice, before.minimumPriceMinor),
    maximumPerMeetingMinor: or(said.maximumDiscountPerMeeting, before.maximumPerMeetingMinor),
    usageLimit: or(said.usageLimit, before.usageLimit),
    startDate: or(said.startDate, before.startDate),
    endDate: or(said.endDate, before.endDate),
    active: said.active ?? before.active,
    applyToRecurring: said.applyToRecurring ?? before.applyToRecurring,
  };
}

/** Without what its condition and its steps leave no meaning to. */
export function settled(terms: Terms): Terms {
  const { condition } = terms;
  const isTimed = condition === 'timeBased';
  const isCounted = condition !== null && condition !== 'recurringMeeting' && !isTimed;
  return {
    ...terms,
    value: terms.progressiveSteps.length > 0 ? 0 : terms.value,
    conditionValue: isCounted ? terms.conditionValue : null,
    days: isTimed ? terms.days : [],
    hours: isTimed ? terms.hours : null,
    freeSpaceDays: condition === 'freeSpaces' ? terms.freeSpaceDays : null,
  };
}

export function checkTerms(
  terms: Terms,
  said: Said,
  subjects: readonly Pick<Subject, 'name'>[],
): Refusal | null {
  const { name, subject, startDate, endDate } = terms;
  if (name === '') return refuse('BAD_REQUEST', 'discount.name');
  if (subject !== null && !subjects.some((each) => each.name === subject))
    return refuse('NOT_FOUND', 'discount.subject');
  // Whether a value is money is known by its type alone.
  if (said.type === undefined && (said.value !== undefined || said.progressiveSteps))
    return refuse('BAD_REQUEST', 'discount.type');
  if (startDate !== null && endDate !== null && endDate < startDate)
    return refuse('BAD_TIME', 'discount.endDate');
  return checkValues(terms) ?? checkCondition(terms);
}

function checkValues({ type, value, progressiveSteps }: Terms): Refusal | null {
  const isOdd = (each: number): boolean =>
    type === 'percentage' ? each > 100 : !Number.isSafeInteger(each) || each > largestMinor;
  if (isOdd(value)) return refuse('BAD_REQUEST', 'discount.value');
  if (progressiveSteps.length === 0 && value === 0) return refuse('BAD_REQUEST', 'discount.value');
  for (const [i, { threshold, discountValue }] of progressiveSteps.entries()) {
    const before = progressiveSteps[i - 1];
    if (before && threshold <= before.threshold)
      return refuse('BAD_REQUEST', `discount.progressiveSteps.${i}.threshold`);
    if (isOdd(discountValue)) return refuse('BAD_REQUEST', `discount.progressiveSteps.${i}.discountValue`);
  }
  return null;
}

function checkCondition({ condition, conditionValue, days, hours, freeSpaceDays, progressiveSteps }: Terms) {
  if (condition === 'timeBased' && days.length === 0 && hours === null)
    return refuse('BAD_REQUEST', 'discount.hours');
  if (hours !== null && hours.to <= hours.from) return refuse('BAD_TIME', 'discount.hours');
  if (condition === 'freeSpaces' && (conditionValue === null || freeSpaceDays === null))
    return refuse(
      'BAD_REQUEST',
      conditionValue === null ? 'discount.conditionValue' : 'discount.freeSpaceDays',
    );
  // How many hours were free is known when a lesson is booked, and not for each of its lessons.
  return condition === 'freeSpaces' && progressiveSteps.length > 0
    ? refuse('BAD_REQUEST', 'discount.progressiveSteps')
    : null;
}

/** What only some plans hold (spec section 1); what was there before may stay, it is only not added to. */
export function checkFeatures(teacher: Teacher, after: Terms, before: Terms | null): Refusal | null {
  const featuresOf = (terms: Terms): Feature[] => [
    ...(terms.active ? (['discounts'] as const) : []),
    ...(terms.condition === 'timeBased' || terms.condition === 'freeSpaces'
      ? (['automaticDiscounts'] as const)
      : []),
    ...(terms.progressiveSteps.length > 0 ? (['progressiveDiscounts'] as const) : []),
  ];
  const had = new Set(before ? featuresOf(before) : []);
  const asked: Feature[] = before ? featuresOf(after) : ['discounts', ...featuresOf(after)];
  for (const feature of asked) {
    const refusal = had.has(feature) ? null : planRefusal(teacher, feature, 'discount');
    if (refusal) return refusal;
  }
  return null;
}
