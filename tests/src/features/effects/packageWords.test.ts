/** A package on its card: how many lessons, what each of them comes to, and until when they hold. */
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Language } from '../../../../domain/basics/languages.ts';
import { paymentNote } from '../../../../src/features/effects/paymentView.ts';
import type { PaymentFacts } from '../../../../src/features/effects/paymentFacts.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const sold = (amountMinor: number, lessons: number, endDate: '2026-06-30' | null): PaymentFacts => ({
  names: ['Noam'],
  said: [
    {
      before: null,
      after: { type: 'package', amountMinor, lessons, endDate, method: 'bit', date: '2026-03-10' },
    },
  ],
  lessons: [],
});

/** Without the marks that keep a sum from turning around. */
const noteOf = (facts: PaymentFacts, language: Language): string =>
  (paymentNote(facts, { t: i18next.t, language, currency: 'ILS' }) ?? '').replace(/[\u2066-\u2069]/gu, '');

it.each<[Language, string, string]>([
  [
    'en',
    '10 lessons · ₪120 a lesson · until 30 Jun · Bit · Tue 10 Mar',
    '3 lessons · ₪333.33 a lesson · no end date',
  ],
  [
    'he',
    '10 שיעורים · ₪120 לשיעור · עד 30.6 · ביט · שלישי 10.3',
    '3 שיעורים · ₪333.33 לשיעור · בלי תאריך סיום',
  ],
])('in %s a package tells its price a lesson and its last day', async (language, untilJune, withoutEnd) => {
  await speak(language);
  expect(noteOf(sold(120_000, 10, '2026-06-30'), language)).toBe(untilJune);
  expect(noteOf(sold(100_000, 3, null), language)).toContain(withoutEnd);
});
