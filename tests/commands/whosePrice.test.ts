/** Whose price rises or falls: a group's is of the group alone, two people's of each of them, and nobody's is asked about before it is everybody's. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

const group = [{ meeting: 'm-group' }];

describe('whose price it is', () => {
  it.each<[Locale, string, Record<string, unknown>]>([
    ['en', 'raise the Monday group by 10%', { factor: 1.1, items: group, scope: 'future' }],
    ['en', "increase the group's price by 10", { amount: 10, items: group }],
    ['en', 'raise all groups by 10%', { factor: 1.1, items: group }],
    [
      'en',
      'lower the group by 20 shekels next Monday',
      { amount: -20, items: group, from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
    ],
    ['he', 'תעלה את הקבוצה ב-10%', { factor: 1.1, items: group }],
    ['he', 'תעלי לקבוצה של שני ב10 שקל', { amount: 10, items: group, scope: 'future' }],
    ['en', 'raise Omer and Noa by 10 shekels', { amount: 10, students: ['omer', 'noa'] }],
    ['he', 'תעלי לעומר ונועה ב10 שקל', { amount: 10, students: ['omer', 'noa'] }],
    ['en', "lower Noam's price by 20", { amount: -20, students: ['noam'], meeting: 'm-noam' }],
    ['en', 'Noam pays 20 less from now on', { amount: -20, students: ['noam'] }],
    ['he', 'תוריד 20 מהמחיר של נועם', { amount: -20, students: ['noam'] }],
    ['he', 'נועם ישלם 20 פחות מעכשיו', { amount: -20, students: ['noam'] }],
    ['en', 'prices go up 10% from May', { factor: 1.1, from: '2026-05-01T00:00' }],
  ])('%s: %s', (locale, text, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ready',
      command: 'meeting.scalePrice',
      slots,
    });
  });

  it('of private lessons the group is none', () => {
    const { slots } = read('en', 'teacher', 'raise private lessons by 10%');
    expect(slots['items']).toHaveLength(6);
    expect(slots['items']).not.toContainEqual({ meeting: 'm-group' });
  });

  it.each<[Locale, string]>([
    ['en', 'raise by 10%'],
    ['he', 'תעלי ב10 שקל'],
    ['he', 'תורידי 10 שקל לאחים'],
    ['he', 'תעלי לחדשים ב10 שקל'],
    ['he', 'תעבירי את איתי מ-10 ל-11 ותורידי 20 שקל'],
  ])('is asked about where nobody is named: %s: %s', (locale, text) => {
    const { status, steps } = read(locale, 'teacher', text);
    expect([status, steps]).toEqual(['ask', []]);
  });

  it('“will cost 90” is what it costs, “by 10” how much it rises', () => {
    expect(read('he', 'teacher', 'השיעור של איתי בשישי יעלה 90 שקל')).toMatchObject({
      status: 'ready',
      command: 'meeting.price',
      slots: { meeting: 'm-itay', cost: 90 },
    });
    expect(read('he', 'teacher', 'השיעור של נועם יעלה ב-10 שקל')).toMatchObject({
      status: 'ready',
      command: 'meeting.scalePrice',
      slots: { amount: 10 },
    });
  });
});
