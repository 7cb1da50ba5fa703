/** One notification was seen. */
import { command } from '../../kernel/command.ts';
import { aNotice, noSuch, ofOneNotice, oneNoticeWords } from './aNotice.ts';
import { noticeAction } from './noticeAction.ts';

export const notificationRead = command({
  id: 'notification.read',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '(saw|seen|read) … (notification|notif|alert|notice)',
      '(notification|notif|alert|notice) … (read|seen)',
      '(mark|flag|set|tick) [off] [the|this|that] (first|last|top|second|third|latest|newest) [one|notification|alert|notice] [as] (read|seen)',
      '(i saw|seen) the one about',
    ],
    he: [
      '(ראיתי|קראתי) [את] [ה] … (התראה|ההתראה)',
      '(התראה|ההתראה) … (נקראה|כנקראה|כנקרא|נקרא|קראתי|ראיתי)',
      '(לסמן|סמן|סמני) [את] (ההתראה|ההודעה|הראשונה|האחרונה) … (כנקראה|כנקרא|נקראה)',
    ],
  },
  takes: ofOneNotice,
  extra: oneNoticeWords,
  declines: (heard) => heard.negated || noticeAction(heard) !== 'read',
  resolve: (draft, _heard, world) => aNotice(draft, world),
  plan: ({ notification }, world) =>
    typeof notification === 'string'
      ? { steps: [{ name: 'markNotificationAsRead', args: { id: notification } }] }
      : noSuch(world),
  examples: () => ({
    en: ['mark the first notification as read'],
    he: ['לסמן את ההתראה הראשונה כנקראה'],
  }),
  counterexamples: {
    en: [
      'mark all notifications as read',
      "don't mark the first notification as read",
      'I saw Dana yesterday',
      'I saw the price',
    ],
    he: [
      'לסמן את כל ההתראות כנקראו',
      'אל תסמן את ההתראה הראשונה כנקראה',
      'ראיתי את דנה אתמול',
      'ראיתי את המחיר',
    ],
  },
});
