/** In which zone and currency this person's steps are said. */
import type { Codec } from '../../domain/basics/wire.ts';
import { useSchool } from './school.ts';

export function codecNow(): Codec {
  const { teachers, user } = useSchool.getState();
  const teacher = teachers.find(({ id }) => id === user?.id) ?? teachers[0];
  return {
    zone: teacher?.preferences?.timeZone ?? 'Asia/Jerusalem',
    currency: teacher?.preferences?.currency ?? 'ILS',
  };
}
