/** Whether a student or a parent is mailed of what happens; a teacher is answered who decides it. */
import { noticeKinds, type NoticeWay } from '../../../domain/notifications/noticeKinds.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { noticeIdle, staysAsIs, stillIdle } from './noticeAction.ts';
import { kindsSaid } from './wayWords.ts';

const turnsOn =
  /\bon\b|\benable|\bsend me\b|\bemail me\b|\bmail me\b|\bresume|להפעיל|תפעיל|הפעל|להדליק|תדליק|לקבל|לשלוח לי|תשלח|תשלחי/;
const turnsOff =
  /\boff\b|\bstop|\bno\b|n't\b|\bdisable|\bunsubscribe|\bquit|בלי|די |הפסק|להפסיק|תפסיק|אל ת|לא |לכבות|תכבו|תכבה|תכבי|לבטל|הסר/;

export const settingsEmails = command({
  id: 'settings.emails',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(turn|switch) (on|off) [the|my|all] (emails|email|mails|mail)',
      '(turn|switch) [the|my|all] (emails|email|mails|mail) (on|off)',
      "(stop|enable|disable|resume|don't|no|no more) [the|all|my|sending|send] [me] (emails|emailing|email|mails|mail|mailing) [me]",
      '(email|mail) (settings|preferences|notifications)',
      '(email|mail) me (about|when)',
      '(emails|mails) (on|off) [please] $',
    ],
    he: [
      '(להפעיל|להדליק|לכבות|להפסיק|לבטל) [לי] [את] [ה] (מיילים|המיילים|אימיילים|מייל|דיוור)',
      '(די|בלי|ללא) [עם] [ה] (מיילים|המיילים|אימיילים|מייל)',
      '(אל|לא|להפסיק) (תשלח|תשלחי|תשלחו|לשלוח) [לי|אלי|אליי] [יותר|עוד] (מיילים|מייל|אימיילים)',
      '(הגדרות|העדפות) [ה] (מייל|מיילים|אימייל)',
      '(לקבל|לשלוח) [לי] (מיילים|מייל) (על|כש)',
    ],
  },
  takes: ['it', 'all', 'any', 'noun', 'person', 'notify', 'pay', 'req'],
  extra: (said) => [
    ...idle(said, noticeIdle),
    ...idle(said, stillIdle),
    ...idle(
      said,
      /^(?:emails|emailing|mails|mailing|students?|settings|preferences|payments?|lessons?|requests?|reminders?|when|changes|מיילים|המיילים|תלמידים|לתלמידים|תשלומים|שיעורים|בקשות|תזכורות|הגדרות|העדפות)$/,
    ),
  ],
  declines: (heard) => heard.unread.length > 0 || staysAsIs(heard),
  resolve(draft, { normal: { text } }) {
    draft.slots['value'] = turnsOff.test(text) ? 'off' : turnsOn.test(text) ? 'on' : 'show';
    draft.slots['kinds'] = kindsSaid(text);
  },
  plan(slots, world) {
    if (world.role === 'teacher')
      return {
        reply: {
          text: inWords(
            world,
            'Your notifications come to the list and to your devices. On the Ultra plan, students get emails, and each chooses about what.',
            'ההתראות שלך מגיעות לרשימה ולמכשירים. במסלול אולטרה נשלחים מיילים לתלמידים, וכל אחד מהם בוחר על מה.',
          ),
        },
      };
    if (slots['value'] === 'show') return { effect: { kind: 'page', value: '/UserEditScreen' } };
    const said = slots['kinds'] as readonly (typeof noticeKinds)[number][];
    const ways = (said.length > 0 ? said : noticeKinds).map((kind): NoticeWay => `${kind}.mail`);
    return {
      steps: [
        {
          name: 'updateNotificationSettings',
          args: { input: slots['value'] === 'on' ? { on: ways } : { off: ways } },
        },
      ],
    };
  },
  examples: () => ({ en: ['turn off emails'], he: ['לכבות מיילים'] }),
  counterexamples: {
    en: [
      'change my email',
      'find students by email: a@x.com',
      'email the statement to Dana',
      "don't stop the emails",
    ],
    he: ['לשנות את המייל שלי', 'תשלח לדנה את החשבון במייל', 'לחפש לפי מייל a@x.com', 'אל תפסיק את המיילים'],
  },
});
