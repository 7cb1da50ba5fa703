/** The tables of requests, as queries see them. */
import type { Attendee, Location } from '../../../domain/calendar/meeting.ts';
import type { PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import type { Json, Moment, MomentOrNull } from '../../db/columns.ts';

type PendingMeetings = {
  teacher_id: string;
  id: string;
  revision: number;
  status: PendingStatus;
  requested_by: string;
  start: string;
  zone: string;
  minutes: number;
  rrule: string | null;
  summary: string;
  description: string;
  subject: string;
  location: Location;
  attendees: Json<Attendee[]>;
  capacity: number;
  cost_minor: number | null;
  meeting_id: string | null;
  created_at: Moment;
  modified_at: Moment;
  removed_at: MomentOrNull;
  replaces_meeting_id: string | null;
  replaces_slot: string | null;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.pending_meetings': PendingMeetings;
  }
}
