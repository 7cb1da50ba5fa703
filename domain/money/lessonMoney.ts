/** What a lesson brings, and what of it is still open, as statistics and exports ask for it. */
import { amountOf } from './price.ts';
import type { Pricing } from './pricing.ts';
import type { MoneyOf } from './statistics.ts';

export const moneyBy =
  (pricing: Pricing): MoneyOf =>
  (lesson, studentId) => {
    if (lesson.occurrence?.absences.some((each) => each.studentId === studentId)) return null;
    const { minor, paid } = amountOf(lesson, studentId, pricing);
    return { minor, openMinor: paid ? 0 : minor };
  };
