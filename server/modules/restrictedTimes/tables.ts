/** The tables of restricted times, as queries see them. */
import type { Json, Moment, MomentOrNull } from '../../db/columns.ts';

type RestrictedTimes = {
  teacher_id: string;
  id: string;
  revision: number;
  start: string;
  zone: string;
  minutes: number;
  rrule: string | null;
  exdates: Json<string[]>;
  reason: string;
  created_at: Moment;
  removed_at: MomentOrNull;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.restricted_times': RestrictedTimes;
  }
}
