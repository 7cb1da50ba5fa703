/** What a discount says, with its amounts and limits taken elsewhere: dearer, cheaper, or into another currency. */
import type { Terms } from './discount.ts';

/** `part`: what becomes of percentages; without it they stay. */
export function scaledTerms(
  terms: Terms,
  times: (minor: number) => number,
  part: (percent: number) => number = (percent) => percent,
): Terms {
  const limit = (minor: number | null): number | null => (minor === null ? null : times(minor));
  const value = terms.type === 'fixed' ? times : part;
  return {
    ...terms,
    value: value(terms.value),
    progressiveSteps: terms.progressiveSteps.map((step) => ({
      ...step,
      discountValue: value(step.discountValue),
    })),
    maximumDiscountMinor: limit(terms.maximumDiscountMinor),
    minimumPriceMinor: limit(terms.minimumPriceMinor),
    maximumPerMeetingMinor: limit(terms.maximumPerMeetingMinor),
  };
}
