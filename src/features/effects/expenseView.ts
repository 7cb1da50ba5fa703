/** What a plan about expenses says on its card. */
import type { TFunction } from 'i18next';
import { expenseName, repeatName } from './expenseWords.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { listOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import type { ExpenseFacts } from './expenseFacts.ts';

type Words = { t: TFunction; language: Language; currency: string };
type Told = ExpenseFacts['said'][number];
type Side = NonNullable<Told['after']>;

/** Of more than these it is told how many. */
const named = 3;

export function expenseWhat({ said }: ExpenseFacts, { t, language }: Omit<Words, 'currency'>): string {
  if (said.length > named) return t('insight.expenses.count', { count: said.length });
  const names = said.flatMap(({ before, after }) => {
    const side = after ?? before;
    return side ? expenseName(side, t) : [];
  });
  return listOf([...new Set(names)], language);
}

/** The day, the category and how it repeats, of one that is told alone. */
export function expenseNote({ said }: ExpenseFacts, { t, language }: Omit<Words, 'currency'>): string | null {
  const side = said.length === 1 ? (said[0]?.after ?? said[0]?.before) : null;
  if (!side) return null;
  return [
    `${weekday(side.start, language)} ${shortDay(side.start, language)}`,
    t(`insight.expenses.category.${side.category}`),
    ...(side.rrule === null ? [] : [repeatName(side.rrule, t)]),
  ].join(' · ');
}

/** What differs; of what comes, goes or is many, the sum. */
export function expenseShift(
  { said }: ExpenseFacts,
  words: Words,
): { before: string | null; after: string | null } {
  const [only] = said;
  if (said.length === 1 && only?.before && only.after) {
    const differs = fieldsOf(only.before, words).map(
      (text, at) => text !== fieldsOf(only.after as Side, words)[at],
    );
    const shown = (side: Side): string =>
      fieldsOf(side, words)
        .filter((_, at) => differs[at])
        .join(' · ');
    return { before: shown(only.before), after: shown(only.after) };
  }
  return { before: sumOf(said, 'before', words), after: sumOf(said, 'after', words) };
}

const fieldsOf = (side: Side, { t, language, currency }: Words): string[] => [
  money(side.amountMinor, currency, language),
  expenseName(side, t),
  t(`insight.expenses.category.${side.category}`),
  shortDay(side.start, language),
  side.rrule === null ? t('insight.expenses.once') : repeatName(side.rrule, t),
  t(side.hasReceipt ? 'insight.expenses.withReceipt' : 'insight.expenses.noReceipt'),
];

function sumOf(
  said: readonly Told[],
  side: 'before' | 'after',
  { currency, language }: Words,
): string | null {
  const sides = said.flatMap((each) => each[side] ?? []);
  if (sides.length === 0) return null;
  return money(
    sides.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    currency,
    language,
  );
}
