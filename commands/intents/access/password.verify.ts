/** Brings back the code that was mailed; it is typed on the page that waits for it. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';

const codeIn = (text: string): string | undefined => /(?<![\d.:/-])\d{6}(?![\d:/]|\.\d)/.exec(text)?.[0];

export const passwordVerify = command({
  id: 'password.verify',
  who: ['visitor'],
  effect: 'reads',
  says: {
    en: ['[verification] code', '(verify|confirm|verification)'],
    he: ['(קוד|הקוד) [אימות|האימות]', '(לאמת|אימות)'],
  },
  takes: ['number', 'it', 'joined'],
  extra: (said) =>
    idle(
      said,
      /^(?:code|got|received|sent|enter|email|mail|here|with|verify|is|my|[בהולמש]{0,2}(?:מייל|קוד|אימות|קיבלתי|הגיע|הגיעה|שלחו|תאמת)|הוא|זה|שלחו|קיבלתי)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    negated || unread.length > 1 || codeIn(text) === undefined,
  resolve(draft, heard) {
    const digits = heard.items.filter(({ kind }) => kind === 'number');
    say(draft, 'code', codeIn(heard.normal.text), digits, 'what');
  },
  plan: () => ({ effect: { kind: 'page', value: '/verify' } }),
  examples: () => ({ en: ['my code is 482913'], he: ['הקוד שלי הוא 482913'] }),
  counterexamples: {
    en: ['send the code again', "don't verify 482913", 'my code', 'call me at 482913 tomorrow'],
    he: ['לשלוח שוב את הקוד', 'אל תאמת את 482913', 'הקוד שלי', 'לא קיבלתי קוד'],
  },
});
