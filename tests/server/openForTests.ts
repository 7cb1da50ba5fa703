/** The embedded database as the product runs it, except that `app` may also make the databases of the test files. */
import { chooseAccount } from '../../server/db/embedded/account.ts';
import { findBinaries } from '../../server/db/embedded/binaries.ts';
import { asSuperuser, prepareCluster } from '../../server/db/embedded/cluster.ts';
import { clusterFolder } from '../../server/db/embedded/dataFolder.ts';
import { openDatabase } from '../../server/db/embedded/openDatabase.ts';
import type { Database } from '../../server/db/embedded/process.ts';

export async function openForTests(folder: string): Promise<Database> {
  const account = chooseAccount(findBinaries(), folder);
  await prepareCluster(folder, account);
  const more = 'alter role app createdb;\n\ngrant pg_checkpoint to app;\n\n';
  await asSuperuser(clusterFolder(folder), account, more);
  return openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
}
