/** Deletes all notifications, or those of a day. */
import { command } from '../../kernel/command.ts';
import { mark } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { ofDay } from './aNotice.ts';
import { noticeAction, noticeIdle } from './noticeAction.ts';

export const notificationClear = command({
  id: 'notification.clear',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'destroys',
  says: {
    en: [
      '(delete|clear|empty|wipe|erase|remove|purge|clean|trash|get rid of) … (notifications|notifs|alerts|notices|bell)',
      '(notifications|notifs|alerts|notices) … (delete|clear)',
    ],
    he: [
      '(למחוק|לנקות|נקה|נקי|לרוקן|להסיר|להעיף|לזרוק) … (ההתראות|התראות|הפעמון|פעמון|ההודעות|הודעות)',
      '(ההתראות|התראות|הפעמון) … (למחוק|לפח|לרוקן|לנקות)',
    ],
  },
  takes: ['it', 'all', 'time', 'noun', 'any'],
  extra: (said) => idle(said, noticeIdle),
  declines: (heard) => heard.negated || heard.unread.length > 0 || noticeAction(heard) !== 'clear',
  resolve(draft, { items }, world) {
    const timed = items.filter(({ kind }) => kind === 'time');
    if (timed.length === 0) return;
    draft.slots['notifications'] = ofDay(timed, world).map(({ id }) => id);
    mark(draft, 'notifications', timed, 'when');
  },
  plan({ notifications }, world) {
    const { user } = world;
    if (user === null) return {};
    const some = notifications as readonly string[] | undefined;
    if (some && some.length > 0 && some.length < world.notifications.length)
      return { steps: some.map((id) => ({ name: 'deleteNotification', args: { id, userId: user.id } })) };
    if (some?.length === 0 || world.notifications.length === 0)
      return {
        reply: { text: inWords(world, 'There are no notifications to delete.', 'אין התראות למחוק.') },
      };
    return { steps: [{ name: 'deleteUserNotifications', args: { userId: user.id } }] };
  },
  examples: () => ({ en: ['clear all notifications'], he: ['למחוק את כל ההתראות'] }),
  counterexamples: {
    en: [
      "don't clear the notifications",
      'turn off notifications',
      'clear Sunday',
      'mark all notifications as read',
    ],
    he: ['אל תמחק את ההתראות', 'לכבות התראות', 'לנקות את יום ראשון', 'לסמן את כל ההתראות כנקראו'],
  },
});
