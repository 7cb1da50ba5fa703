/** For which of their children a parent speaks, where several of them come to one lesson: nobody's place is given up unasked. */
import type { Id } from '../../domain/basics/ids.ts';
import { comesTo, type Held } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, type Draft } from '../kernel/draft.ts';
import type { Slots } from '../kernel/plan.ts';
import { inWords } from '../kernel/words.ts';
import { allChoice, saysAllChildren } from './allOfThem.ts';
import { peopleOf, somePeople } from './somePeople.ts';

const ownIn = ({ lesson }: Pick<Held, 'lesson'>, { children }: IndexedWorld): Id[] =>
  children.map(({ id }) => id).filter((id) => lesson.attendeeIds.includes(id));

/** Those of the parent's children who are expected, where the lesson is of several of them; else nobody, for then it is clear. */
export function comersOf(held: Pick<Held, 'lesson' | 'start'>, world: IndexedWorld): Id[] {
  const own = world.role === 'parent' ? ownIn(held, world) : [];
  return own.length > 1 ? own.filter((id) => comesTo(held, id)) : [];
}

const nameOf = (id: Id, world: IndexedWorld): string => world.named.get(id)?.name ?? '';

/** The children whom the sentence names: one id, or the list of them. */
export function namedChildren(draft: Draft, world: IndexedWorld): void {
  if (world.role !== 'parent') return;
  const people = peopleOf(draft.heard.items);
  const ids = somePeople(draft, 'child', draft.heard.items, ['child'], world);
  const isCertain = people.every(({ named }) => named.length === 1);
  if (ids.length < 2 || !isCertain || draft.slots['child'] === undefined) return;
  draft.slots['child'] = ids;
  draft.doubts = draft.doubts.filter((one) => one !== 'people');
}

export function whichChildren(draft: Draft, held: Held | null, world: IndexedWorld): void {
  if (world.role !== 'parent') return;
  const comers = held === null ? [] : comersOf(held, world);
  const [only, another] = comers;
  const isSaid = draft.slots['child'] !== undefined || draft.given['child'] !== undefined;
  if (only === undefined || isSaid || draft.ask !== undefined) return;
  if (another === undefined)
    assume(
      draft,
      'child',
      only,
      inWords(
        world,
        `${nameOf(only, world)} alone is expected then`,
        `${nameOf(only, world)}: ההגעה היחידה הצפויה`,
      ),
      'who',
    );
  else if (saysAllChildren(draft.heard.normal.text)) draft.slots['child'] = comers;
  else
    ask(draft, 'child', inWords(world, 'For whom?', 'עבור מי?'), [
      ...comers.map((id) => ({ label: nameOf(id, world), value: id })),
      ...allChoice(comers, 'הילדים', world),
    ]);
}

/** A step for each: nobody in particular where it is clear who. */
export function childrenOf({ child }: Slots): (Id | undefined)[] {
  if (Array.isArray(child)) return child as Id[];
  return [child as Id | undefined];
}
