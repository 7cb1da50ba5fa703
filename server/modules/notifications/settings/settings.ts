/** What people want to be told and how, as it is kept. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import {
  noSetting,
  notificationSettingEntity as declared,
  type NotificationSetting,
} from '../../../../domain/notifications/notificationSetting.ts';
import type { NoticeWay } from '../../../../domain/notifications/noticeKinds.ts';
import type { Queries, Stored } from '../../../db/tables.ts';
import type { OwnEntity } from '../../../kernel/entities/ownEntity.ts';

type Kept = Omit<Stored<'app.notification_settings'>, 'agenda_on'>;

const toRow = (row: Kept): NotificationSetting => ({
  ...noSetting(row.user_id),
  off: row.off as NoticeWay[],
  quiet: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
  agendaAt: row.agenda_at,
  remindMinutes: row.remind_minutes,
});

export async function readSetting(queries: Queries, userId: Id): Promise<NotificationSetting> {
  const kept = await queries
    .selectFrom('app.notification_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return kept ? toRow(kept) : noSetting(userId);
}

/** With the zone in which their hours are. */
export async function readSettingAndZone(
  queries: Queries,
  userId: Id,
): Promise<{ setting: NotificationSetting; zone: string }> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(t.zone, u.preferences->>'timeZone', 'Asia/Jerusalem') as zone
    from app.users u left join app.teachers t on t.teacher_id = u.user_id where u.user_id = ${userId}`.execute(
    queries,
  );
  return { setting: await readSetting(queries, userId), zone: rows[0]?.zone ?? 'Asia/Jerusalem' };
}

export const toWireSetting = ({ id, off, quiet, agendaAt, remindMinutes }: NotificationSetting) => ({
  id,
  off,
  quiet,
  agendaAt,
  remindMinutes,
});

export const notificationSettingEntity: OwnEntity<NotificationSetting> = {
  kind: declared.kind,
  name: declared.wire.name,

  read: async (queries, userId, ids) => (ids.includes(userId) ? [await readSetting(queries, userId)] : []),

  async write(transaction, userId, { rows }) {
    for (const { off, quiet, agendaAt, remindMinutes } of rows) {
      const said = {
        off: JSON.stringify(off),
        quiet_from: quiet?.from ?? null,
        quiet_to: quiet?.to ?? null,
        agenda_at: agendaAt,
        remind_minutes: remindMinutes,
      };
      await transaction
        .insertInto('app.notification_settings')
        .values({ user_id: userId, ...said })
        .onConflict((at) => at.column('user_id').doUpdateSet(said))
        .execute();
    }
  },

  shown: async (queries, userId, ids) =>
    ids.includes(userId) ? [toWireSetting(await readSetting(queries, userId))] : [],
};
