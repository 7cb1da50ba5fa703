/** Everything that is kept of a person, as a file of theirs. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

const fetches =
  /export|download|\bcopy\b|\bsave\b|\bget\b|\bsend\b|\bgive\b|ייצ|ייצוא|יצוא|הוריד|תוריד|הורד|מוריד|עותק|תן|תני|לשמור|תשמ|לקבל/;

export const accountExport = command({
  id: 'account.export',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'reads',
  says: {
    en: ['(data|information|info|account)', 'everything you (have|know)'],
    he: ['(נתונים|הנתונים|מידע|המידע|חשבון|החשבון)'],
  },
  takes: ['it', 'all'],
  extra: (said) =>
    idle(
      said,
      /^(?:export|exporting|download|downloading|copy|save|get|send|give|data|personal|information|info|account|everything|you|have|about|know|file|[בהולמשת]{0,3}(?:ייצא|ייצאי|ייצוא|יצוא|הוריד|וריד|ורידי|הורדת|ורידים|מידע|נתונים|אישי|אישיים|חשבון|קובץ|עותק|שמור|קבל)|עליי|עלי|תן|תני|עותק|הורדת|הורדה|מורידים|שיש)$/,
    ),
  declines: ({ unread, negated, normal: { text } }) =>
    unread.length > 0 ||
    negated ||
    !fetches.test(text) ||
    !/\bdata\b|\binfo|account|about me|נתונים|מידע|חשבון/.test(text) ||
    /delete|remove|close|מחק|מחיק|סגור/.test(text),
  resolve: () => {},
  plan: () => ({ effect: { kind: 'download', value: '/auth/export' } }),
  examples: () => ({ en: ['export my data'], he: ['לייצא את הנתונים שלי'] }),
  counterexamples: {
    en: ['export my calendar', "don't export my data", 'delete my account', "download this week's lessons"],
    he: ['לייצא את היומן', 'אל תייצא את הנתונים שלי', 'למחוק את החשבון', 'להוריד את האפליקציה'],
  },
});
