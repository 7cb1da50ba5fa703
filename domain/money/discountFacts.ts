/** What a change of a discount needs to know. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import type { Subject } from '../subjects/subject.ts';
import { standing, type Discount, type Terms } from './discount.ts';

export type DiscountsFacts = { teacher: Teacher; discounts: Discount[]; subjects: Subject[] };
export type DiscountFacts = DiscountsFacts & { discount: Discount };

export function* discountsFacts(actor: Actor): Gathering<DiscountsFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  const discounts = standing(yield* need('discounts', { teacherId: actor.id }));
  return { teacher, discounts, subjects: yield* need('subjects', { teacherId: actor.id }) };
}

export function* discountFacts(
  { id, version, field }: { id: Id; version: number | null | undefined; field: string },
  actor: Actor,
): Gathering<DiscountFacts | Refusal> {
  const facts = yield* discountsFacts(actor);
  if (isRefusal(facts)) return facts;
  const discount = facts.discounts.find((each) => each.id === id);
  if (!discount) return refuse('NOT_FOUND', field);
  return changedSince(version, discount.revision) ?? { ...facts, discount };
}

/** Lessons that began by now keep what it said (decision 70). */
export const changedTo = (discount: Discount, terms: Terms, nowMs: number): Discount => ({
  ...discount,
  terms,
  // What is changed in the minute in which it was made was a slip, and no lesson began under it.
  earlier:
    nowMs > discount.createdMs
      ? [...discount.earlier, { terms: discount.terms, untilMs: nowMs }]
      : discount.earlier,
  modifiedMs: nowMs,
});
