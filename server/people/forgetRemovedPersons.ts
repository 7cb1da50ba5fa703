/** Each night: children that were taken off thirty days ago are forgotten, and what could be taken back until then. */
import type { Store } from '../store/database.ts';
import { broughtBackWithinMs } from './removedChildren.ts';

export async function forgetRemovedPersons({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - broughtBackWithinMs);
  const gone = await db
    .deleteFrom('app.users')
    .where('removed_at', '<', before)
    // An account is deleted by its own rule.
    .where('email', 'is', null)
    .returning('user_id')
    .execute();
  const ids = gone.map((row) => row.user_id);
  if (ids.length > 0) await db.deleteFrom('app.notifications').where('user_id', 'in', ids).execute();
  await db.deleteFrom('app.person_changes').where('at', '<', before).execute();
}
