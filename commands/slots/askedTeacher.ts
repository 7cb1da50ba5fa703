/** Whom a new lesson is asked of: the teacher who is named, the only one who may be meant, or the question which. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { teachersOf } from './gates.ts';
import { inWords } from '../kernel/words.ts';
import type { WorldPerson } from '../world/world.ts';
import { somePeople } from './somePeople.ts';

const nameOf = ({ username, name }: WorldPerson): string => username ?? name ?? '';

/** Who gives that subject, and whom that child learns with, as far as it is known. */
export function askedTeacher(
  draft: Draft,
  items: Entity[],
  world: IndexedWorld,
  { subject, child }: { subject: Id | null; child: Id | null },
): WorldPerson | null {
  const [said] = somePeople(draft, 'teacher', items, ['teacher'], world);
  if (said !== undefined) return world.teachers.find(({ id }) => id === said) ?? null;
  if (world.teachers.length < 2) return world.teachers[0] ?? null;
  const gives = world.subjects.find(({ id }) => id === subject)?.teacherId;
  const links = world.children.find(({ id }) => id === child)?.links ?? [];
  const own = teachersOf(world, child) ?? links.map(({ teacherId }) => teacherId);
  const meant = world.teachers.filter(
    ({ id }) => (gives ?? id) === id && (own.length === 0 || own.includes(id)),
  );
  const [only, ...rest] = meant;
  if (only !== undefined && rest.length === 0) {
    const name = nameOf(only);
    assume(
      draft,
      'teacher',
      only.id,
      gives === undefined || gives === null
        ? inWords(world, `${name}, the child’s teacher`, `${name}, המורה של הילד`)
        : inWords(world, `${name}, by the subject`, `${name}, לפי המקצוע`),
      'who',
    );
    return only;
  }
  ask(
    draft,
    'teacher',
    inWords(world, 'Which teacher?', 'איזה מורה?'),
    (meant.length > 0 ? meant : world.teachers).map((one) => ({ label: nameOf(one), value: one.id })),
  );
  return null;
}
