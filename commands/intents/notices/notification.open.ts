/** Goes to what a notification is about. */
import { command } from '../../kernel/command.ts';
import { aNotice, noSuch, ofOneNotice, oneNoticeWords } from './aNotice.ts';
import { noticeAction } from './noticeAction.ts';

export const notificationOpen = command({
  id: 'notification.open',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'reads',
  says: {
    en: [
      '(open|tap|click|see|show|read|view) … (notification|notif|alert|notice)',
      '(take me to|go to|go into|jump to|bring me to) … (notification|notif|alert|notice)',
      '(notification|notif|alert) … open',
    ],
    he: [
      '(לפתוח|להיכנס|לקחת|קח|קחי|תיכנס|תיכנסי|כנס|כנסי) … (התראה|ההתראה|להתראה|שבהתראה)',
      '(התראה|ההתראה) … (לפתוח|תפתח|תפתחי|להיכנס)',
    ],
  },
  takes: ofOneNotice,
  extra: oneNoticeWords,
  declines: (heard) => heard.negated || noticeAction(heard) !== 'open',
  resolve: (draft, _heard, world) => aNotice(draft, world),
  plan: ({ notification }, world) =>
    typeof notification === 'string' ? { effect: { kind: 'notice', value: notification } } : noSuch(world),
  examples: () => ({ en: ['open the last notification'], he: ['תפתח את ההתראה האחרונה'] }),
  counterexamples: {
    en: [
      "open Dana's card",
      "open Dana's last lesson",
      "don't open the last notification",
      'open the calendar',
    ],
    he: [
      'תפתח את הכרטיס של דנה',
      'תפתח את השיעור האחרון של דנה',
      'אל תפתח את ההתראה האחרונה',
      'לפתוח את היומן',
    ],
  },
});
