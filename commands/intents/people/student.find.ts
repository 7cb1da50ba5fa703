/** Finds students by the addresses of their mail. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { replyWith } from './replyWith.ts';
import { nameOf } from '../../slots/theStudents.ts';
import { mailsIn, textOf } from '../../nlu/entities/mailsIn.ts';

export const studentFind = command({
  id: 'student.find',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(find|search|look up|lookup|look for|search for|locate|check)',
      'who (is|has|uses)',
      '(which|what) student (is|has|uses)',
    ],
    he: ['(לחפש|למצוא|מצא|לבדוק)', '(של מי|למי|מי) (המייל|יש את|זה|המייל הזה)'],
  },
  takes: ['link', 'noun:student', 'it', 'prep'],
  extra: (said) =>
    idle(
      said,
      /^(?:students?|pupils?|emails?|mails?|e-mails?|address|addresses|by|with|uses|the|[בהולמש]{0,2}(?:תלמיד|תלמידה|תלמידים|מייל|מיילים|כתובת|כתובות|אימייל)|לפי|עם|האלה|הזה|אלה)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    mailsIn(heard).length === 0 ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject'),
  resolve(draft, heard) {
    const mails = mailsIn(heard);
    say(draft, 'emails', mails.map(textOf), mails, 'who');
  },
  plan(slots, world) {
    const { emails } = slots as { emails?: string[] };
    if (emails === undefined) return {};
    const found = world.students.filter(({ email }) => email && emails.includes(email.toLowerCase()));
    return replyWith(
      inWords(
        world,
        `Found: ${found.length} of ${emails.length}`,
        `נמצאו: ${found.length} מתוך ${emails.length}`,
      ),
      found.map((student) => ({ id: student.id, name: nameOf(student), note: student.email ?? '' })),
      inWords(
        world,
        `None of your students has ${emails.join(', ')}.`,
        `אין אצלך תלמיד עם ${emails.join(', ')}.`,
      ),
    );
  },
  examples: () => ({ en: ['find student noam@mail.com'], he: ['לחפש תלמיד לפי noam@mail.com'] }),
  counterexamples: {
    en: ['invite noam@mail.com', 'find a free hour tomorrow', 'find Dana', 'my email is now noam@mail.com'],
    he: ['להזמין את noam@mail.com', 'למצוא שעה פנויה מחר', 'תמצא את דנה', 'המייל שלי עכשיו noam@mail.com'],
  },
});
