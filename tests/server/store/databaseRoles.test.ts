/** What the product's own role can do in the embedded database after an injection (threat T32), and how older folders come to it. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Store } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/embedded/openDatabase.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { aSchool } from '../schoolFixture.ts';
import { everyRow } from './everyRow.ts';
import { openOldFolder } from './oldDataFolder.ts';

let folder: string;
const toClose: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lesson-desk-roles-'));
});
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Store & { stop(): Promise<void> }> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
  const store = connect(database.url);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= store.close().then(() => database.stop()));
  toClose.push(stop);
  return { ...store, stop };
}

/** Programs, files of the machine, other roles, the server's own settings and the tables in which it keeps them. */
const beyondTheSchemas = [
  `copy (select 1) to program 'id'`,
  `create temp table lines (line text); copy lines from program 'id'`,
  `copy (select 1) to '/tmp/lesson-desk-out'`,
  `create temp table words (word text); copy words from '/etc/passwd'`,
  `select pg_read_file('/etc/passwd')`,
  `select pg_ls_dir('/')`,
  `select lo_import('/etc/passwd')`,
  `load '/tmp/any.so'`,
  `create function run(text) returns int language c as '/lib/libc.so.6', 'system'`,
  'create extension file_fdw',
  'create role another superuser',
  'alter role app superuser',
  'grant pg_execute_server_program to app',
  'set role postgres',
  'set role backup',
  'set session authorization postgres',
  'select rolpassword from pg_authid',
  `update pg_catalog.pg_class set relname = relname`,
  `alter system set archive_command = 'id'`,
  `set session_preload_libraries = '/tmp/any.so'`,
  'create database another',
  'drop database template1',
  `select pg_backup_start('any')`,
  `select pg_create_physical_replication_slot('any')`,
  `create event trigger any_event on ddl_command_start execute function pg_notify()`,
  'create table public.any_table (id int)',
  'select pg_reload_conf()',
];

test('the role of the product owns its schemas and can do nothing beyond them', async () => {
  const { pool } = await open();
  await migrate({ pool });
  for (const statement of beyondTheSchemas) {
    const refusal = await pool.query(statement).then(
      () => 'done',
      (fault: { code?: string }) => fault.code,
    );
    // Not allowed, or not even there (a language, an extension that is not installed, an event trigger's function).
    expect(['42501', '0A000', '58P01', '42883', '28000', '42704'], statement).toContain(refusal);
  }
  expect((await rolesOf(pool)).app).toEqual({ superuser: false, special: false, login: true, memberOf: [] });
  expect((await rolesOf(pool)).postgres).toMatchObject({ superuser: true, login: false });
  expect(await ownersOf(pool)).toEqual(['app']);
});

test('a data folder of an earlier version starts with every row, and its role owns the schemas only', async () => {
  const old = await openOldFolder(folder);
  const before = connect(old.url);
  await migrate(before);
  await aSchool(before);
  const rows = await everyRow(before.pool);
  expect(Object.values(rows).flat().length).toBeGreaterThan(20);
  expect((await rolesOf(before.pool)).app).toMatchObject({ superuser: true });
  await before.close();
  await old.stop();
  // Root in a namespace left files of root; PostgreSQL now has an account of its own.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '0:0', join(folder, 'postgres')]);

  const now = await open();
  expect(await migrate(now)).toEqual([]);
  expect(await everyRow(now.pool)).toEqual(rows);
  expect((await rolesOf(now.pool)).app).toEqual({
    superuser: false,
    special: false,
    login: true,
    memberOf: [],
  });
  expect(await ownersOf(now.pool)).toEqual(['app']);
  // What a later migration does, and a job.
  await now.pool.query('alter table app.users add column later text; create index on app.users (later)');
  await now.pool.query(`select graphile_worker.add_job('sendOutbox')`);
  await expect(now.pool.query(`copy (select 1) to program 'id'`)).rejects.toMatchObject({ code: '42501' });
  await now.stop();
  const again = await open();
  expect((await everyRow(again.pool))['app.users']).toHaveLength(rows['app.users']?.length ?? 0);
});

test('a link that was laid into the folder of the database leads the next start to no other file', async () => {
  const first = await open();
  await first.stop();
  const elsewhere = join(folder, 'of-somebody-else');
  writeFileSync(elsewhere, 'as it was', { mode: 0o600 });
  const before = lstatSync(elsewhere);
  const rules = join(folder, 'postgres', 'pg_hba.conf');
  rmSync(rules);
  symlinkSync(elsewhere, `${rules}.new`);
  await open();
  expect(readFileSync(elsewhere, 'utf8')).toBe('as it was');
  expect([lstatSync(elsewhere).uid, lstatSync(elsewhere).gid]).toEqual([before.uid, before.gid]);
  expect(readFileSync(rules, 'utf8')).toContain('scram-sha-256');
});

test('a carrying over that was broken off is done again at the next start', async () => {
  const old = await openOldFolder(folder);
  const before = connect(old.url);
  await migrate(before);
  await aSchool(before);
  const rows = await everyRow(before.pool);
  await before.close();
  await old.stop();
  const first = await open();
  await first.stop();
  // The passwords are written last.
  rmSync(join(folder, 'database-passwords'));
  const now = await open();
  expect(await everyRow(now.pool)).toEqual(rows);
  expect(await ownersOf(now.pool)).toEqual(['app']);
});

type Role = { superuser: boolean; special: boolean; login: boolean; memberOf: string[] };

async function rolesOf(pool: Store['pool']): Promise<Record<string, Role>> {
  const { rows } = await pool.query<Role & { name: string }>(
    `select r.rolname as name, r.rolsuper as superuser, r.rolcanlogin as login,
            r.rolcreatedb or r.rolcreaterole or r.rolreplication or r.rolbypassrls as special,
            array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid) as "memberOf"
     from pg_roles r where r.rolname !~ '^pg_'`,
  );
  return Object.fromEntries(rows.map(({ name, ...role }) => [name, role]));
}

/** Of everything that is not PostgreSQL's own. */
async function ownersOf(pool: Store['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ owner: string }>(
    `with ours as (select oid, nspowner from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public'))
     select nspowner::regrole::text as owner from ours
     union select relowner::regrole::text from pg_class join ours on relnamespace = ours.oid
     union select proowner::regrole::text from pg_proc join ours on pronamespace = ours.oid
     union select typowner::regrole::text from pg_type join ours on typnamespace = ours.oid`,
  );
  return rows.map(({ owner }) => owner);
}
