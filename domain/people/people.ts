/** The people as operations need to know them. */
import type { Id } from '../basics/ids.ts';

export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type Actor = {
  id: Id;
  role: Role;
  name: string;
  /**
   * Of a student or a parent: in whose calendar they act, and for whom they speak (themselves, or their children).
   * Found from rows by who carries the deed out, never from its arguments.
   */
  acting?: { teacherId: Id; studentIds: Id[] };
};

/** Whose calendar a deed of this person is done in; '' is nobody's. */
export const teacherIdOf = ({ id, role, acting }: Actor): Id =>
  role === 'teacher' ? id : (acting?.teacherId ?? '');

export type Plan = 'basic' | 'premium' | 'ultra';

export type SubscriptionStatus = 'ACTIVE' | 'CANCELLED' | 'SUSPENDED' | 'EXPIRED' | 'TRIAL';

export type Weekday = 'SU' | 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA';

/** Hours as minutes from midnight, end exclusive. */
export type WorkingHours = Partial<Record<Weekday, { from: number; to: number }[]>>;

export type Teacher = {
  id: Id;
  name: string;
  zone: string;
  currency: string;
  plan: Plan;
  /** At the moment of deciding: a trial that is over is EXPIRED here, whatever is written. */
  status: SubscriptionStatus;
  lessonMinutes: number;
  /** Whoever cancels later than this before a lesson cancels late; so many late cancels are forgiven. */
  noticeHours: number;
  badCancelsAllowed: number;
  /** To rest between two lessons, and beside it for the way where one of them is at a student's. */
  bufferMinutes: number;
  travelMinutes: number;
  workingHours: WorkingHours;
  /** The holidays of Israel are no working days. */
  holidaysOff: boolean;
  locations: Record<'teacher' | 'student' | 'online', { offered: boolean; costMinor: number }>;
};

/** So far at most does a teacher go to students. */
export const largestRadiusKm = 500;
