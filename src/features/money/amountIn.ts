import { toMinor } from '../../../domain/basics/money.ts';
import { amountProblem } from '../../lib/forms/amountProblem.ts';

/** null: no amount that can be recorded. */
export const amountIn = (text: string, currency: string): number | null =>
  amountProblem(text, currency) === null ? toMinor(Number(text.replace(',', '.')), currency) : null;
