/** The tables of calendar, as queries see them. */
import type { Alarm, Attendee, Location } from '../../../domain/calendar/meeting.ts';
import type { AbsenceKind, OwnFields } from '../../../domain/calendar/occurrence.ts';
import type { Json, Moment, MomentOrNull } from '../../db/columns.ts';

type Meetings = {
  teacher_id: string;
  id: string;
  series_id: string;
  revision: number;
  start: string;
  zone: string;
  minutes: number;
  rrule: string | null;
  summary: string;
  description: string;
  subject: string;
  color: string | null;
  location: Location;
  attendees: Json<Attendee[]>;
  capacity: number;
  cost_minor: number;
  cost_by_hand: boolean;
  old_lesson_number: number | null;
  alarms: Json<Alarm[]>;
  insisted: boolean;
  created_at: Moment;
  removed_at: MomentOrNull;
  reach_from: string;
  reach_until: string;
};

type Occurrences = {
  teacher_id: string;
  id: string;
  meeting_id: string;
  slot: string;
  revision: number;
  cancelled_by: 'teacher' | 'holiday' | null;
  own: Json<OwnFields>;
};

type Absences = {
  teacher_id: string;
  occurrence_id: string;
  student_id: string;
  kind: AbsenceKind;
  at: Moment;
};

type Seats = { user_id: string; teacher_id: string; meeting_id: string };

type Occupied = { teacher_id: string; meeting_id: string; slot: string; during: string; insisted: boolean };

declare module '../../db/tables.ts' {
  interface Tables {
    'app.meetings': Meetings;
    'app.occurrences': Occurrences;
    'app.absences': Absences;
    'app.seats': Seats;
    'app.occupied': Occupied;
  }
}
