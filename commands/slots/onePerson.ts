/** One person of a kind: who is named, the only one there is, or the question which. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { somePeople } from './somePeople.ts';

type Person = { id: Id; username?: string | null; name?: string | null };

type Which = {
  slot: 'child' | 'teacher';
  among: readonly Person[];
  /** What is said of the only one there is, whom nobody named; null where somebody else may be meant. */
  only: string | null;
  question: string;
};

export function onePerson(draft: Draft, items: Entity[], world: IndexedWorld, which: Which): Id | null {
  const { slot, among, only, question } = which;
  const [said] = somePeople(draft, slot, items, [slot], world);
  if (said !== undefined || draft.ask?.slot === slot) return said ?? null;
  const [first, ...rest] = among;
  if (first !== undefined && rest.length === 0 && only !== null) {
    assume(draft, slot, first.id, only, 'who');
    return first.id;
  }
  ask(
    draft,
    slot,
    question,
    among.map(({ id, username, name }) => ({ label: username ?? name ?? '', value: id })),
  );
  return null;
}
