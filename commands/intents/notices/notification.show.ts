/** What somebody was told: the list is opened, and how many are new is said. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { noticeAction, noticeIdle } from './noticeAction.ts';

export const notificationShow = command({
  id: 'notification.show',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'reads',
  says: {
    en: [
      '(notification|notifications|notif|notifs|alerts|bell|badge)',
      '^ [show|see|read|list] [me] [my|the|any|unread|new] (notices|messages|updates) [please] $',
      '(any|new|unread|read) [new|unread] (notices|messages|updates) [for me] $',
      "^ (what's|what is|anything|something|any) [is|there] new [for me|here|today] $",
      '^ any news [for me|today] $',
      '(did i|have i|what i) [have] (miss|missed) [anything|something|any]',
    ],
    he: [
      '(התראות|ההתראות|התראה|פעמון|הפעמון|בפעמון|בהתראות|נוטיפיקציות)',
      '^ [יש|תראה|תראי|להראות] [לי] (הודעות|עדכונים) [חדשות|חדשים|שלא קראתי] $',
      '(הודעות|עדכונים) (חדשות|חדשים|שלא|אחרונים|אחרונות)',
      '^ (מה|משהו|יש) [לי|משהו] (חדש|חדשות) [אצלי|לי|פה|כאן] $',
      '(פספסתי|החמצתי)',
    ],
  },
  takes: ['it', 'all', 'any', 'person', 'subject', 'time', 'number', 'noun', 'which'],
  extra: (said) => idle(said, noticeIdle),
  declines: (heard) =>
    heard.negated ||
    heard.past ||
    heard.unread.length > 0 ||
    heard.verb?.misspelt != null ||
    noticeAction(heard) !== 'show',
  resolve: () => {},
  plan(_slots, world) {
    const unread = world.notifications.filter(({ read }) => read !== true).length;
    const text =
      unread === 0
        ? inWords(world, 'No new notifications', 'אין התראות חדשות')
        : unread === 1
          ? inWords(world, 'One new notification', 'התראה חדשה אחת')
          : inWords(
              world,
              `${unread} new notifications`,
              unread === 2 ? 'שתי התראות חדשות' : `${unread} התראות חדשות`,
            );
    return { effect: { kind: 'notices', value: '' }, reply: { text } };
  },
  examples: () => ({ en: ["what's new?", 'my notifications'], he: ['מה חדש?', 'ההתראות שלי'] }),
  counterexamples: {
    en: [
      'new lesson with Dana tomorrow at 5',
      'clear all notifications',
      'turn off notifications',
      'new student Dana',
    ],
    he: ['שיעור חדש עם דנה מחר ב-5', 'תמחק את כל ההתראות', 'תכבה התראות', 'תלמיד חדש בשם דנה'],
  },
});
