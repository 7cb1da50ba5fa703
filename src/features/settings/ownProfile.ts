/** The teacher's own profile as the settings hold it. */
import type { OwnProfileQuery } from './api/profile.generated.ts';

export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof weekdays)[number];
export type Range = { from: string; to: string };

type Told = NonNullable<OwnProfileQuery['getTeacherById']>;

export type OwnProfile = Omit<Told, 'userData'> & { userData: NonNullable<Told['userData']> };
