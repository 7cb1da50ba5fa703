/** Which version of a teacher's contract stands; 0 is the one that everybody begins with. */
import type { WorldPerson } from './world.ts';

export function contractVersionOf(teacher: WorldPerson | null | undefined): number {
  const version = teacher?.userData?.['contractVersion'];
  return typeof version === 'number' ? version : 0;
}
