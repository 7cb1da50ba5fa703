/** The blocked hours and days of a stretch of time; what recurs as often as it comes. */
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../../domain/calendar/lesson.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { closedHours } from '../../../world/rowsIn.ts';

export type Blocked = { start: Wall; end: Wall; reason: string };

export function blockedBetween(from: Wall, to: Wall, world: IndexedWorld): Blocked[] {
  const { timeZone: zone } = world;
  return closedHours(world)
    .flatMap((time) => lessonsBetween(time, toMs(from, zone), toMs(to, zone)))
    .map(({ startMs, endMs, summary: reason }) => ({
      start: toWall(startMs, zone),
      end: toWall(endMs, zone),
      reason,
    }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}
