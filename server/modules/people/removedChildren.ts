/** The children that a parent has removed and can still bring back: by which change, and until when. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries } from '../../db/tables.ts';

/** How long a change of a person's own rows can be undone, and a removed child without an account is kept. */
export const broughtBackWithinMs = 30 * 86_400_000;

export type RemovedChild = {
  id: Id;
  username: string;
  profileImage: string | null;
  /** The change for undoChange. */
  changeId: Id;
  /** Milliseconds, as a numeric string. */
  until: string;
};

export async function removedChildrenOf(db: Queries, parentId: Id, nowMs: number): Promise<RemovedChild[]> {
  const changes = await db
    .selectFrom('app.person_changes')
    .select(['id', 'at', 'rows'])
    .where('user_id', '=', parentId)
    .where('at', '>', new Date(nowMs - broughtBackWithinMs))
    .where(sql<boolean>`operations @> '["removeStudent"]'`)
    .orderBy('at', 'desc')
    .execute();
  const lastOf = new Map<Id, { changeId: Id; at: Date }>();
  for (const { id: changeId, at, rows } of changes)
    for (const { before, after } of rows)
      if (before?.kind === 'guardianship' && after === null && !lastOf.has(before.id))
        lastOf.set(before.id, { changeId, at });
  if (lastOf.size === 0) return [];
  const children = await db
    .selectFrom('app.users as u')
    .select(['u.user_id', 'u.username', 'u.profile_image'])
    .where('u.user_id', 'in', [...lastOf.keys()])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.guardians as g')
            .select('g.student_id')
            .where('g.parent_id', '=', parentId)
            .whereRef('g.student_id', '=', 'u.user_id'),
        ),
      ),
    )
    .orderBy('u.username')
    .execute();
  return children.flatMap(({ user_id: id, username, profile_image: profileImage }) => {
    const last = lastOf.get(id);
    if (!last) return [];
    const until = String(last.at.getTime() + broughtBackWithinMs);
    return [{ id, username, profileImage, changeId: last.changeId, until }];
  });
}
