/** Amounts as they came, for what shows prices and sums. */
import { toMinor } from '../../../domain/basics/money.ts';
import type { Price } from '../../../domain/money/price.ts';
import { money } from '../../lib/i18n/money.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import type { ChargeLineFieldsFragment } from './family.generated.ts';

type PriceLine = ChargeLineFieldsFragment['price'][number];

const minorOf = (amount: number, currency: string): number => toMinor(amount, currency) ?? 0;

export const sumOf = (amount: number, currency: string, language: Language): string =>
  money(minorOf(amount, currency), currency, language);

export function priceOfLines(lines: readonly PriceLine[], currency: string): Price {
  const told = lines.map(({ kind, amount, name, percent }): Price['lines'][number] => ({
    kind: kind as Price['lines'][number]['kind'],
    amountMinor: minorOf(amount, currency),
    ...(name === null ? {} : { name }),
    ...(percent === null ? {} : { percent }),
  }));
  return { minor: told.reduce((sum, { amountMinor }) => sum + amountMinor, 0), lines: told };
}
