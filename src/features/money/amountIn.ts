import { largestMinor, toMinor } from '../../../domain/basics/money.ts';

/** null: no amount that can be recorded. */
export function amountIn(text: string, currency: string): number | null {
  const minor = text.trim() === '' ? null : toMinor(Number(text.replace(',', '.')), currency);
  return minor !== null && minor > 0 && minor <= largestMinor ? minor : null;
}
