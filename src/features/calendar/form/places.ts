/** Where lessons can be held, and what the way there costs. */
import { toMinor } from '../../../../domain/basics/money.ts';
import type { Location } from '../../../../domain/calendar/meeting.ts';
import type { TeacherAnswer } from '../../../lib/entities/entityStore.ts';

export type Place = { location: Location; costMinor: number };

type Offered = 'teachAtTeacher' | 'teachAtStudent' | 'teachOnline';

const places: readonly { location: Location; offered: Offered; cost: `${Offered}Cost` }[] = [
  { location: 'teacher', offered: 'teachAtTeacher', cost: 'teachAtTeacherCost' },
  { location: 'student', offered: 'teachAtStudent', cost: 'teachAtStudentCost' },
  { location: 'online', offered: 'teachOnline', cost: 'teachOnlineCost' },
];

/** Those the teacher offers, and the one that is chosen; all of them where none is said. */
export function placesOf(teacher: TeacherAnswer | undefined, chosen: Location, currency: string): Place[] {
  const said = teacher?.userData?.teachLocations;
  const isSaid = places.some(({ offered }) => said?.[offered] === true);
  return places
    .filter(({ location, offered }) => !isSaid || said?.[offered] === true || location === chosen)
    .map(({ location, cost }) => {
      const major = said?.[cost];
      return { location, costMinor: typeof major === 'number' ? (toMinor(major, currency) ?? 0) : 0 };
    });
}
