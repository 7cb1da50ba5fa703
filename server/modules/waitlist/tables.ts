/** The tables of waitlist, as queries see them. */
import type { WaitingStatus } from '../../../domain/requests/waiting.ts';
import type { Moment, MomentOrNull } from '../../db/columns.ts';

type Waitings = {
  teacher_id: string;
  id: string;
  revision: number;
  meeting_id: string;
  series_id: string;
  student_id: string;
  requested_by: string;
  status: WaitingStatus;
  created_at: Moment;
  offered_at: MomentOrNull;
  expires_at: MomentOrNull;
  removed_at: MomentOrNull;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.waitings': Waitings;
  }
}
