import { toMinor } from '../../../domain/basics/money.ts';
import { amountProblem } from '../../lib/forms/amountProblem.ts';
import { figureTyped } from '../../lib/forms/figureTyped.ts';

/** null: no amount that can be recorded. */
export const amountIn = (text: string, currency: string): number | null =>
  amountProblem(text, currency) === null ? toMinor(Number(figureTyped(text)), currency) : null;
