/** The group that somebody would join, or the question which one. */
import type { Held, Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, mark, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords, momentWords } from '../kernel/words.ts';
import { markChosen } from './aPending.ts';
import { lessonFits } from './lessonFits.ts';
import { selectorOf } from './selector.ts';

/** A group of which only the hours are known can be asked for all the same. */
const askable = (lesson: Lesson): Lesson =>
  lesson.busyOnly && lesson.capacity > 1 ? { ...lesson, busyOnly: false } : lesson;

/** Groups come first; a lesson of one is meant only where it alone fits. */
function fittingGroups(items: Entity[], world: IndexedWorld): Lesson[] {
  const selector = selectorOf(items);
  const people = selector.people.filter(({ named }) => named.some(({ kind }) => kind === 'teacher'));
  const fit = world.lessons.filter(
    (lesson) =>
      (lesson.rrule !== null || lesson.start > world.now) &&
      lessonFits(askable(lesson), { ...selector, people }, world),
  );
  const groups = fit.filter(({ capacity }) => capacity > 1);
  return groups.length > 0 ? groups : fit;
}

/** The group that is spoken of, where only one fits; its day is shown as said. */
export function saidGroup(draft: Draft, items: Entity[], world: IndexedWorld): void {
  markChosen(
    draft,
    'meeting',
    items.filter(({ kind }) => kind !== 'person'),
  );
  mark(
    draft,
    'meeting',
    items.filter(({ kind }) => kind === 'time'),
    'when',
  );
  const [group, another] = fittingGroups(items, world);
  if (group !== undefined && another === undefined) draft.slots['meeting'] = group.id;
}

export function aGroup(
  draft: Draft,
  items: Entity[],
  world: IndexedWorld,
  mine?: (lesson: Lesson) => boolean,
): Lesson | null {
  markChosen(draft, 'meeting', items);
  const { meeting } = draft.given;
  const fit = fittingGroups(items, world);
  const wanted = mine === undefined ? fit : fit.filter(mine);
  const found =
    typeof meeting === 'string'
      ? world.lessons.filter(({ id }) => id === meeting)
      : wanted.length > 0
        ? wanted
        : fit;
  const [only] = found;
  if (only !== undefined && found.length === 1) {
    draft.slots['meeting'] = only.id;
    return only;
  }
  const near =
    found.length > 0
      ? found
      : world.lessons.filter((each) => each.capacity > 1 && (!mine || mine(each) || !each.busyOnly));
  const subjects = new Set(
    items.flatMap((item) => (item.kind === 'subject' ? item.named.map(({ name }) => name) : [])),
  );
  const isOther = ({ lesson: { subject } }: Held): number => Number(!subjects.has(subject));
  // What was said of them comes first, and of those what is held first.
  const choices = near
    .flatMap((lesson) => nextOf(lesson, world) ?? [])
    .toSorted((one, other) => isOther(one) - isOther(other) || (one.start < other.start ? -1 : 1))
    .slice(0, mostChoices)
    .map((held) => ({ label: groupWords(held, world), value: held.lesson.id }));
  ask(
    draft,
    'meeting',
    choices.length > 0
      ? inWords(world, 'Which group?', 'איזו קבוצה?')
      : inWords(world, 'There is no such group.', 'אין קבוצה כזאת.'),
    choices,
  );
  return null;
}

const mostChoices = 6;

/** The next lesson of a group; null for one that is over. */
export function nextOf(lesson: Lesson, world: IndexedWorld): Held | null {
  const [next] = world.search({
    from: world.now,
    to: `${Number(world.now.slice(0, 4)) + 1}${world.now.slice(4)}`,
    wanted: ({ start }) => start > world.now,
    enough: () => true,
    among: [lesson],
  });
  return next ?? null;
}

/** "Physics · Rivka Cohen · Monday 16 March 18:00": the teacher only where there are several. */
export function groupWords({ lesson, start }: Held, world: IndexedWorld): string {
  const teacher =
    world.role !== 'teacher' && world.teachers.length > 1
      ? world.teachers.find(({ id }) => id === lesson.teacherId)
      : undefined;
  return [
    lesson.subject || lesson.summary || inWords(world, 'Group', 'קבוצה'),
    teacher?.username ?? '',
    momentWords(world, start),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
