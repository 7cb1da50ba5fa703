/** Starts everything in order, prints the address, and stops it in the opposite order. */
import { runAdminCli } from '../modules/access/adminCli.ts';
import { startSentence } from '../basics/cannotStart.ts';
import { setLastHandlers } from './lastHandlers.ts';
import { whenParentIsGone } from './parentProcess.ts';
import { isSettingsRefusal, readSettings, type Settings } from './settings.ts';
import { startApp } from './startApp.ts';
import { connect } from '../db/database.ts';
import { openDatabase } from '../db/embedded/openDatabase.ts';
import { migrate } from '../db/migrate.ts';

/** Requests are answered in less time than this (http/draining.ts); whatever hangs then is left to the operating system. */
const longestStopMs = 9_000;

export async function run(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  if (isSettingsRefusal(settings)) return fail(settings.sentence);
  // Filled as things are started, so that a stop in the middle of the start stops exactly these.
  const toStop: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      setTimeout(() => process.exit(), longestStopMs).unref();
      for (const one of toStop.toReversed()) await one().catch((fault: unknown) => console.error(fault));
      process.exit();
    })());
  setLastHandlers((exitCode) => {
    process.exitCode = exitCode;
    void stop();
  });
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  whenParentIsGone(() => void stop());
  try {
    await start(settings, toStop);
  } catch (fault) {
    const sentence = startSentence(fault, settings);
    if (sentence === null) console.error(fault);
    process.exitCode = 1;
    if (sentence !== null) console.error(sentence);
    await stop();
  }
}

async function start(settings: Settings, toStop: (() => Promise<void>)[]): Promise<void> {
  const database = await openDatabase(settings);
  toStop.push(() => database.stop());
  const store = connect(database.url);
  toStop.push(() => store.close());
  await migrate(store);
  for (const told of await runAdminCli(store, settings.orders)) console.log(told);
  const server = await startApp({
    settings,
    store,
    databaseUrl: database.url,
    production: process.env['NODE_ENV'] === 'production',
  });
  toStop.push(() => server.stop());
  console.log(`Ready: ${settings.publicUrl}`);
  if (settings.maintenance) console.log('MAINTENANCE is on: everybody is told that work is being done.');
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
