/** The teacher of one who learns; of who wants another than theirs it is asked. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import { onePerson } from './onePerson.ts';

export const aTeacher = (draft: Draft, items: Entity[], world: IndexedWorld, another = false): Id | null =>
  onePerson(draft, items, world, {
    slot: 'teacher',
    among: world.teachers,
    only: another ? null : inWords(world, 'your only teacher', 'המורה היחיד שלך'),
    question: inWords(world, 'Which teacher?', 'איזה מורה?'),
  });
