/** For whom a parent speaks. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import { onePerson } from './onePerson.ts';

export const aChild = (draft: Draft, items: Entity[], world: IndexedWorld): Id | null =>
  world.role === 'parent'
    ? onePerson(draft, items, world, {
        slot: 'child',
        among: world.children,
        only: inWords(world, 'your only child here', 'הילד היחיד שלך כאן'),
        question: inWords(world, 'For which child?', 'בשביל איזה ילד?'),
      })
    : (world.user?.id ?? null);
