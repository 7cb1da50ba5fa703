/** Whose place on a waiting list is spoken of: a teacher's students, a parent's child, or the student who speaks. */
import type { Id } from '../../../domain/basics/ids.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { aChild } from '../../slots/aChild.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';

const mostChoices = 6;

export function whoWaits(draft: Draft, heard: Interpretation, world: IndexedWorld): Id[] {
  if (world.role !== 'teacher') return [aChild(draft, heard.items, world) ?? world.user?.id ?? ''];
  const ids = somePeople(draft, 'students', heard.items, ['student'], world);
  if (ids.length === 0)
    ask(
      draft,
      'students',
      inWords(world, 'Which student?', 'איזה תלמיד?'),
      world.students
        .slice(0, mostChoices)
        .map(({ id }) => ({ label: world.named.get(id)?.name ?? '', value: [id] })),
    );
  return ids;
}

/** As the slots say it; null of whoever has to be asked for. */
export function waitingIds(slots: Slots, world: IndexedWorld): (Id | null)[] {
  const { child, students } = slots as { child?: Id; students?: Id[] };
  return world.role === 'teacher' ? (students ?? []) : [child ?? world.user?.id ?? null];
}

/** "Me", or whoever stands first in this world. */
export function whomWords(world: IndexedWorld): { en: string; he: string } {
  const { person } = firstLessons(world);
  return world.role === 'student' ? { en: 'me', he: 'אותי' } : { en: person.en, he: `את ${person.he}` };
}
