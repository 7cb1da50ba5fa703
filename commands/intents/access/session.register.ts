/** Opens the page on which a visitor makes an account, as whom they said. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

const roles: [string, RegExp][] = [
  ['teacher', /\bteach|\btutor|מורה|מורים|מלמד/],
  [
    'parent',
    /\bparent|\b(?:mom|mum|dad|mother|father)\b|הורה|הורים|(?<![A-Za-zÀ-ӿא-ي])(?:אמא|אבא)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  ['student', /\bstudent|\bpupil|תלמיד/],
];

export const sessionRegister = command({
  id: 'session.register',
  who: ['visitor'],
  effect: 'reads',
  says: {
    en: [
      '(sign|signing) [me|us] up',
      '(signup|register|registering|registration)',
      '(open|create|make|start|need|want|set up) … account',
      'new account',
      'account … sign up',
    ],
    he: [
      '(הרשמה|להירשם|נרשמים|נרשם|תרשום|תרשמי|רישום)',
      '(לפתוח|פתח|ליצור|פתיחת|יצירת|צריך|צריכה|רוצה) … חשבון',
      'חשבון חדש',
    ],
  },
  takes: ['it', 'noun:student', 'req:teacher', 'subject', 'wish'],
  extra: (said) =>
    idle(
      said,
      /^(?:as|for|google|with|an|a|parent|parents|teacher|teachers|student|tutor|mom|mum|dad|mother|father|new|account|open|want|to|up|sign|register|[בהולכש]{0,2}(?:מורה|מורים|הורה|הורים|תלמיד|תלמידה|אמא|אבא|גוגל|חשבון|רוצה)|פרטית|פרטי|חדש)$/,
    ),
  // What a visitor teaches is no word of ours.
  declines: ({ unread, negated, normal: { text } }) =>
    negated ||
    unread.length > 1 ||
    /already|with (?:my|a|the) (?:teacher|tutor)|כבר|(?<![A-Za-zÀ-ӿא-ي])(?:ל|אצל ה?|עם ה?)מורה(?![A-Za-zÀ-ӿא-ي])/u.test(
      text,
    ),
  resolve(draft, heard) {
    const { text } = heard.normal;
    const role = roles.find(([, shape]) => shape.test(text))?.[0];
    if (role !== undefined) draft.slots['role'] = role;
    if (/google|גוגל/.test(text)) draft.slots['provider'] = 'google';
  },
  plan: ({ role }) => ({
    effect: { kind: 'page', value: typeof role === 'string' ? `/register?role=${role}` : '/register' },
  }),
  examples: () => ({ en: ['sign up as a teacher', 'create an account'], he: ['הרשמה כמורה', 'לפתוח חשבון'] }),
  counterexamples: {
    en: ['log me in', "don't sign me up", 'I already have an account', 'what can I say?'],
    he: ['כניסה', 'אל תרשום אותי', 'יש לי כבר חשבון', 'מה אפשר לכתוב?'],
  },
});
