/** Asks the server how the plan stands; where it has ended, a mail says so. */
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';
import { planActionOf, planIdle, planNouns, planWords } from './planAction.ts';

export const planEmail = command({
  id: 'plan.email',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [...planNouns.en, '(email|mail|send) me'],
    he: [...planNouns.he, '(שלח|לשלוח) [לי] (במייל|מייל|למייל)'],
  },
  takes: ['it'],
  extra: planIdle,
  declines: ({ unread, normal: { text } }) => unread.length > 0 || planActionOf(text) !== 'email',
  resolve: () => {},
  plan: (_slots, world) =>
    world.role === 'teacher'
      ? { effect: { kind: 'mailPlan', value: '' }, reply: { text: planWords(world) } }
      : {
          status: 'refused',
          reply: {
            code: 'FORBIDDEN',
            text: inWords(world, 'Only teachers have plans.', 'מסלול יש למורים בלבד.'),
          },
        },
  examples: () => ({
    en: ['check my subscription', 'email me my subscription status'],
    he: ['לבדוק את המנוי שלי', 'תשלחו לי במייל את מצב המנוי'],
  }),
  counterexamples: {
    en: [
      "don't email me my subscription status",
      'email Dana',
      'cancel my subscription',
      'what plan am I on?',
    ],
    he: ['אל תשלח לי מייל על המנוי', 'לשלוח מייל לדנה', 'לבטל את המנוי', 'באיזה מסלול אני?'],
  },
});
