/** In which zone and currency this person's steps are said. */
import type { Codec } from '../../../domain/basics/wire.ts';
import { useEntityStore } from './entityStore.ts';

export function codecNow(): Codec {
  const { teachers, user } = useEntityStore.getState();
  const teacher = teachers.find(({ id }) => id === user?.id) ?? teachers[0];
  // Whoever learns speaks in the hours of their own wall, wherever the teacher is.
  const own = user?.role === 'teacher' ? teacher?.preferences?.timeZone : user?.preferences.timeZone;
  return {
    zone: own ?? 'Asia/Jerusalem',
    currency: teacher?.preferences?.currency ?? 'ILS',
  };
}
