/** Notifications are kept for a year, and those that were deleted for as long as an undo may bring them back. */
import type { Store } from '../../db/database.ts';

const dayMs = 86_400_000;
const keptDays = 365;
const deletedDays = 30;

export async function forgetOldNotifications({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  const before = (days: number): Date => new Date(nowMs - days * dayMs);
  await db
    .deleteFrom('app.notifications')
    .where((row) =>
      row.or([row('created_at', '<', before(keptDays)), row('removed_at', '<', before(deletedDays))]),
    )
    .execute();
  await db.deleteFrom('app.reminded').where('starts_at', '<', before(1)).execute();
}
