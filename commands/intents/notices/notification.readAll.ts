/** All notifications were seen. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { noticeAction, noticeIdle } from './noticeAction.ts';

export const notificationReadAll = command({
  id: 'notification.readAll',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '(mark|set|flag|tick|make|treat) … (all|everything|every) … (read|seen)',
      '^ (all|everything) [is|as] (read|seen)',
      '(seen|read|saw) [it|them] (all|everything) [of (it|them)] $',
      '(notifications|notifs|alerts|notices|messages) … (read|seen)',
      '(clear|remove|reset|get rid of) [the|my] (badge|unread badge|red dot|red number)',
      'all read $',
    ],
    he: [
      '(לסמן|סמן|סמני) [את] (הכל|הכול|כולן|כולם|כל) … (כנקרא|נקרא|כנקראו|נקראו|כנקראות|נקראות|שנקראו)',
      '^ (קראתי|ראיתי) [את] (הכל|הכול|כולן|כולם|כל)',
      '(הכל|הכול|כולן) (נקרא|נקראו|כנקרא) $',
      '(ההתראות|התראות|ההודעות) … (כנקראו|נקראו|כנקראות|כנקרא|נקראות)',
    ],
  },
  takes: ['it', 'all', 'noun', 'any'],
  extra: (said) => idle(said, noticeIdle),
  declines: (heard) => heard.negated || heard.unread.length > 0 || noticeAction(heard) !== 'readAll',
  resolve: () => {},
  plan(_slots, { user, notifications, locale }) {
    if (user === null) return {};
    if (notifications.length > 0 && notifications.every(({ read }) => read === true))
      return { reply: { text: inWords({ locale }, 'Everything is already read.', 'הכול כבר נקרא.') } };
    return { steps: [{ name: 'markAllNotificationsAsRead', args: { userId: user.id } }] };
  },
  examples: () => ({
    en: ['mark all notifications as read', "I've seen everything"],
    he: ['לסמן את כל ההתראות כנקראו', 'ראיתי הכול'],
  }),
  counterexamples: {
    en: [
      "don't mark all as read",
      'mark everyone as paid',
      'mark the first notification as read',
      'clear all notifications',
    ],
    he: [
      'אל תסמן הכול כנקרא',
      'לסמן את כולם כמשלמים',
      'לסמן את ההתראה הראשונה כנקראה',
      'לנקות את כל ההתראות',
    ],
  },
});
