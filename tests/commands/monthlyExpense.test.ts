/** An expense that a sentence records for each month falls on the day that was said, and on the last of a shorter month. */
import { expect, test } from 'vitest';
import type { Locale } from '../../commands/world/world.ts';
import { outlaysBetween } from '../../domain/money/expense.ts';
import { openSchool } from '../domain/school.ts';
import { readInSchool } from './readInSchool.ts';
import { rowsOf } from './rowsOf.ts';

type Said = { locale: Locale; text: string; days: string[] };

// In the school of these sentences it is 10 March 2026.
test.each(rowsOf<Said>('monthlyExpense'))('in $locale: $text', ({ locale, text, days }) => {
  const school = openSchool();
  const [step] = readInSchool(locale, 'teacher', text).steps;
  if (!step) throw new Error('nothing was understood');
  school.perform(step);
  const expenses = school.rows().filter((row) => row.kind === 'expense');
  const spent = outlaysBetween(expenses, '2025-01-01', '2027-01-01').map(({ day }) => day);
  expect(spent.slice(0, days.length)).toEqual(days);
});
