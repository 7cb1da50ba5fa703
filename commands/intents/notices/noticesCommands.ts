/** The commands about notifications. */
import { notificationShow } from './notification.show.ts';
import { notificationOpen } from './notification.open.ts';
import { notificationRead } from './notification.read.ts';
import { notificationReadAll } from './notification.readAll.ts';
import { notificationRemove } from './notification.remove.ts';
import { notificationClear } from './notification.clear.ts';
import { pushOn } from './push.on.ts';
import { pushOff } from './push.off.ts';
import { settingsEmails } from './settings.emails.ts';
import { settingsNotices } from './settings.notices.ts';

export const noticesCommands = [
  notificationShow,
  notificationOpen,
  notificationRead,
  notificationReadAll,
  notificationRemove,
  notificationClear,
  pushOn,
  pushOff,
  settingsEmails,
  settingsNotices,
];
