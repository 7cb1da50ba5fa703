/** Whether those whom a sentence names come on the day of which it speaks anyway. */
import type { Day } from '../../../../domain/basics/wallTime.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

export const isOfHeldOn = (items: Entity[], day: Day, world: IndexedWorld): boolean =>
  peopleOf(items).some(({ named }) =>
    named.some(({ id }) =>
      world.heldBetween(`${day}T00:00`, `${day}T23:59`).some(({ lesson }) => lesson.attendeeIds.includes(id)),
    ),
  );

/** Of one who comes that day anyway. */
export function isHeldThen(items: Entity[], world: IndexedWorld): boolean {
  const { day } = whenOf(items);
  return day !== undefined && isOfHeldOn(items, day.date, world);
}

/** Of one who has lessons that go on. */
export const hasSeries = (items: Entity[], world: IndexedWorld): boolean =>
  peopleOf(items).some(({ named }) =>
    named.some(({ id }) => (world.lessonsOf.get(id) ?? []).some(({ rrule }) => rrule !== null)),
  );
