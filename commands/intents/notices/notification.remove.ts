/** Deletes one notification. */
import { command } from '../../kernel/command.ts';
import { aNotice, noSuch, ofOneNotice, oneNoticeWords } from './aNotice.ts';
import { noticeAction } from './noticeAction.ts';

export const notificationRemove = command({
  id: 'notification.remove',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'destroys',
  says: {
    en: ['(delete|remove|clear|erase|dismiss|bin|trash) … (notification|notif|alert|notice)'],
    he: ['(למחוק|להסיר|לזרוק|לנקות|להעיף|להוריד) … (התראה|ההתראה)', '(התראה|ההתראה) … (לפח|למחוק|להסיר)'],
  },
  takes: ofOneNotice,
  extra: oneNoticeWords,
  declines: (heard) => heard.negated || noticeAction(heard) !== 'remove',
  resolve: (draft, _heard, world) => aNotice(draft, world),
  plan: ({ notification }, world) =>
    typeof notification === 'string' && world.user !== null
      ? { steps: [{ name: 'deleteNotification', args: { id: notification, userId: world.user.id } }] }
      : noSuch(world),
  examples: () => ({ en: ['delete the last notification'], he: ['למחוק את ההתראה האחרונה'] }),
  counterexamples: {
    en: [
      "don't delete the last notification",
      "delete Dana's lesson",
      'clear all notifications',
      'delete my account',
    ],
    he: ['אל תמחק את ההתראה האחרונה', 'תמחק את השיעור של דנה', 'לנקות את כל ההתראות', 'למחוק את החשבון'],
  },
});
