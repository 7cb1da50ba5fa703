/** The tables of the job queue, which its library keeps in a schema of its own. */
import { runMigrations } from 'graphile-worker';
import type { Store } from './database.ts';
import { jobLog } from './jobLog.ts';

export async function migrateJobs({ pool }: Pick<Store, 'pool'>): Promise<void> {
  await runMigrations({ pgPool: pool, logger: jobLog });
}
