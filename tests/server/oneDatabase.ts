/** Before the server tests: one PostgreSQL for the whole run, with a migrated, empty database to copy from. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/embedded/openDatabase.ts';
import { migrate } from '../../server/db/migrate.ts';
import { databaseAt } from './databaseAt.ts';
import { openForTests } from './openTestDatabase.ts';
import { patiently } from './withoutTimeout.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { serverUrl: string; template: string };
  }
}

export default async function openOneDatabase(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? null;
  const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-test-'));
  const server = await (external === null
    ? openForTests(folder, { quick: true })
    : openDatabase({ databaseUrl: external, dataDir: folder, demo: false }));
  const template = `test_${randomUUID().slice(0, 8)}`;
  const admin = connect(server.url);

  await patiently(admin, `CREATE DATABASE ${template}`);
  const store = connect(databaseAt(server.url, template));
  await migrate(store).finally(() => store.close());
  project.provide('database', { serverUrl: server.url, template });

  return async () => {
    const { rows } = await admin.pool.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await patiently(admin, `DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
