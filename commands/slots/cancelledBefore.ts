/** "My Sunday lesson", where this Sunday's was cancelled: it is said, and the next one is not meant in silence. */
import { dayOf, minutesOf, wallAt, weekdayOf, type Wall } from '../../domain/basics/wallTime.ts';
import { isSlot } from '../../domain/calendar/expand.ts';
import type { Held, Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, type Draft } from '../kernel/draft.ts';
import { dayWords, inWords, lessonWords } from '../kernel/words.ts';
import { fits, type Selector } from './selector.ts';

const week = 7 * 1440;

/** Those whose lesson it is to whoever speaks: the children that are named, or all of them, or the one who learns. */
function whose(lesson: Lesson, { people }: Selector, world: IndexedWorld): string[] {
  if (world.role === 'student') return [world.user?.id ?? ''];
  if (world.role !== 'parent') return [];
  const own = world.children.map(({ id }) => id).filter((id) => lesson.attendeeIds.includes(id));
  const named = people.flatMap(({ named }) => named.map(({ id }) => id));
  return named.some((id) => own.includes(id)) ? own.filter((id) => named.includes(id)) : own;
}

/** What was taken out of the series to be held at another hour is not cancelled. */
const isMoved = (lesson: Lesson, slot: Wall, { lessons }: IndexedWorld): boolean =>
  lessons.some((one) => one.of === lesson.id && one.slot === slot);

function isCancelled(lesson: Lesson, slot: Wall, selector: Selector, world: IndexedWorld): boolean {
  if (slot <= world.now || !isSlot(lesson, slot)) return false;
  const own = whose(lesson, selector, world);
  const away = lesson.away.get(slot);
  if (own.length > 0 && own.every((id) => away?.has(id))) return true;
  return lesson.exdates.has(slot) && !isMoved(lesson, slot, world);
}

/** The lesson that would have been the nearest of its weekday, and is cancelled. */
function cancelledBefore(held: Held, selector: Selector, world: IndexedWorld): Wall | null {
  const { day } = selector.when;
  const isNearest = day?.weekday !== undefined && day.which !== 'next' && day.which !== 'last';
  if (!isNearest || selector.which !== null || weekdayOf(held.start) !== day.weekday) return null;
  const slot = wallAt(minutesOf(held.start) - week);
  return held.lesson.rrule !== null && isCancelled(held.lesson, slot, selector, world) ? slot : null;
}

/** Whether the next one is meant is asked; a button, or an answer, has said so already. */
export function asksOfNext(draft: Draft, held: Held, selector: Selector, world: IndexedWorld): boolean {
  if (draft.given['meeting'] !== undefined || draft.given['occurrence'] !== undefined) return false;
  const gone = cancelledBefore(held, selector, world);
  if (gone === null) return false;
  const [was, is] = [dayWords(world, dayOf(gone)), dayWords(world, dayOf(held.start))];
  ask(
    draft,
    'meeting',
    inWords(
      world,
      `The lesson on ${was} is cancelled. Do you mean the next one, on ${is}?`,
      `השיעור ב${was} מבוטל. הכוונה לשיעור הבא, ב${is}?`,
    ),
    [{ label: lessonWords(world, held), value: held.lesson.id }],
  );
  return true;
}

/** "Tomorrow's lesson", which was cancelled: that is said where no other is found. */
export function cancelledThen(selector: Selector, world: IndexedWorld): string | null {
  const date = selector.when.day?.date;
  if (date === undefined) return null;
  const gone = world.lessons.some(
    (lesson) =>
      fits(lesson, selector) && isCancelled(lesson, `${date}${lesson.start.slice(10)}`, selector, world),
  );
  const day = dayWords(world, date);
  return gone
    ? inWords(
        world,
        `The lesson on ${day} is cancelled. Which one do you mean?`,
        `השיעור ב${day} מבוטל. לאיזה התכוונת?`,
      )
    : null;
}
