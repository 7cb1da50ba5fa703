/** What a plan about discounts says on its card: how much, for whom, and what the lessons ahead then cost. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import type { Terms } from '../../../domain/money/discount.ts';
import { money } from '../../lib/i18n/money.ts';
import { daysLooked, type DiscountFacts } from './discountFacts.ts';
import { forWhom, valueWords } from './discountWords.ts';
import type { NoteView } from './noteWords.ts';
import type { PlanView } from './planViewShape.ts';

type Words = { t: TFunction; language: Language; currency: string };

const told = (terms: Terms, words: Words): string => `${valueWords(terms, words)} · ${forWhom(terms, words)}`;

/** Of one that comes or goes; of one that changes both sides are told. */
export function discountNote({ said }: DiscountFacts, words: Words): string | null {
  const [only, another] = said;
  const terms = only && !another && !(only.before && only.after) ? (only.after ?? only.before) : null;
  return terms ? told(terms, words) : null;
}

export function discountShift({ said: [only, another] }: DiscountFacts, words: Words): PlanView['shift'] {
  if (!only?.before || !only.after || another) return null;
  const [before, after] = [told(only.before, words), told(only.after, words)];
  return before === after ? null : { before, after };
}

export function discountNotes(
  facts: DiscountFacts | undefined,
  { t, language, currency }: Words,
): NoteView[] {
  if (!facts) return [];
  const { changed, places, beforeMinor, afterMinor } = facts.difference;
  const less = beforeMinor - afterMinor;
  const days = { days: daysLooked };
  const sum = money(Math.abs(less), currency, language);
  const sentences =
    changed === 0
      ? [t('discounts.nothing', days)]
      : [
          `${sum} ${t(less < 0 ? 'discounts.more' : 'discounts.less', days)}`,
          t('discounts.places', { changed, places }),
        ];
  const keeps = t(facts.given ? 'discounts.given' : 'discounts.keeps');
  return [{ key: 'discount', tone: 'plain', sentences: [...sentences, keeps], list: [], meter: null }];
}
