/** The end of an account: asked about, and then done only by the password, on the screen that asks for it. */
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';

const ends =
  /delet|clos(?:e|ing)|remov|eras|cancel|terminat|get rid|מחק|מחוק|מחיק|סגור|סגר|סגיר|לבטל|תבטל|בטל|הסר|להסיר|תסיר/;

export const accountDelete = command({
  id: 'account.delete',
  who: ['teacher', 'student', 'parent'],
  effect: 'destroys',
  says: {
    en: ['(account|user|profile)', '(delete|close|remove|erase|cancel) [my|the] (account|user)'],
    he: ['(חשבון|החשבון|משתמש|המשתמש)', 'למחוק אותי', '(למחוק|לסגור|לבטל|להסיר) [לי] [את] (החשבון|המשתמש)'],
  },
  takes: ['it', 'all'],
  extra: (said) =>
    idle(
      said,
      /^(?:delete|deleting|close|closing|remove|erase|cancel|terminate|get|rid|leave|account|user|everything|in|good|of|completely|[בהולמשת]{0,3}(?:מחוק|מחק|מחקי|מחיקת|סגור|סגרי|סגירת|בטל|בטלי|הסיר|סיר|סירי|מערכת|אתר|חשבון|משתמש)|אותי|לגמרי|מחיקת|סגירת|לצמיתות|רוצה)$/,
    ),
  declines: ({ unread, normal: { text } }) => unread.length > 0 || !ends.test(text),
  resolve(draft, _heard, world) {
    if (draft.given['sure'] === true) return;
    ask(
      draft,
      'sure',
      inWords(
        world,
        'Delete the account? Everything in it will be deleted for good. Next, you’ll be asked for your password.',
        'למחוק את החשבון? כל מה שבו יימחק לתמיד. בשלב הבא תתבקש הסיסמה.',
      ),
      [{ label: inWords(world, 'Yes, continue', 'כן, להמשיך'), value: true }],
    );
  },
  plan: () => ({ effect: { kind: 'page', value: '/UserEditScreen#own-end' } }),
  examples: () => ({ en: ['delete my account'], he: ['למחוק את החשבון שלי'] }),
  counterexamples: {
    en: [
      "don't delete my account",
      'delete my lesson tomorrow',
      'open my account',
      'should I close my account?',
    ],
    he: ['אל תמחק את החשבון שלי', 'למחוק את השיעור מחר', 'לפתוח את החשבון שלי', 'האם לסגור את החשבון?'],
  },
});
