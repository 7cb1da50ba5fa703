/** A teacher with expenses, named in the language that is spoken. */
import type { Locale, World } from '../../../commands/world.ts';
import { teacherWorld } from '../../corpus/world.ts';

export const spendingWorld = (locale: Locale): World => ({
  ...teacherWorld,
  expenses: [
    {
      id: 'e-zoom',
      category: 'technology',
      description: locale === 'he' ? 'מנוי' : 'subscription',
      amount: 62,
      start: '2026-01-02',
      rrule: 'FREQ=MONTHLY;INTERVAL=1',
    },
    {
      id: 'e-fuel',
      category: 'travel',
      description: locale === 'he' ? 'דלק' : 'fuel',
      amount: 120,
      start: '2026-03-08',
    },
  ],
});
