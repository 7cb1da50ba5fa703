/** Which plan a teacher has, and until when. */
import { command } from '../../kernel/command.ts';
import { planActionOf, planIdle, planNouns, planWords } from './planAction.ts';

export const planShow = command({
  id: 'plan.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      ...planNouns.en,
      '(what|which) [is] [my] [current] (plan|subscription)',
      '(trial|subscription) [end] [date]',
    ],
    he: [...planNouns.he, '(ניסיון|הניסיון|תקופת הניסיון)'],
  },
  takes: ['it'],
  extra: planIdle,
  declines: ({ unread, negated, normal: { text } }) =>
    negated || unread.length > 0 || planActionOf(text) !== 'show',
  resolve: () => {},
  plan: (_slots, world) => ({ reply: { text: planWords(world) } }),
  examples: () => ({
    en: ['what plan am I on?', 'how long is my trial?'],
    he: ['באיזה מסלול אני?', 'כמה זמן נשאר לניסיון?'],
  }),
  counterexamples: {
    en: ['cancel my plan', 'upgrade to premium', 'what is the plan for today?', 'compare plans'],
    he: ['לבטל את המנוי', 'לשדרג לפרימיום', 'מה התוכנית להיום?', 'כמה עולה פרימיום?'],
  },
});
