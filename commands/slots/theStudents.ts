/** The students that an action of their teacher's is about, or the question which of them. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, type Draft } from '../kernel/draft.ts';
import { namesOne } from './namesOne.ts';
import type { Interpretation, Entity } from '../kernel/interpretation.ts';
import { somePeople } from './somePeople.ts';
import { inWords } from '../kernel/words.ts';
import type { WorldPerson } from '../world/world.ts';
import { linkIn, type LinkIn } from '../world/linkIn.ts';

const most = 6;

export const nameOf = (person: WorldPerson): string => person.username ?? person.name ?? person.email ?? '';

export const linkOf = (world: IndexedWorld, student: WorldPerson): LinkIn =>
  linkIn(world, world.user?.id ?? '', student);

export const namesStudent = (items: Entity[]): boolean => namesOne(items, 'student');

export function theStudents(
  draft: Draft,
  heard: Interpretation,
  world: IndexedWorld,
  may: (link: LinkIn) => boolean,
): Id[] {
  const out = heard.items.filter(({ role }) => role === 'except');
  const ids = somePeople(draft, 'students', out.length > 0 ? out : heard.items, ['student'], world);
  // "Archive everyone except Dana": all the others, and never she.
  if (out.length > 0 && !('students' in draft.given)) {
    const others = world.students.filter(
      (student) => may(linkOf(world, student)) && !ids.includes(student.id),
    );
    draft.slots['students'] = others.map(({ id }) => id);
    draft.doubts.push('except');
  }
  if (ids.length === 0)
    ask(
      draft,
      'students',
      inWords(world, 'Which student?', 'איזה תלמיד?'),
      world.students
        .filter((student) => may(linkOf(world, student)))
        .slice(0, most)
        .map((student) => ({ label: nameOf(student), value: [student.id] })),
    );
  return ids;
}
