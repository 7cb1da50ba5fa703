/** Words of expenses. */
import type { expenses as he } from '../he/expenses.ts';
import type { WordsOf } from '../he/shape.ts';

export const expenses: WordsOf<typeof he> = {
  title: 'Expenses',
  category: {
    travel: 'Travel',
    supplies: 'Supplies',
    technology: 'Technology',
    professional: 'Professional',
    office: 'Office',
    marketing: 'Marketing',
    insurance: 'Insurance',
    other: 'Other',
  },
  count_one: 'one expense',
  count_other: '{{count}} expenses',
  once: 'once',
  withReceipt: 'with a receipt',
  noReceipt: 'no receipt',
  every: {
    DAILY_one: 'daily',
    DAILY_other: 'every {{count}} days',
    WEEKLY_one: 'weekly',
    WEEKLY_other: 'every {{count}} weeks',
    MONTHLY_one: 'monthly',
    MONTHLY_other: 'every {{count}} months',
    YEARLY_one: 'yearly',
    YEARLY_other: 'every {{count}} years',
  },
};
