/** What happened in the demo school's term: cancelled, moved and missed lessons, and who has paid until when. */
import type { AbsenceKind } from '../../../domain/calendar/occurrence.ts';
import type { Weekday } from '../../../domain/people/people.ts';

/** What happened to the occurrence of a series on one day; `movedTo` is the hour it was moved to. */
export type Happening = { of: string; week: number; day: Weekday } & (
  { cancelledBy: 'teacher' | 'holiday' } | { movedTo: string } | { absent: string; kind: AbsenceKind }
);

export const happenings: readonly Happening[] = [
  { of: 'englishGroup', week: -6, day: 'FR', cancelledBy: 'holiday' },
  { of: 'yaelMaths', week: -4, day: 'MO', cancelledBy: 'teacher' },
  { of: 'itaiPhysics', week: 2, day: 'MO', cancelledBy: 'teacher' },
  { of: 'mayaEnglish', week: -2, day: 'TH', movedTo: '19:30' },
  { of: 'shiraMaths', week: 1, day: 'TH', movedTo: '19:30' },
  { of: 'noamEnglish', week: -5, day: 'SU', absent: 'noam', kind: 'student' },
  { of: 'noamEnglish', week: -3, day: 'SU', absent: 'noam', kind: 'late' },
  { of: 'danaMaths', week: -3, day: 'SU', absent: 'dana', kind: 'student' },
  { of: 'psychometricGroup', week: -2, day: 'SU', absent: 'daniel', kind: 'noShow' },
  { of: 'omerPhysics', week: -2, day: 'WE', absent: 'omer', kind: 'late' },
  { of: 'roniMaths', week: -1, day: 'TU', absent: 'roni', kind: 'student' },
  { of: 'mathsGroup', week: -1, day: 'TU', absent: 'yael', kind: 'student' },
  { of: 'yonatanMaths', week: 1, day: 'MO', absent: 'yonatan', kind: 'student' },
];

/** The week until which somebody has paid, if it is not last week; some owe a few lessons. */
export const paidUpTo: Record<string, number> = { noam: -4, omer: -3, itai: -5, dana: -1, maya: -1 };
export const usuallyPaidUpTo = -2;
