/** The teacher of one who learns: said, the only one there is, or asked; of who wants another than theirs it is asked. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import { somePeople } from './somePeople.ts';

export function aTeacher(draft: Draft, items: Entity[], world: IndexedWorld, another = false): Id | null {
  const [said] = somePeople(draft, 'teacher', items, ['teacher'], world);
  if (said !== undefined || draft.ask?.slot === 'teacher') return said ?? null;
  const [only, ...rest] = world.teachers;
  if (only !== undefined && rest.length === 0 && !another) {
    assume(draft, 'teacher', only.id, inWords(world, 'your only teacher', 'המורה היחיד שלך'), 'who');
    return only.id;
  }
  ask(
    draft,
    'teacher',
    inWords(world, 'Which teacher?', 'איזה מורה?'),
    world.teachers.map(({ id, username, name }) => ({ label: username ?? name ?? '', value: id })),
  );
  return null;
}
