/** What is known of any new lesson, as an operation is told it. */
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

type Said = { start?: Wall; end?: Wall; subject?: string; rrule?: string };

/** What was said, and nothing else; null until it is known when. */
export function inputOf({ start, end, subject, rrule }: Said, world: IndexedWorld) {
  if (start === undefined || end === undefined) return null;
  return {
    start,
    end,
    ...(subject === undefined ? {} : { subject: world.named.get(subject)?.name ?? subject }),
    ...(rrule === undefined ? {} : { rrule }),
  };
}
