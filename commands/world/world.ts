/** What a person has before them: the entities of spec section 3 as loaded, and the moment they speak. */
import type { NotificationSetting } from '../../domain/notifications/notificationSetting.ts';
import type { Id } from '../../domain/basics/ids.ts';
import type { WireDiscount } from '../../domain/money/wireDiscount.ts';
import type { CommonMeetingFields } from '../../domain/calendar/wireMeeting.ts';
import type { WireCharge } from '../../domain/calendar/wireAttendee.ts';
import type { Moment } from './moments.ts';
import type { PlainRows, ToldRow } from './plainRows.ts';
import type { WireWaiting } from '../../domain/requests/waiting.ts';
import type { Wall } from '../grammar/time/readings.ts';

export type Locale = 'he' | 'en';
export type SpeakerRole = 'teacher' | 'student' | 'parent' | 'admin' | 'visitor';

export type WorldPerson = {
  id: Id;
  username?: string | null;
  name?: string | null;
  email?: string | null;
  profileImage?: string | null;
  phoneNumber?: { country?: string | null; countryCode?: string | null; number?: string | null } | null;
  location?: { address?: string | null } | null;
  /** Who pays for a student, as their teacher knows it: a parent, or the student. */
  payerId?: Id | null;
  /** A teacher keeps this student herself. */
  withoutAccount?: boolean | null;
  /** How a student stands with a teacher. */
  links?: WorldLink[] | null;
  userData?: Record<string, unknown> | null;
};

type WorldLink = {
  teacherId: Id;
  version?: number | null;
  blocked?: boolean | null;
  archived?: boolean | null;
  badCancels?: number | null;
  notes?: string | null;
  homework?: string | null;
  personalDiscount?: { type: string; value: number } | null;
};

type WorldUser = WorldPerson & {
  role?: string | null;
  preferences?: {
    language?: string | null;
    theme?: string | null;
    currency?: string | null;
    timeZone?: string | null;
    weekStart?: string | null;
  } | null;
};

export type WorldSubject = {
  id: Id;
  teacherId?: Id | null;
  name: string;
  cost?: number | null;
  color?: string | null;
  version?: number | null;
  lessons?:
    | {
        id: Id;
        summary?: string | null;
        name?: string | null;
        repetition?: number | null;
        urls?: string[] | null;
        private?: boolean | null;
        /** Which lessons of who learns take it within a week, as the server has matched them: meeting and slot in milliseconds. */
        soon?: { meetingId: Id; slot: string }[] | null;
      }[]
    | null;
};

export type WorldAttendee = {
  attendeeId?: Id;
  id?: Id;
  studentId?: Id;
  name?: string | null;
  email?: string | null;
  status?: string | null;
  personalDiscount?: { type: string; value: number } | null;
  discountId?: Id | null;
  cant?: Moment[] | null;
  paid?: Moment[] | null;
  /** What is fixed of it, and what covers it. */
  charges?: readonly (Omit<WireCharge, 'occurrence'> & { occurrence: Moment })[] | null;
  absences?: { occurrence: Moment; kind: string }[] | null;
};

export type WorldMeeting = CommonMeetingFields<Moment> & {
  teacherId?: Id | null;
  start: Moment;
  end: Moment;
  attendees?: (WorldAttendee | Id)[] | null;
  subject?: string | null;
  color?: string | null;
  rrule?: string | null;
  exdates?: Moment[] | null;
  organizer?: unknown;
  capacity?: number | null;
  /** null: a lesson of one, which nobody else can come to. */
  spacesLeft?: number | null;
  /** All who come; of other families’ students only that they do. */
  attendeesCount?: number | null;
  oldLessonNumber?: number | null;
  cost?: number | null;
  costByHand?: boolean | null;
  alarms?: unknown[] | null;
  createdAt?: Moment | null;
  status?: string | null;
  /** Of what is asked for: the lesson that it is another time for. */
  replaces?: { meetingId: Id; occurrence: Moment } | null;
  timeZone?: string | null;
};

export const currencyOf = (world: Pick<World, 'user'>): string => world.user?.preferences?.currency ?? 'ILS';

type WorldNotification = {
  id: Id;
  title?: string | null;
  message?: string | null;
  timestamp?: Moment | null;
  read?: boolean | null;
  type?: string | null;
};

/** What names in a sentence may be of. */
export type NamedKind = 'student' | 'teacher' | 'child' | 'applicant' | 'subject';

/** What was paid (to a teacher by everybody, to others by themselves), spent and closed is among the plain rows. */
export type World = Partial<PlainRows> & {
  user: WorldUser | null;
  subjects: WorldSubject[];
  students: WorldPerson[];
  teachers: WorldPerson[];
  /** Every teacher of who learns is among `teachers`: where there is none, there is none. Else the list is only what happens to be told. */
  allTeachersTold?: boolean;
  meetings: WorldMeeting[];
  pendingMeetings: WorldMeeting[];
  /** Places in queues for full groups; a student and a parent have their own. */
  waitings?: readonly WireWaiting[];
  joinRequests: ToldRow[];
  discounts: readonly WireDiscount[];
  /** Newest first. */
  notifications: readonly WorldNotification[];
  /** What the person wants to be told, where it is known. */
  notificationSetting?: Partial<Pick<NotificationSetting, 'off' | 'quiet' | 'agendaAt' | 'remindMinutes'>>;
  children: WorldPerson[];
  /** Local wall time in `timeZone`. */
  now: Wall;
  timeZone: string;
  /** On which day the week begins for who speaks, 0 = Sunday. */
  weekStart: number;
  locale: Locale;
  role: SpeakerRole;
};

const emptyWorld = {
  user: null,
  subjects: [],
  students: [],
  teachers: [],
  allTeachersTold: false,
  meetings: [],
  pendingMeetings: [],
  waitings: [],
  joinRequests: [],
  discounts: [],
  notifications: [],
  children: [],
  weekStart: 0,
  locale: 'he',
  role: 'teacher',
} satisfies Partial<World>;

/** A world from whatever part of it is at hand; the rest is empty. */
export function aWorld(part: Partial<World> & Pick<World, 'now'>): World {
  const told = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  const timeZone = part.timeZone ?? part.user?.preferences?.timeZone ?? 'Asia/Jerusalem';
  return { ...emptyWorld, ...(told as Pick<World, 'now'>), timeZone };
}
