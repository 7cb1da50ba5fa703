/** The sentence under a sum that cannot be recorded; nothing while nothing is written. */
import { useTranslation } from 'react-i18next';
import { amountProblem } from '../../lib/forms/amountProblem.ts';
import { wrongSum } from '../../lib/forms/wrongSum.ts';

export function useAmountError(text: string, currency: string): string | null {
  const { t } = useTranslation();
  const problem = amountProblem(text, currency);
  return problem === null || problem === 'missing' ? null : wrongSum(problem, currency, t);
}
