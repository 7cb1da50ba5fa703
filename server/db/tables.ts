/** The tables as the queries see them; written by hand, and compared with the database by a test. */
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AbsenceKind, OwnFields } from '../../domain/calendar/occurrence.ts';
import type { Alarm, Attendee, Location } from '../../domain/calendar/meeting.ts';
import type { Plan, Role, SubscriptionStatus, Teacher, WorkingHours } from '../../domain/people/people.ts';
import type { ImageUse } from '../../domain/people/imageUse.ts';
import type { PersonalDiscount } from '../../domain/people/discount.ts';
import type { JoinStatus } from '../../domain/requests/joinRequest.ts';
import type { PendingStatus } from '../../domain/requests/pendingMeeting.ts';
import type { WaitingStatus } from '../../domain/requests/waiting.ts';
import type { RowChange } from '../../domain/rows.ts';
import type {
  Json,
  JsonOrNull,
  JsonWithDefault,
  Moment,
  MomentOrNull,
  MomentWithDefault,
} from './columns.ts';
import type { MoneyTables } from './moneyTables.ts';

export type PhoneNumber = { country?: string; countryCode?: string; number?: string };
export type Place = { lat?: number; lon?: number; address?: string };
export type Preferences = { language?: string; theme?: string; currency?: string; timeZone?: string };

type Users = {
  user_id: string;
  role: Role;
  username: string;
  email: string | null;
  profile_image: string | null;
  phone: JsonOrNull<PhoneNumber>;
  location: JsonOrNull<Place>;
  preferences: JsonWithDefault<Preferences>;
  revision: Generated<number>;
  removed_at: MomentOrNull;
  created_at: MomentWithDefault;
};

type Teachers = {
  teacher_id: string;
  revision: Generated<number>;
  people_revision: Generated<number>;
  plan: Generated<Plan>;
  status: Generated<SubscriptionStatus>;
  subscription_id: string | null;
  subscription_started_at: MomentOrNull;
  trial_end: MomentOrNull;
  plan_ends_at: MomentOrNull;
  zone: Generated<string>;
  currency: Generated<string>;
  lesson_minutes: Generated<number>;
  notice_hours: Generated<number>;
  bad_cancels_allowed: Generated<number>;
  buffer_minutes: Generated<number>;
  travel_minutes: Generated<number>;
  holidays_off: Generated<boolean>;
  working_hours: JsonWithDefault<WorkingHours>;
  locations: JsonWithDefault<Teacher['locations']>;
  operation_radius: number | null;
  contract_version: Generated<number>;
  about: string | null;
  years_experience: number | null;
  share_slug: string | null;
  share_open: Generated<boolean>;
  settings_revision: Generated<number>;
  occupied_until: MomentWithDefault;
};

type PersonChanges = {
  user_id: string;
  id: string;
  at: MomentWithDefault;
  operations: Json<string[]>;
  rows: Json<RowChange[]>;
};

type LinkCodes = { user_id: string; hash: string; expires_at: Moment };

type BillingEvents = {
  teacher_id: string;
  id: string;
  kind: string;
  plan: Plan;
  status: SubscriptionStatus;
  created_at: Moment;
};

type Contracts = {
  teacher_id: string;
  version: number;
  locale: string;
  text: string;
  hash: string;
  created_at: MomentWithDefault;
};

type ContractAcceptances = {
  teacher_id: string;
  id: string;
  revision: number;
  version: number;
  hash: string;
  locale: string;
  text: string;
  student_id: string;
  actor_id: string;
  session_id: string | null;
  accepted_at: Moment;
};

type Links = {
  teacher_id: string;
  student_id: string;
  blocked: Generated<boolean>;
  archived: Generated<boolean>;
  bad_cancels: Generated<number>;
  revision: Generated<number>;
  notes: Generated<string>;
  homework: Generated<string>;
  personal_discount: JsonOrNull<PersonalDiscount>;
  created_at: MomentWithDefault;
};

type JoinRequests = {
  teacher_id: string;
  id: string;
  revision: number;
  student_id: string;
  requested_by: string;
  meeting_id: string | null;
  status: JoinStatus;
  personal_discount: JsonOrNull<PersonalDiscount>;
  message: string;
  created_at: Moment;
  modified_at: Moment;
  removed_at: MomentOrNull;
};

type JoinRequestsOf = { user_id: string; teacher_id: string; request_id: string };

type Invitations = {
  teacher_id: string;
  id: string;
  revision: number;
  email: string;
  name: string;
  message: string;
  created_at: Moment;
  sent_at: MomentOrNull;
  removed_at: MomentOrNull;
};

type StudentTeachers = { user_id: string; teacher_id: string };

type Guardians = { parent_id: string; student_id: string; created_at: MomentWithDefault };

type Subjects = {
  teacher_id: string;
  id: string;
  revision: Generated<number>;
  name: string;
  hourly_minor: number;
  color: string;
  position: Generated<number>;
  removed_at: MomentOrNull;
};

type Lessons = {
  teacher_id: string;
  subject_id: string;
  id: string;
  position: Generated<number>;
  name: string;
  repetition: Generated<number>;
  urls: JsonWithDefault<string[]>;
  private: Generated<boolean>;
};

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

type Payments = {
  teacher_id: string;
  id: string;
  occurrence_id: string;
  student_id: string;
  amount_minor: number;
  at: Moment;
};

type Seats = { user_id: string; teacher_id: string; meeting_id: string };

type Occupied = { teacher_id: string; meeting_id: string; slot: string; during: string; insisted: boolean };

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

type Changes = {
  teacher_id: string;
  revision: number;
  id: string;
  actor_id: string;
  at: MomentWithDefault;
  operations: Json<string[]>;
  rows: Json<RowChange[]>;
};

type Requests = {
  actor_id: string;
  request_id: string;
  hash: string;
  outcomes: JsonOrNull<object>;
  at: MomentWithDefault;
};

export type NoticeParams = Record<string, string | number | null>;

type Notifications = {
  user_id: string;
  id: string;
  title: string;
  params: Json<NoticeParams>;
  type: Generated<'success' | 'warning' | 'error' | 'info'>;
  change_id: string | null;
  created_at: MomentWithDefault;
  read_at: MomentOrNull;
};

type Outbox = {
  user_id: string;
  notification_id: string;
  created_at: MomentWithDefault;
};

type Images = {
  user_id: string;
  id: string;
  use: ImageUse;
  large: Buffer;
  small: Buffer;
  created_at: MomentWithDefault;
};

export type Tables = MoneyTables & {
  'app.users': Users;
  'app.teachers': Teachers;
  'app.person_changes': PersonChanges;
  'app.images': Images;
  'app.link_codes': LinkCodes;
  'app.contracts': Contracts;
  'app.billing_events': BillingEvents;
  'app.contract_acceptances': ContractAcceptances;
  'app.links': Links;
  'app.join_requests': JoinRequests;
  'app.join_requests_of': JoinRequestsOf;
  'app.invitations': Invitations;
  'app.student_teachers': StudentTeachers;
  'app.guardians': Guardians;
  'app.subjects': Subjects;
  'app.lessons': Lessons;
  'app.meetings': Meetings;
  'app.occurrences': Occurrences;
  'app.absences': Absences;
  'app.payments': Payments;
  'app.seats': Seats;
  'app.occupied': Occupied;
  'app.restricted_times': RestrictedTimes;
  'app.pending_meetings': PendingMeetings;
  'app.waitings': Waitings;
  'app.changes': Changes;
  'app.requests': Requests;
  'app.notifications': Notifications;
  'app.outbox': Outbox;
};

/** The query builder, inside a transaction or not. */
export type Queries = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;
export type Stored<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type ToStore<Name extends keyof Tables> = Insertable<Tables[Name]>;
