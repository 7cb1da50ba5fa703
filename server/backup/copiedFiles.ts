/** Which files of a data folder belong into a backup. */
import { passwordsFile } from '../db/embedded/roles.ts';

/** Their content concerns the running server only; the folders themselves must exist. The log is copied afterwards, as far as it is needed. */
const onlyWhileRunning = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
const ofThisServer = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
]);

/** For a path within the database's folder. */
export function isCopied(path: string): boolean {
  const [top = '', ...rest] = path.split('/');
  const name = rest.at(-1) ?? top;
  if (rest.length > 0 && onlyWhileRunning.includes(top)) return false;
  // Copied separately at the end.
  if (path === 'global/pg_control') return false;
  return !ofThisServer.has(path) && name !== 'pg_internal.init' && !name.startsWith('pgsql_tmp');
}

/** The database is copied separately; the lock, the sockets and the logs concern the running server; a restored database gets new passwords. */
const notBeside = new Set([
  'postgres',
  'postgres-being-made',
  'held',
  'run',
  'postgres.log',
  'postgres.log.old',
  passwordsFile,
]);

/** For a path within the data folder. */
export function isBesideDatabase(path: string): boolean {
  const [top = ''] = path.split('/');
  return !notBeside.has(top) && !top.startsWith('.probe-') && top !== `${passwordsFile}.new`;
}
