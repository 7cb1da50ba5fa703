/** Copies a data folder while its server runs: PostgreSQL's low-level file backup with the log (WAL) that makes it consistent. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { clusterFolder } from '../db/embedded/dataFolder.ts';
import { openBackupLine } from './backupConnection.ts';
import {
  copyAll,
  listTree,
  makeFolders,
  openWithin,
  syncFolders,
  writeDown,
  type Copied,
} from './copyFiles.ts';
import { makeManifest, manifestFile } from './manifest.ts';
import { isBesideDatabase, isCopied } from './copiedFiles.ts';

export type Taken = { files: number; bytes: number };

/** Into an empty folder, which is a backup only once this has completed without an error. */
export async function takeBackup(folder: string, into: string): Promise<Taken> {
  const line = await openBackupLine(folder);
  try {
    return await copyWith(line.client, folder, into);
  } finally {
    await line.close();
  }
}

const database = 'postgres';
const inDatabase = (path: string): string => `${database}/${path}`;

async function copyWith(client: pg.Client, folder: string, into: string): Promise<Taken> {
  const cluster = clusterFolder(folder);
  const target = join(into, database);
  mkdirSync(target, { mode: 0o700 });
  // While the slot exists PostgreSQL keeps the log from here on; the slot ends with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${process.pid}_${Date.now()}`,
  ]);
  await client.query(`select pg_backup_start('lesson-desk', fast => true)`);

  const tree = await listTree(cluster, (path) => !isCopied(path));
  await makeFolders(target, tree.folders);
  const copied = await copyAll(cluster, target, tree.files);
  copied.push(await copyControlFile(cluster, target));
  const log = await stopBackup(client);
  const label = await writeDown(target, 'backup_label', log.label);
  const segments = await copyAll(cluster, target, [...log.files, ...(await histories(cluster))]);
  const missing = log.files.find((path) => !segments.some((segment) => segment.path === path));
  if (missing !== undefined) throw new Error(`PostgreSQL did not keep ${missing}`);

  const beside = await listTree(folder, (path) => !isBesideDatabase(path));
  await makeFolders(into, beside.folders);
  const files = [
    ...[...copied, label, ...segments].map((one) => ({ ...one, path: inDatabase(one.path) })),
    ...(await copyAll(folder, into, beside.files)),
  ];
  const folders = [database, ...tree.folders.map(inDatabase), ...beside.folders];
  await syncFolders(into, folders);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const text = makeManifest({
    madeAt: new Date().toISOString(),
    postgres: rows[0]?.server_version ?? '',
    wal: { first: log.first, last: log.last },
    folders,
    files,
  });
  await writeDown(into, manifestFile, text);
  await syncFolders(into, []);
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

const controlFile = 'global/pg_control';

/** PostgreSQL writes it in one go; two identical reads have not met such a write. */
async function copyControlFile(cluster: string, target: string): Promise<Copied> {
  const read = async () => {
    const file = await openWithin(cluster, controlFile);
    return file.readFile().finally(() => file.close());
  };
  for (let text = await read(); ;) {
    const again = await read();
    if (again.equals(text)) return writeDown(target, controlFile, text);
    text = again;
  }
}

type Log = { label: string; first: string; last: string; files: string[] };

async function stopBackup(client: pg.Client): Promise<Log> {
  const { rows } = await client.query<{ label: string; tablespaces: string; last: string; bytes: string }>(
    `select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as last,
            pg_size_bytes(current_setting('wal_segment_size'))::text as bytes
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const [stopped] = rows;
  const first = /\(file ([0-9A-F]{24})\)/.exec(stopped?.label ?? '')?.[1];
  if (!stopped || first === undefined) throw new Error('PostgreSQL did not tell where the backup begins');
  if (stopped.tablespaces.trim() !== '') {
    throw new Error('a part of the database lies outside of the data folder (a tablespace)');
  }
  const files = segmentsBetween(first, stopped.last, Number(stopped.bytes)).map((name) => `pg_wal/${name}`);
  return { label: stopped.label, first, last: stopped.last, files };
}

/** A name is the timeline, then the segment's number in two parts: the number of 4 GB units, and the rest. */
export function segmentsBetween(first: string, last: string, bytes: number): string[] {
  const perPart = 2 ** 32 / bytes;
  const numberOf = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * perPart + Number.parseInt(name.slice(16), 16);
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
  const from = numberOf(first);
  return Array.from({ length: numberOf(last) - from + 1 }, (_, index) => {
    const number = from + index;
    return first.slice(0, 8) + hex(Math.floor(number / perPart)) + hex(number % perPart);
  });
}

/** They record where a database continued after it was restored to an earlier moment. */
async function histories(cluster: string): Promise<string[]> {
  const { files } = await listTree(cluster, (path) => path !== 'pg_wal' && !/^pg_wal\/[^/]*$/.test(path));
  return files.filter((path) => path.endsWith('.history'));
}
