/** The people as operations need to know them. */
import type { Id } from '../basics/ids.ts';

export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type Actor = { id: Id; role: Role; name: string };

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
  status: SubscriptionStatus;
  lessonMinutes: number;
  workingHours: WorkingHours;
  locations: Record<'teacher' | 'student' | 'online', { offered: boolean; costMinor: number }>;
};

/** A student as linked to one teacher. */
export type LinkedStudent = { id: Id; name: string; blocked: boolean; archived: boolean };
