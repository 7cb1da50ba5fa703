/** The tables of notifications, as queries see them. */
import type { Generated } from 'kysely';
import type { Json, MomentOrNull, MomentWithDefault } from '../../db/columns.ts';
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

declare module '../../db/tables.ts' {
  interface Tables {
    'app.notifications': Notifications;
  }
}
