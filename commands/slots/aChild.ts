/** For whom a parent speaks: the child that is named, the only one there is, or the question which. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import { somePeople } from './somePeople.ts';

export function aChild(draft: Draft, items: Entity[], world: IndexedWorld): Id | null {
  if (world.role !== 'parent') return world.user?.id ?? null;
  const [said] = somePeople(draft, 'child', items, ['child'], world);
  if (said !== undefined || draft.ask?.slot === 'child') return said ?? null;
  const [only, ...rest] = world.children;
  if (only !== undefined && rest.length === 0) {
    assume(draft, 'child', only.id, inWords(world, 'your only child here', 'הילד היחיד שלך כאן'), 'who');
    return only.id;
  }
  ask(
    draft,
    'child',
    inWords(world, 'For which child?', 'בשביל איזה ילד?'),
    world.children.map(({ id, username, name }) => ({ label: username ?? name ?? '', value: id })),
  );
  return null;
}
