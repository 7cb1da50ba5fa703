/** Asks somebody by mail to come and learn. */
import { command } from '../command.ts';
import { ask, say } from '../pipeline/draft.ts';
import { idle } from '../slots/freeText.ts';
import { inWords } from '../words.ts';
import { mailsIn, textOf } from './mailsIn.ts';

export const studentInvite = command({
  id: 'student.invite',
  who: ['teacher'],
  deed: 'does',
  says: {
    en: [
      '(invite|inviting)',
      '(send|email|mail) … (invite|invites|invitation|invitations)',
      '(send|email|mail) [an|a|out] (invite|invites|invitation|invitations) [to]',
      '(add|new) [a] [new] (student|pupil) [with|by]',
      'ask … to (join|sign up)',
    ],
    he: [
      '(להזמין|הזמן)',
      '(לשלוח|שלח) [לו|לה|להם] (הזמנה|הזמנות) [אל|ל]',
      '^ הזמנה',
      'להוסיף (תלמיד|תלמידה) [חדש|חדשה]',
      '(מתחיל|מתחילה|הצטרף|הצטרפה) [אצלי] (תלמיד|תלמידה) (חדש|חדשה)',
      '(תלמיד|תלמידה) (חדש|חדשה)',
    ],
  },
  takes: ['link', 'noun:student', 'it', 'req:join'],
  extra: (said) =>
    idle(
      said,
      /^(?:students?|pupils?|by|email|e-mail|mail|new|an?|invites?|invitations?|out|the|with|join|[בהולמש]{0,2}(?:תלמיד|תלמידה|תלמידים|חדש|חדשה|מייל|אימייל|במייל|הזמנה|כתובת|הצטרף)|עם)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.items.some(
      ({ kind }) => kind === 'person' || kind === 'time' || kind === 'subject' || kind === 'number',
    ) ||
    (mailsIn(heard).length === 0 && !/student|pupil|תלמיד/.test(heard.normal.text)) ||
    /\b(?:group|lesson|class)\b|קבוצ|שיעור/.test(heard.normal.text),
  resolve(draft, heard, world) {
    const mails = mailsIn(heard);
    if (mails.length > 0) say(draft, 'emails', [...new Set(mails.map(textOf))], mails, 'who');
    else
      ask(
        draft,
        'emails',
        inWords(
          world,
          'To which address? Say it again with the mail.',
          'לאיזו כתובת? אפשר לכתוב שוב עם המייל.',
        ),
        [],
      );
  },
  plan(slots) {
    const { emails } = slots as { emails?: string[] };
    return {
      steps: (emails ?? []).map((email) => ({ name: 'inviteStudent' as const, args: { email } })),
    };
  },
  examples: () => ({ en: ['invite noam@mail.com'], he: ['להזמין את noam@mail.com'] }),
  counterexamples: {
    en: [
      "don't invite noam@mail.com",
      'invite Dana on Sunday at 5',
      'find noam@mail.com',
      'did I invite noam@mail.com?',
    ],
    he: [
      'אל תזמין את noam@mail.com',
      'להזמין את דנה לראשון ב-5',
      'לחפש את noam@mail.com',
      'האם הזמנתי את noam@mail.com?',
    ],
  },
});
