/** Has this device told of what happens; the browser asks then. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { isOfNotices, noticeAction, noticeIdle } from './noticeAction.ts';

export const pushOn = command({
  id: 'push.on',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '(turn|switch) on [the|my] (push|notifications|notifs|alerts)',
      '(turn|switch) [the|my] [push] (push|notifications|notifs|alerts) [back] on',
      '(enable|activate|allow|start) [the|my|sending|me] [push|phone] (push|notifications|notifs|alerts|pop-ups)',
      '(push|notifications|notifs|alerts) [notifications] [back] on',
      '(notify|alert|ping|buzz) me on (this|my|the) (phone|device|mobile|tablet)',
      '(want|send|get) [me] [some] (notifications|alerts|pop-ups) (on|to) (this|my|the) (phone|device|mobile)',
    ],
    he: [
      '(להפעיל|להדליק|לאפשר|להחזיר|הדלק) [לי] [את] [ה] (התראות|ההתראות|נוטיפיקציות|פוש|הפוש|הודעות קופצות)',
      '(רוצה|לקבל|לשלוח) [לי] (התראות|הודעות|פושים) (בטלפון|לטלפון|בנייד|לנייד|במכשיר|למכשיר|לסלולרי)',
      '(פוש|התראות) (on|און|להפעיל)',
    ],
  },
  takes: ['it', 'all', 'any', 'noun'],
  extra: (said) => idle(said, noticeIdle),
  declines: (heard) => !isOfNotices(heard) || heard.unread.length > 1 || noticeAction(heard) !== 'push.on',
  resolve: () => {},
  plan: () => ({ effect: { kind: 'push', value: 'on' } }),
  examples: () => ({ en: ['turn on notifications'], he: ['להפעיל התראות בטלפון'] }),
  counterexamples: {
    en: [
      "don't turn on notifications",
      'push Dana back an hour',
      'turn off notifications',
      'turn on dark mode',
    ],
    he: ['אל תפעיל התראות', 'תדחה את דנה בשעה', 'לכבות התראות', 'להפעיל מצב כהה'],
  },
});
