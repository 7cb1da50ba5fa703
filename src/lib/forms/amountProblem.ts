/** Why what is typed is no sum that can be recorded. */
import { largestMinor, minorDigits, toMinor } from '../../../domain/basics/money.ts';
import { figureTyped } from './figureTyped.ts';

export type AmountProblem = 'missing' | 'notNumber' | 'notAbove' | 'tooLarge' | 'tooFine' | 'noParts';

/** null where it is a sum. */
export function amountProblem(text: string, currency: string): AmountProblem | null {
  const figure = figureTyped(text);
  if (figure === '') return 'missing';
  const major = Number(figure);
  if (!/^-?\d*\.?\d*$/.test(figure) || Number.isNaN(major)) return 'notNumber';
  if (major <= 0) return 'notAbove';
  const digits = minorDigits(currency);
  if (major * 10 ** digits > largestMinor) return 'tooLarge';
  if (toMinor(major, currency) !== null) return null;
  return digits === 0 ? 'noParts' : 'tooFine';
}
