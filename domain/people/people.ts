/** The people as operations need to know them. */
import type { Id } from '../basics/ids.ts';
import type { Plan, SubscriptionStatus } from '../plans/plan.ts';

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

declare module '../kernel/facts.ts' {
  interface Questions {
    teacher: [of: { teacherId: Id }, answer: Teacher | null];
  }
}
