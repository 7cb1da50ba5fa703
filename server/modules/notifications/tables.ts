/** The tables of notifications, as queries see them. */
import type { Generated } from 'kysely';
import type { Json, Moment, MomentOrNull, MomentWithDefault } from '../../db/columns.ts';
import type { NoticeParams } from '../../db/tables.ts';

type Notifications = {
  user_id: string;
  id: string;
  title: string;
  params: Json<NoticeParams>;
  type: Generated<'success' | 'warning' | 'error' | 'info'>;
  change_id: string | null;
  created_at: MomentWithDefault;
  read_at: MomentOrNull;
  removed_at: MomentOrNull;
  touched_by: string | null;
  touched_at: MomentOrNull;
};

type NotificationSettings = {
  user_id: string;
  off: Json<string[]>;
  quiet_from: string | null;
  quiet_to: string | null;
  agenda_at: string | null;
  agenda_on: string | null;
  remind_minutes: number | null;
};

type Reminded = {
  user_id: string;
  meeting_id: string;
  starts_at: Moment;
  minutes: number;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.notifications': Notifications;
    'app.notification_settings': NotificationSettings;
    'app.reminded': Reminded;
  }
}
