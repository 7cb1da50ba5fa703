/** Opens the page on which a visitor signs in. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const sessionLogin = command({
  id: 'session.login',
  who: ['visitor'],
  effect: 'reads',
  says: {
    en: ['(log|sign|logging|signing) [me] in', '(login|signin|google)', 'already have an account'],
    he: [
      '(להיכנס|כניסה|תכניס|תכניסי) [אותי] לחשבון [שלי|קיים]',
      '(כניסה|התחברות|להתחבר|תחבר|תחברי|להיכנס|תכניס|תכניסי|לוגין|גוגל)',
      'כבר חשבון',
    ],
  },
  takes: ['it'],
  extra: (said) =>
    idle(
      said,
      /^(?:account|google|using|via|through|continue|already|an|take|login|existing|[בהלמ]{0,2}(?:חשבון|חשבונות|גוגל)|דרך|באמצעות|להמשיך|כבר)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    negated || unread.length > 0 || /sign(?:ing)? (?:me )?up|register|\bnew\b|להירשם|הרשמה|לפתוח/.test(text),
  resolve(draft, heard) {
    if (/google|גוגל/.test(heard.normal.text)) draft.slots['provider'] = 'google';
  },
  plan: () => ({ effect: { kind: 'page', value: '/login' } }),
  examples: () => ({ en: ['log me in', 'sign in with Google'], he: ['כניסה', 'כניסה עם גוגל'] }),
  counterexamples: {
    en: ['sign up', "don't log me in", 'I forgot my password', 'log me in as a new teacher'],
    he: [
      '(להיכנס|כניסה|תכניס|תכניסי) [אותי] לחשבון [שלי|קיים]',
      'הרשמה',
      'אל תחבר אותי',
      'שכחתי סיסמה',
      'להירשם עם גוגל',
    ],
  },
});
