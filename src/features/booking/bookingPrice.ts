/** What a lesson that is asked for would cost, by the subject's hour and the place; the teacher's own discount comes off later. */
import { proportion, toMinor } from '../../../domain/basics/money.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { SubjectAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';

const costs = {
  teacher: 'teachAtTeacherCost',
  student: 'teachAtStudentCost',
  online: 'teachOnlineCost',
} as const;

const offers = { teacher: 'teachAtTeacher', student: 'teachAtStudent', online: 'teachOnline' } as const;

const locations = ['teacher', 'student', 'online'] as const;

export const offered = ({ userData }: TeacherAnswer): Location[] =>
  locations.filter((place) => userData?.teachLocations?.[offers[place]] === true);

export function placeMinor({ userData, preferences }: TeacherAnswer, place: Location): number {
  const cost = userData?.teachLocations?.[costs[place]];
  return typeof cost === 'number' ? (toMinor(cost, preferences?.currency ?? 'ILS') ?? 0) : 0;
}

export function lessonMinor(
  teacher: TeacherAnswer,
  subject: SubjectAnswer,
  { minutes, place }: { minutes: number; place: Location },
): number {
  const hourly = toMinor(subject.cost ?? 0, teacher.preferences?.currency ?? 'ILS') ?? 0;
  return proportion(hourly, minutes, 60) + placeMinor(teacher, place);
}
