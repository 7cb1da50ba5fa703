/** What a plan about money says beside its title; undefined where it is about something else. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { discountNote, discountShift } from './discountView.ts';
import { expenseNote, expenseShift } from './expenseView.ts';
import { paymentNote, paymentShift } from './paymentView.ts';
import type { PlanFacts } from './planFactsShape.ts';
import type { PlanView } from './planViewShape.ts';

type Words = { t: TFunction; language: Language; currency: string };

export function moneyNote(
  { payments, expenses, discounts }: PlanFacts,
  words: Words,
): string | null | undefined {
  if (payments) return paymentNote(payments, words);
  if (discounts) return discountNote(discounts, words);
  return expenses && expenseNote(expenses, words);
}

export function moneyShift(
  { payments, expenses, discounts }: PlanFacts,
  words: Words,
): PlanView['shift'] | undefined {
  if (payments) return paymentShift(payments, words);
  if (discounts) return discountShift(discounts, words);
  return expenses && expenseShift(expenses, words);
}
