/** A sum as it is written on screen: "₪180", with agorot only where there are some. */
import { sumsOf } from '../../../domain/basics/languages.ts';
import { minorDigits, toMajor } from '../../../domain/basics/money.ts';
import type { Language } from '../../../domain/basics/languages.ts';

export function money(minor: number, currency: string, language: Language): string {
  const whole = minor % 10 ** minorDigits(currency) === 0;
  return new Intl.NumberFormat(sumsOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(toMajor(minor, currency));
}
