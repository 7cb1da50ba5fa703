/** Who looks at money: the teacher, or somebody of a family with the students for whom they speak. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';
import { calendarViewers } from '../people/calendarViewers.ts';

/** `ids`: their own, and those of their children. */
export type PayingViewer = { as: 'teacher' } | { as: 'payer'; ids: Id[] };

export async function payingViewers(
  queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
): Promise<(PayingViewer | null)[]> {
  const related = await calendarViewers(queries, teacherId, actors);
  return related.map((viewer, at) => {
    const actor = actors[at];
    if (!viewer || !actor) return null;
    return viewer.as === 'teacher' ? viewer : { as: 'payer', ids: [actor.id, ...viewer.students] };
  });
}
