/** The tables of people, as queries see them. */
import type { Generated } from 'kysely';
import type { PersonalDiscount } from '../../../domain/people/discount.ts';
import type { Role } from '../../../domain/kernel/actor.ts';
import type { Plan, SubscriptionStatus } from '../../../domain/plans/plan.ts';
import type { Teacher, WorkingHours } from '../../../domain/people/people.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type {
  Json,
  JsonOrNull,
  JsonWithDefault,
  Moment,
  MomentOrNull,
  MomentWithDefault,
} from '../../db/columns.ts';
import type { PhoneNumber, Place, Preferences } from '../../db/tables.ts';

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
  kept_by: string | null;
  contact_email: string | null;
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
  remind_after_days: number | null;
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

type StudentTeachers = { user_id: string; teacher_id: string };

type Guardians = { parent_id: string; student_id: string; created_at: MomentWithDefault };

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

type Claims = {
  teacher_id: string;
  student_id: string;
  id: string;
  hash: string;
  expires_at: Moment;
  claimed_by: string | null;
  revision: number | null;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.users': Users;
    'app.teachers': Teachers;
    'app.person_changes': PersonChanges;
    'app.link_codes': LinkCodes;
    'app.links': Links;
    'app.student_teachers': StudentTeachers;
    'app.guardians': Guardians;
    'app.invitations': Invitations;
    'app.claims': Claims;
  }
}
