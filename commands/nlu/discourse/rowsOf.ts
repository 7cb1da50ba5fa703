/** The lessons that a card speaks of, as they stand in the world now. */
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Held } from '../../world/lesson.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Plan } from '../../kernel/plan.ts';

const at = (start: Wall, world: IndexedWorld): Held[] => world.heldBetween(start, addMinutes(start, 1));

/** The lesson that a card has made or moved, once it stands in the world; null while the card waits. */
export function standing(card: Plan, world: IndexedWorld): Held | null {
  const { meeting, occurrence, start, students } = card.slots as {
    meeting?: string;
    occurrence?: Wall;
    start?: Wall;
    students?: string[];
  };
  if (start === undefined || start.length < 16 || card.steps.length === 0) return null;
  const lesson = meeting === undefined ? undefined : world.lessonById.get(meeting);
  const people = students ?? lesson?.attendeeIds;
  const there = at(start, world).filter(
    (held) =>
      held.lesson.id === meeting ||
      (meeting !== undefined && held.lesson.of === meeting) ||
      (people !== undefined &&
        people.length > 0 &&
        people.every((id) => held.lesson.attendeeIds.includes(id))),
  );
  const isLeft =
    occurrence === undefined || !at(occurrence, world).some((held) => held.lesson.id === meeting);
  return isLeft ? (there[0] ?? null) : null;
}

export function rowsOf(card: Plan, world: IndexedWorld): Held[] {
  if (card.reply?.lessons)
    return card.reply.lessons.flatMap(
      ({ meeting, start }) => at(start, world).find((held) => held.lesson.id === meeting) ?? [],
    );
  const items = card.slots['items'];
  if (Array.isArray(items))
    return (items as Plan['slots'][]).flatMap((slots) => rowsOf({ ...card, slots }, world));
  const stands = standing(card, world);
  if (stands) return [stands];
  const { meeting, occurrence } = card.slots as { meeting?: string; occurrence?: Wall };
  if (meeting === undefined || occurrence === undefined) return [];
  return at(occurrence, world).filter((held) => held.lesson.id === meeting);
}
