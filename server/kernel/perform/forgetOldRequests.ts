/** Each night: deletes requests that nobody will send again. */
import type { Store } from '../../db/database.ts';

const keptMs = 7 * 86_400_000;

export async function forgetOldRequests({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('app.requests')
    .where('at', '<', new Date(nowMs - keptMs))
    .execute();
}
