/** The end of a subscription: asked about, with what it is now and when it ends. */
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import { planActionOf, planIdle, planNouns, planWords } from './planAction.ts';

export const planCancel = command({
  id: 'plan.cancel',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      ...planNouns.en,
      '(unsubscribe|stop charging)',
      '(cancel|end|stop|terminate) [my|the] (plan|subscription|trial|premium)',
    ],
    he: [
      ...planNouns.he,
      '(לבטל|ביטול|להפסיק|לסיים|סיום) [לי] [את] (המנוי|מנוי|המסלול|הפרימיום|תקופת הניסיון|הניסיון)',
      'להפסיק לחייב',
    ],
  },
  takes: ['it'],
  extra: planIdle,
  declines: ({ unread, normal: { text } }) => unread.length > 0 || planActionOf(text) !== 'cancel',
  resolve(draft, _heard, world) {
    if (draft.given['sure'] === true) return;
    ask(
      draft,
      'sure',
      inWords(
        world,
        `End the subscription? It is ${planWords(world)}. A paid plan runs until the end of the paid period; a trial ends right away. You can still view everything.`,
        `לסיים את המנוי? עכשיו: ${planWords(world)}. מה ששולם נשאר עד סופו; ניסיון מסתיים מיד. כל מה שלך נשאר לקריאה.`,
      ),
      [{ label: inWords(world, 'Yes, end it', 'כן, לסיים'), value: true }],
    );
  },
  plan: () => ({ effect: { kind: 'cancelPlan', value: '' } }),
  examples: () => ({ en: ['cancel my subscription', 'unsubscribe'], he: ['לבטל את המנוי'] }),
  counterexamples: {
    en: [
      "don't cancel my subscription",
      "cancel Dana's lesson",
      'should I cancel my subscription?',
      'is my subscription cancelled?',
    ],
    he: ['אל תבטל את המנוי', 'לבטל את השיעור של דנה', 'האם לבטל את המנוי?', 'המנוי שלי בוטל?'],
  },
});
