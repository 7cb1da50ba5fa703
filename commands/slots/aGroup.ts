/** The group that somebody would join, or the question which one. */
import { addMinutes } from '../../domain/basics/wallTime.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, type Draft } from '../pipeline/draft.ts';
import type { Item } from '../pipeline/heard.ts';
import { inWords, lessonWords } from '../words.ts';
import { markChosen } from './aPending.ts';
import { lessonFits } from './lessonFits.ts';
import { selectorOf } from './selector.ts';

/** A group of which only the hours are known can be asked for all the same. */
const askable = (lesson: Lesson): Lesson =>
  lesson.busyOnly && lesson.capacity > 1 ? { ...lesson, busyOnly: false } : lesson;

/** Groups come first; a lesson of one is meant only where it alone fits. */
export function fittingGroups(items: Item[], world: IndexedWorld): Lesson[] {
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

export function aGroup(
  draft: Draft,
  items: Item[],
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
  ask(
    draft,
    'meeting',
    inWords(world, 'Which group?', 'איזו קבוצה?'),
    near.slice(0, 6).map((lesson) => ({
      label: lessonWords(world, {
        lesson,
        start: lesson.start,
        end: addMinutes(lesson.start, lesson.minutes),
      }),
      value: lesson.id,
    })),
  );
  return null;
}
