/** A process of its own that opens the embedded database and holds it until it is killed; it says the address, or why not. */
import { openDatabase } from '../../server/db/embedded/openDatabase.ts';

const [, , dataDir = ''] = process.argv;
try {
  const { url, stop } = await openDatabase({ databaseUrl: null, dataDir, demo: false });
  console.log(url);
  process.once('SIGTERM', () => void stop().then(() => process.exit()));
  process.stdin.resume();
} catch (fault) {
  console.log(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
