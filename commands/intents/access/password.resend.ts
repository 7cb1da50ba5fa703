/** A code that did not come is asked for again, where it is waited for. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

const again =
  /\bagain|resend|\bnew\b|another|didn't|didnt|haven't|havent|never|\bno code|not (?:come|arrive|received)|שוב|חדש|נוסף|עוד|מחדש|לא (?:הגיע|קיבלתי|קיבלנו)/;

export const passwordResend = command({
  id: 'password.resend',
  who: ['visitor'],
  effect: 'reads',
  says: {
    en: ['[verification] (code|codes)', 'resend [the|my]'],
    he: ['(קוד|הקוד) [אימות|האימות]'],
  },
  takes: ['it'],
  extra: (said) =>
    idle(
      said,
      /^(?:send|resend|sent|again|new|another|get|got|arrived|arrive|came|come|received|receive|didn't|didnt|haven't|havent|never|no|not|verification|code|[בהולמשת]{0,3}(?:שלוח|שלח|שלחי|שליחת|שליחה|קיבלתי|קבל|הגיע|מחדש|חדש|נוסף|אימות|קוד)|לא|שוב|עוד)$/,
    ),
  declines: ({ unread, normal: { text } }) =>
    unread.length > 0 ||
    /\d{4}/.test(text) ||
    !again.test(text) ||
    /don't (?:re)?send|(?:אל|לא) (?:ת|ל)של/.test(text),
  resolve: () => {},
  plan: () => ({ effect: { kind: 'page', value: '/verify' } }),
  examples: () => ({ en: ['send the code again'], he: ['לשלוח שוב את הקוד'] }),
  counterexamples: {
    en: ['my code is 482913', "don't send the code again", 'verify 482913', 'sign up again'],
    he: ['הקוד שלי 482913', 'אל תשלח שוב את הקוד', 'לאמת עם 482913', 'להירשם שוב'],
  },
});
