/** Lengths of time in English. */
import { rule, value } from '../../time/chart.ts';
import type { Rule } from '../../time/chart.ts';
import { duration } from '../../time/resolve.ts';

export const lengthRules: Rule[] = [
  rule('half an hour', 'a? half an|a? @unit', (_, { unit }) => value('dur', duration(0.5, unit), 1)),
];
