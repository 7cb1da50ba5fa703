/** A data folder as versions before decision 36 made it: the product's role is the superuser, and everybody on the socket is trusted. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterFolder } from '../../../server/db/embedded/dataFolder.ts';
import { chooseAccount, handOver } from '../../../server/db/embedded/account.ts';
import { findBinaries } from '../../../server/db/embedded/binaries.ts';
import { cleanEnvironment } from '../../../server/db/embedded/cluster.ts';
import { keepRunning } from '../../../server/db/embedded/process.ts';

export async function openOldFolder(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const account = chooseAccount(findBinaries(), folder);
  const [cluster, sockets] = [clusterFolder(folder), join(folder, 'run')];
  for (const path of [cluster, sockets]) {
    mkdirSync(path, { mode: 0o700 });
    handOver(path, account.ids);
  }
  const settings = ['--username=app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const [program, args] = account.as(account.binaries.initdb, [`--pgdata=${cluster}`, ...settings]);
  await promisify(execFile)(program, args, { ...account.ids, env: cleanEnvironment(), cwd: '/' });
  const url = `postgres://app@/postgres?host=${encodeURIComponent(sockets)}`;
  return {
    url,
    ...(await keepRunning({
      command: account.as(account.binaries.postgres, [
        '-D',
        cluster,
        '-c',
        `unix_socket_directories=${sockets}`,
        '-c',
        'listen_addresses=',
      ]),
      cluster,
      ids: account.ids,
      environment: cleanEnvironment(),
      logPath: join(folder, 'postgres.log'),
      ready: () => answers(url),
    })),
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
