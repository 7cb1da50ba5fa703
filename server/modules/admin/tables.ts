/** The table of what admins read, as queries see it. */
import type { Moment } from '../../db/columns.ts';

type AdminReads = { id: string; user_id: string; query: string; at: Moment };

declare module '../../db/tables.ts' {
  interface Tables {
    'app.admin_reads': AdminReads;
  }
}
