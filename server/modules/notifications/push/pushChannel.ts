/** Notifications to devices: asks for one job for each, since one that is off keeps no other waiting. */
import { wayOf } from '../../../../domain/notifications/noticeKinds.ts';
import { quietEndMs } from '../../../../domain/notifications/notificationSetting.ts';
import type { Store } from '../../../db/database.ts';
import type { Channel } from '../../../kernel/jobs/channels.ts';
import { readSettingAndZone } from '../settings/settings.ts';
import { askToPush } from './pushJob.ts';

type Parts = { kinds: readonly string[]; nowMs(): number };

export const makePushChannel = ({ db }: Pick<Store, 'db'>, { kinds, nowMs }: Parts): Channel => ({
  name: 'push',
  async send(notice) {
    const { setting, zone } = await readSettingAndZone(db, notice.user_id);
    // A device speaks for the list: what is in no list leads nowhere when it is pressed (decision 117).
    if (setting.off.includes(wayOf(notice.title, 'push')) || setting.off.includes(wayOf(notice.title, 'app')))
      return;
    // A reminder comes when it was asked for: later it would be too late.
    const quietMs = notice.title === 'LessonReminder' ? null : quietEndMs(setting, nowMs(), zone);
    await askToPush(db, notice, { kinds, at: quietMs === null ? null : new Date(quietMs) });
  },
});
