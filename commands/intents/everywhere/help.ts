/** What may be typed, for this role. */
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';

export const help = command({
  id: 'help',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: [
      '^ help $',
      '^ help me $',
      '^ help [me] (with|about|on)',
      'what [else] can (i|you) [else] (say|do|type|write|ask) [here]',
      '(examples|example) (for|of|about)',
      '^ (examples|commands|instructions) $',
      'how (do i|does this|can i) (use|work)',
      'how does it work',
      'show [me] [some] examples',
      'what are the commands',
      'list of commands',
      '(what|everything) you can do',
      "i'm (lost|confused|stuck) $",
      '(how|what) do i (do|use) (this|here)',
      '^ (hlep|halp|hepl|hellp|helpp) $',
      'what do i (type|say|write)',
      '(commands|command) list',
      'give [me] [some|a few] examples',
      'what do you (understand|know|get)',
    ],
    he: [
      '^ (תעזור|תעזרי|תעזרו) לי $',
      'עזרה (עם|ב|על|ל)',
      'מה (אפשר|ניתן) (לכתוב|להגיד|לומר|לעשות|לבקש|לשאול)',
      '^ (דוגמאות|פקודות|הוראות|עזרה) $',
      'איך (זה עובד|משתמשים|עובדים|עובד)',
      'מה [עוד] (את|אתה) [עוד] (יודע|יודעת|יכול|יכולה|מסוגל|מסוגלת) (לעשות|להבין)',
      '(תן|תני) [לי] דוגמאות',
      'רשימת פקודות',
      'מה אני (יכול|יכולה) (לרשום|לכתוב)',
      'תראה לי דוגמאות',
      '^ דוגמאות',
      'מה כותבים',
      'מה (אפשר|ניתן) (להקליד|לרשום|לומר לך|להגיד לך)',
    ],
  },
  takes: ['time', 'noun', 'person', 'subject', 'all', 'it'],
  resolve: (draft, heard) => {
    if (heard.unread.length > 0) draft.slots['query'] = heard.unread.map(({ text }) => text).join(' ');
  },
  plan: (slots, world) => ({
    effect: { kind: 'help', value: typeof slots['query'] === 'string' ? slots['query'] : '' },
    reply: { text: inWords(world, 'Here is what you can say.', 'אלה דברים שאפשר לכתוב.') },
  }),
  examples: () => ({ en: ['help', 'what can I say?'], he: ['עזרה', 'מה אפשר לכתוב?'] }),
  counterexamples: {
    en: [
      'I need help with maths tomorrow at 5',
      'book help session Sunday',
      'can you help Dana move to 5?',
      'cancel the example lesson',
    ],
    he: ['תקבע שיעור עזרה מחר ב-5', 'תעזור לדנה לעבור ל-5', 'לבטל את שיעור העזרה', 'מה יש לי היום?'],
  },
});
