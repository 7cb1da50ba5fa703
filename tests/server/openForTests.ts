/** The embedded database as the product runs it, except that `app` may also make the databases of the test files. */
import { chooseAccount } from '../../server/store/embeddedAccount.ts';
import { findBinaries } from '../../server/store/embeddedBinaries.ts';
import { asSuperuser, prepareCluster } from '../../server/store/embeddedCluster.ts';
import { clusterFolder } from '../../server/store/dataFolder.ts';
import { openDatabase, type Database } from '../../server/store/embedded.ts';

export async function openForTests(folder: string): Promise<Database> {
  const account = chooseAccount(findBinaries(), folder);
  await prepareCluster(folder, account);
  const more = 'alter role app createdb;\n\ngrant pg_checkpoint to app;\n\n';
  await asSuperuser(clusterFolder(folder), account, more);
  return openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
}
