/** Each night: deletes children that were removed thirty days ago, and the changes that could be undone until then. */
import type { Store } from '../../db/database.ts';
import { broughtBackWithinMs } from './removedChildren.ts';

export async function forgetRemovedPersons({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - broughtBackWithinMs);
  const gone = await db
    .deleteFrom('app.users')
    .where('removed_at', '<', before)
    // Accounts are deleted separately.
    .where('email', 'is', null)
    .returning('user_id')
    .execute();
  const ids = gone.map((row) => row.user_id);
  if (ids.length > 0) await db.deleteFrom('app.notifications').where('user_id', 'in', ids).execute();
  await db.deleteFrom('app.person_changes').where('at', '<', before).execute();
}
