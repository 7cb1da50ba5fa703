/** Makes all discounts larger or smaller by a part: their amounts, and their percentages unless only fixed ones are meant. */
import { command } from '../../kernel/command.ts';
import { lowers, riseOf, rises } from '../../slots/rise.ts';
import { factors } from '../../grammar/factor.ts';
import { say } from '../../kernel/draft.ts';
import { unnamed } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { discountWords } from './discountParts.ts';

const fixedOnly = /\bfixed\b|קבועות|בשקלים/;

export const discountScale = command({
  id: 'discount.scale',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(raise|increase|lower|reduce|decrease|cut|bump|double|halve|multiply|shrink) … (discounts|discs|deals|reductions|rebates|promos|offers)',
      'all [my|the] (discounts|discs|deals|reductions)',
    ],
    he: ['(להעלות|העלה|להוריד|להגדיל|להקטין|להכפיל|לכפול|לצמצם|לחתוך) … (הנחות|ההנחות)', 'כל (הנחות|ההנחות)'],
  },
  takes: ['percent', 'number', 'all', 'mine', 'factor'],
  extra: (said) => [
    ...factors(said),
    ...discountWords(said),
    ...idle(said, /^(?:up|down|more|less|fixed|by|times|קבועות|יותר|פחות|שלי|פי)$/),
  ],
  declines: (heard) => heard.items.some(({ kind }) => kind === 'person'),
  resolve(draft, heard) {
    const rise = riseOf(heard);
    const text = unnamed(heard);
    const number = heard.items.find((item) => item.kind === 'number');
    if (rise?.kind === 'word') say(draft, 'factor', Number(rise.value), [rise], 'money');
    else if (rise?.kind === 'percent') {
      const sign = (lowers.test(text) || /פחות|\bless\b|\bdown\b/.test(text)) && !rises.test(text) ? -1 : 1;
      say(draft, 'factor', Math.round((100 + sign * rise.value) * 100) / 10_000, [rise], 'money');
    } else if (/\bdouble\b|להכפיל|תכפיל/.test(text)) say(draft, 'factor', 2, [], 'money');
    else if (/\bhalve\b|בחצי|(?<![א-ת])חצי(?![א-ת])/.test(text)) say(draft, 'factor', 0.5, [], 'money');
    else if (number?.kind === 'number' && /multipl|\btimes\b|פי /.test(text))
      say(draft, 'factor', number.value, [number], 'money');
    else draft.doubts.push('sum');
    if (fixedOnly.test(text)) say(draft, 'type', 'fixed', [], 'what');
  },
  plan(slots, world) {
    const { factor, type } = slots as { factor?: number; type?: string };
    const teacherId = world.user?.id;
    if (factor === undefined || factor <= 0 || teacherId === undefined) return {};
    const percentages = type === 'fixed' ? {} : { percentages: true };
    return {
      steps: [{ name: 'updateDiscountCost', args: { teacherId, costMultiplier: factor, ...percentages } }],
    };
  },
  examples: () => ({
    en: ['raise all discounts by 10%', 'double all my discounts'],
    he: ['להעלות את כל ההנחות ב-10%'],
  }),
  counterexamples: {
    en: [
      "don't raise all discounts",
      'which discounts are active?',
      'raise all expenses by 10%',
      'delete all discounts',
    ],
    he: ['אל תעלה את כל ההנחות', 'אילו הנחות פעילות?', 'להעלות את כל ההוצאות ב-10%', 'למחוק את כל ההנחות'],
  },
});
