/** Hours in English. */
import { rule, value } from '../../time/chart.ts';
import type { Rule } from '../../time/chart.ts';

export const clockRules: Rule[] = [
  rule('noon', 'noon|midday|noontime', () =>
    value('clock', { minute: 720, open: false, grain: 'hour', part: 'noon' }),
  ),
  rule('midnight', 'midnight', () =>
    value('clock', { minute: 1440, open: false, grain: 'hour', part: 'night' }),
  ),
];
