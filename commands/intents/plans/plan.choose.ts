/** Another plan: shown from and to, and taken once the teacher says so. */
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import { nameOfPlan, planActionOf, planIdle, planIn, planNouns, planWords } from './planAction.ts';

export const planChoose = command({
  id: 'plan.choose',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [...planNouns.en],
    he: [...planNouns.he],
  },
  takes: ['it'],
  extra: planIdle,
  declines: ({ unread, normal: { text } }) => unread.length > 0 || planActionOf(text) !== 'choose',
  resolve(draft, heard, world) {
    const plan = planIn(heard.normal.text);
    if (plan === null) return;
    draft.slots['plan'] = plan;
    if (draft.given['sure'] === true) return;
    const [from, to] = [planWords(world), nameOfPlan(world, plan)];
    ask(
      draft,
      'sure',
      inWords(
        world,
        `${from} → ${to}. Nothing you have is deleted.`,
        `${from} ← ${to}. שום דבר שיש לך לא נמחק.`,
      ),
      [{ label: inWords(world, `Switch to ${to}`, `לעבור ל${to}`), value: true }],
    );
  },
  plan: ({ plan }) => (typeof plan === 'string' ? { effect: { kind: 'choosePlan', value: plan } } : {}),
  examples: () => ({
    en: ['switch to basic', 'choose the ultra plan'],
    he: ['לעבור למסלול בסיסי', 'לבחור אולטרה'],
  }),
  counterexamples: {
    en: ["don't switch me to basic", 'upgrade to premium', 'how much is premium?', 'switch to English'],
    he: ['אל תעביר אותי לבסיסי', 'לשדרג לפרימיום', 'כמה עולה פרימיום?', 'לעבור לאנגלית'],
  },
});
