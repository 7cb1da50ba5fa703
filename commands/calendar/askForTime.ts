/** A student or a parent does not move a lesson: they ask its teacher for another time. */
import type { Wall } from '../../domain/basics/wallTime.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import type { Plan } from '../pipeline/plan.ts';

export function askForTime(
  meetingId: string,
  { start, end }: { start: Wall; end: Wall },
  world: IndexedWorld,
): NonNullable<Plan['calls']>[number] {
  const written = (wall: Wall) => String(toMs(wall, world.timeZone));
  return {
    name: 'addPendingMeeting',
    variables: { input: { meetingId, start: written(start), end: written(end) } },
  };
}
