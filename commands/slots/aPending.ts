/** The lesson that waits for a yes, or the question which of them. */
import { addMinutes } from '../../domain/basics/wallTime.ts';
import type { Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, mark, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords, lessonWords } from '../kernel/words.ts';
import { lessonFits } from './lessonFits.ts';
import { selectorOf } from './selector.ts';

/** 'offered' waits for the student, 'pending' for the teacher. */
export type Standing = 'pending' | 'offered';

export const standingOf = ({ meeting }: Lesson): string => (meeting.status ?? 'pending').toLowerCase();

const sorted = new WeakMap<IndexedWorld, Lesson[]>();

/** Those that may still take place, soonest first. */
export function waitingLessons(world: IndexedWorld, standings: Standing[]): Lesson[] {
  const all =
    sorted.get(world) ??
    world.pendings
      .filter(({ start, rrule }) => start > world.now || rrule !== null)
      .sort((a, b) => (a.start < b.start ? -1 : 1));
  sorted.set(world, all);
  return all.filter((lesson) => standings.some((one) => one === standingOf(lesson)));
}

export function fittingPendings(items: Entity[], among: Lesson[], world: IndexedWorld): Lesson[] {
  const selector = selectorOf(items);
  const found = among.filter((lesson) => lessonFits(lesson, selector, world));
  if (selector.which === 'last') return found.slice(-1);
  return selector.which === 'next' ? found.slice(0, 1) : found;
}

export const pendingWords = (world: IndexedWorld, lesson: Lesson): string =>
  lessonWords(world, { lesson, start: lesson.start, end: addMinutes(lesson.start, lesson.minutes) });

/** Words that choose belong to the slot they choose. */
export function markChosen(draft: Draft, slot: string, items: Entity[]): void {
  for (const item of items)
    if (item.kind === 'person') mark(draft, slot, [item], 'who');
    else if (item.kind === 'time' || item.kind === 'number') mark(draft, slot, [item], 'when');
    else if (item.kind === 'subject' || (item.kind === 'word' && item.sense === 'noun'))
      mark(draft, slot, [item], 'what');
}

export function aPending(draft: Draft, items: Entity[], among: Lesson[], world: IndexedWorld): Lesson | null {
  markChosen(draft, 'pending', items);
  const { pending } = draft.given;
  const found =
    typeof pending === 'string'
      ? among.filter(({ id }) => id === pending)
      : fittingPendings(items, among, world);
  const [only] = found;
  if (only !== undefined && found.length === 1) {
    draft.slots['pending'] = only.id;
    return only;
  }
  const near = found.length > 0 ? found : among;
  ask(
    draft,
    'pending',
    found.length > 0
      ? inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?')
      : among.length > 0
        ? inWords(world, 'I couldn’t find that lesson request. Which one?', 'אין שיעור כזה שממתין. איזה מהם?')
        : inWords(world, 'There are no lesson requests.', 'אין שיעור שממתין.'),
    near.slice(0, 6).map((lesson) => ({ label: pendingWords(world, lesson), value: lesson.id })),
  );
  return null;
}
