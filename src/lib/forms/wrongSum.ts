/** Why a sum cannot be recorded, in a sentence for under its field. */
import type { TFunction } from 'i18next';
import { minorDigits } from '../../../domain/basics/money.ts';
import type { AmountProblem } from './amountProblem.ts';

export const wrongSum = (problem: AmountProblem, currency: string, t: TFunction): string =>
  t(`payments.wrongSum.${problem === 'missing' ? 'notAbove' : problem}`, { digits: minorDigits(currency) });
