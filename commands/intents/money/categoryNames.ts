/** What the categories of expenses are called. */
import type { ExpenseCategory } from '../../../domain/money/expense.ts';
import type { Locale } from '../../world/world.ts';

export const categoryNames: Record<Locale, Record<ExpenseCategory, string>> = {
  he: {
    travel: 'נסיעות',
    supplies: 'חומרי לימוד',
    technology: 'טכנולוגיה',
    professional: 'השתלמויות ושירותים',
    office: 'משרד וחדר',
    marketing: 'פרסום',
    insurance: 'ביטוח',
    other: 'אחר',
  },
  en: {
    travel: 'travel',
    supplies: 'supplies',
    technology: 'technology',
    professional: 'professional',
    office: 'office',
    marketing: 'marketing',
    insurance: 'insurance',
    other: 'other',
  },
};
