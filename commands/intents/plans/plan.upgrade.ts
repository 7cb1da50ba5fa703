/** Opens the plans side by side, where another one is taken or one is renewed. */
import { command } from '../../kernel/command.ts';
import { planActionOf, planIdle, planIn, planNouns } from './planAction.ts';

export const planUpgrade = command({
  id: 'plan.upgrade',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      ...planNouns.en,
      '(upgrade|renew)',
      '(upgrade|renew) [me|my] [to] (plan|subscription|premium|ultra)',
    ],
    he: [...planNouns.he, '(לשדרג|שדרוג|לחדש|חידוש)'],
  },
  takes: ['it'],
  extra: planIdle,
  declines: ({ unread, negated, normal: { text } }) =>
    negated || unread.length > 0 || planActionOf(text) !== 'upgrade',
  resolve(draft, heard) {
    const plan = planIn(heard.normal.text);
    if (plan !== null) draft.slots['plan'] = plan;
  },
  plan: ({ plan }) => ({
    effect: { kind: 'page', value: typeof plan === 'string' ? `/pricing?subscribe=${plan}` : '/pricing' },
  }),
  examples: () => ({
    en: ['upgrade to premium', 'renew my subscription'],
    he: ['לשדרג לפרימיום', 'לחדש את המנוי'],
  }),
  counterexamples: {
    en: ["don't upgrade me", 'cancel my subscription', 'choose the basic plan', 'what plan am I on?'],
    he: ['אל תשדרג אותי', 'לבטל את המנוי', 'לבחור במסלול הבסיסי', 'באיזה מסלול אני?'],
  },
});
