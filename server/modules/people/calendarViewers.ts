/** The viewers of a teacher's calendar: the teacher, and the teacher's students and their parents. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';

export type CalendarViewer =
  | { as: 'teacher' }
  | {
      as: 'linked';
      /** The viewer, or the viewer's children, as far as they are this teacher's students. */
      students: Id[];
      /** All of them are blocked: they see their own lessons, and no free hours to ask for. */
      isBlocked: boolean;
    };

/** One for each actor; null for those with no relation to this teacher, and for a teacher who does not exist. */
export async function calendarViewers(
  queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
): Promise<(CalendarViewer | null)[]> {
  const parents = actors.filter(({ role }) => role === 'parent').map(({ id }) => id);
  const children = parents.length === 0 ? [] : await readChildren(queries, parents);
  const wardsOf = Map.groupBy(children, ({ parent_id: parentId }) => parentId);
  const speaksFor = ({ id, role }: Actor): Id[] => {
    if (role === 'student') return [id];
    return role === 'parent' ? (wardsOf.get(id) ?? []).map((ward) => ward.student_id) : [];
  };
  const students = [...new Set(actors.flatMap(speaksFor))];
  const links = students.length === 0 ? [] : await readLinks(queries, teacherId, students);
  const blockedOf = new Map(links.map((link) => [link.student_id, link.blocked]));

  return actors.map((actor) => {
    if (actor.role === 'teacher' && actor.id === teacherId) return { as: 'teacher' };
    const own = speaksFor(actor).filter((id) => blockedOf.has(id));
    if (own.length === 0) return null;
    return { as: 'linked', students: own, isBlocked: own.every((id) => blockedOf.get(id) === true) };
  });
}

function readChildren(queries: Queries, parents: readonly Id[]) {
  return queries
    .selectFrom('app.guardians')
    .select(['parent_id', 'student_id'])
    .where('parent_id', 'in', parents)
    .execute();
}

function readLinks(queries: Queries, teacherId: Id, students: readonly Id[]) {
  return (
    queries
      .selectFrom('app.links')
      .select(['student_id', 'blocked'])
      .where('teacher_id', '=', teacherId)
      // One parameter, however many watch: a list of two thousand is slow to write and to plan.
      .where(sql<boolean>`student_id = any(${students}::uuid[])`)
      .execute()
  );
}
