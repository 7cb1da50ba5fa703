/** All rules of English, by what they read. */
import type { Rule } from '../../time/chart.ts';
import { clockRules } from './rulesClock.ts';
import { dayRules } from './rulesDay.ts';
import { lengthRules } from './rulesLength.ts';
import { periodRules } from './rulesPeriod.ts';
import { recurringRules } from './rulesRecurring.ts';

export const englishRules: Rule[] = [
  ...dayRules,
  ...clockRules,
  ...lengthRules,
  ...periodRules,
  ...recurringRules,
];
