/** The blocked hours and days of a stretch of time; what recurs as often as it comes. */
import { minutesOf, wallAt, type Wall } from '../../../../domain/basics/wallTime.ts';
import { slotsBetween } from '../../../../domain/calendar/expand.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { WorldMeeting } from '../../../world/world.ts';
import { lessonOf } from '../../../world/lesson.ts';

export type Blocked = { start: Wall; end: Wall; reason: string };

export const blockedBetween = (from: Wall, to: Wall, world: IndexedWorld): Blocked[] =>
  world.restrictedTimes
    .flatMap((entity) => {
      const block = lessonOf(entity as WorldMeeting, world);
      if (block === null) return [];
      const reason = typeof entity['reason'] === 'string' ? entity['reason'] : '';
      return slotsBetween(block, minutesOf(from) - block.minutes + 1, minutesOf(to)).map((start) => ({
        start: wallAt(start),
        end: wallAt(start + block.minutes),
        reason,
      }));
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
