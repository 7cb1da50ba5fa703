/** Makes all expenses larger or smaller by a part. */
import { command } from '../../kernel/command.ts';
import { lowers, riseOf, rises } from '../../slots/rise.ts';
import { factors } from '../../grammar/factor.ts';
import { say } from '../../kernel/draft.ts';
import { unnamed } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';

const ofAll = /\b(?:all|every|each)\b|כל|כולן/;

export const expenseScale = command({
  id: 'expense.scale',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(raise|increase|lower|reduce|decrease|cut|bump|double|halve|multiply) … (expenses|costs|outgoings)',
      'all [my|the] (expenses|costs)',
    ],
    he: ['(להעלות|העלה|להוריד|להגדיל|להקטין|להכפיל|לכפול) … (הוצאות|ההוצאות)', 'כל (הוצאות|ההוצאות)'],
  },
  takes: ['percent', 'factor', 'all', 'mine'],
  extra: (said) => [...factors(said), ...idle(said, /^(?:up|down|more|less|of|יותר|פחות|שלי)$/)],
  declines: (heard) => heard.unread.length > 0 || !ofAll.test(heard.normal.text) || riseOf(heard) === null,
  resolve(draft, heard) {
    const rise = riseOf(heard);
    if (rise?.kind === 'word') say(draft, 'factor', Number(rise.value), [rise], 'money');
    if (rise?.kind !== 'percent') return;
    const text = unnamed(heard);
    const sign = (lowers.test(text) || /פחות|\bless\b|\bdown\b/.test(text)) && !rises.test(text) ? -1 : 1;
    say(draft, 'factor', Math.round((100 + sign * rise.value) * 100) / 10_000, [rise], 'money');
  },
  plan(slots, world) {
    const { factor } = slots as { factor?: number };
    const teacherId = world.user?.id;
    if (factor === undefined || factor <= 0 || teacherId === undefined) return {};
    return {
      steps: [{ name: 'updateExpensesCostMultiplier', args: { teacherId, costMultiplier: factor } }],
    };
  },
  examples: () => ({
    en: ['raise all expenses by 10%'],
    he: ['להעלות את כל ההוצאות ב-10%'],
  }),
  counterexamples: {
    en: [
      "don't raise all expenses by 10%",
      'raise all lessons by 10%',
      'what did I spend?',
      'change the expense fuel to 140',
    ],
    he: [
      'אל תעלה את כל ההוצאות ב-10%',
      'להעלות את כל השיעורים ב-10%',
      'כמה הוצאתי?',
      'לשנות את ההוצאה על דלק ל-140',
    ],
  },
});
