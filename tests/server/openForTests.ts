/**
 * The embedded database as the product runs it, except that `app` may also make the databases of the test files. `quick`: it does not wait
 * for the disk. Nobody ends this database; tests that kill one start their own, with the product's settings.
 */
import { chooseAccount } from '../../server/db/embedded/account.ts';
import { findBinaries } from '../../server/db/embedded/binaries.ts';
import { asSuperuser, prepareCluster } from '../../server/db/embedded/cluster.ts';
import { clusterFolder } from '../../server/db/embedded/dataFolder.ts';
import { openDatabase } from '../../server/db/embedded/openDatabase.ts';
import type { Database } from '../../server/db/embedded/process.ts';

export async function openForTests(folder: string, { quick = false } = {}): Promise<Database> {
  const account = chooseAccount(findBinaries(), folder);
  await prepareCluster(folder, account);
  const statements = [
    'alter role app createdb',
    'grant pg_checkpoint to app',
    ...(quick
      ? ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `alter system set ${name} = off`)
      : []),
  ];
  const more = statements.map((statement) => `${statement};\n\n`).join('');
  await asSuperuser(clusterFolder(folder), account, more);
  return openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
}
