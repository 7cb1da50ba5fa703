/** This device is told no more. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { isOfNotices, noticeAction, noticeIdle, staysAsIs, stillIdle } from './noticeAction.ts';

export const pushOff = command({
  id: 'push.off',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '(turn|switch) off [the|my] [push|phone] (push|notifications|notifs|alerts|pop-ups)',
      '(turn|switch) [the|my] [push|phone] (push|notifications|notifs|alerts) off',
      '(disable|stop|mute|silence|kill|quit|deactivate) [the|my|all|sending|me|with] [push|phone] (push|notifications|notifs|alerts|pop-ups)',
      '(push|notifications|notifs|alerts) [notifications] off',
      '(stop|quit) (notifying|pinging|buzzing|alerting) (me|this device|my phone|this phone)',
      "(don't|do not|stop|no more|no) [send|sending] [me] [push|phone] (notifications|alerts|pop-ups|pushes|push messages) [any more|anymore] [on|to] [this|my|the] [phone|device|mobile|tablet]",
    ],
    he: [
      '(לכבות|כבה|כבי|כבו|להשתיק|לבטל|להפסיק|לנתק) [לי] [את] [ה] (התראות|ההתראות|נוטיפיקציות|פוש|הפוש|הודעות קופצות)',
      '(אל|לא|להפסיק) (תשלח|תשלחי|תשלחו|לשלוח) [לי|אלי|אליי] [יותר|עוד] (התראות|הודעות|פושים|פוש)',
      '(די|בלי|ללא) [עם] [ה] (התראות|ההתראות|הודעות קופצות|פושים|פוש|נוטיפיקציות)',
      '(פוש|התראות) (off|אוף|לכבות)',
    ],
  },
  takes: ['it', 'all', 'any', 'noun', 'notify', 'scope'],
  extra: (said) => [...idle(said, noticeIdle), ...idle(said, stillIdle)],
  declines: (heard) =>
    staysAsIs(heard) || !isOfNotices(heard) || heard.unread.length > 1 || noticeAction(heard) !== 'push.off',
  resolve: () => {},
  plan: () => ({ effect: { kind: 'push', value: 'off' } }),
  examples: () => ({ en: ['turn off notifications'], he: ['לכבות התראות בטלפון'] }),
  counterexamples: {
    en: [
      "don't turn off notifications",
      'cancel Dana, no notification',
      'turn on notifications',
      'turn off dark mode',
    ],
    he: ['אל תכבה את ההתראות', 'תבטל את דנה בלי לשלוח הודעה', 'להפעיל התראות', 'לכבות מצב כהה'],
  },
});
