/** A link in the data folder leads a backup nowhere: it is taken by root, and whoever may write there could have anything copied. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/embedded/openDatabase.ts';
import type { Database } from '../../../server/db/embedded/process.ts';
import { run } from './commands.ts';

const place = mkdtempSync(join(tmpdir(), 'lesson-desk-links-'));
const folder = join(place, 'data');
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
  mkdirSync(join(folder, 'outbox'), { mode: 0o700 });
});
afterAll(async () => {
  await database.stop();
  rmSync(place, { recursive: true, force: true });
});

test.each([
  ['a file of somebody else', 'outbox/a link.html', 'secret.txt'],
  ['a folder of somebody else', 'outbox/a folder', '.'],
  ['a file among those of the database', 'postgres/base/a link', 'secret.txt'],
])('a backup follows no link to %s, and is not made then', async (_what, at, to) => {
  const elsewhere = mkdtempSync(join(place, 'elsewhere-'));
  const target = join(elsewhere, 'backup');
  writeFileSync(join(elsewhere, 'secret.txt'), 'of root alone');
  const link = join(folder, at);
  symlinkSync(join(elsewhere, to), link);
  const { code, said } = await run(['backup', target], folder);
  rmSync(link);
  expect(code).toBe(1);
  expect(said).toContain(`${link} is a link`);
  expect(existsSync(target)).toBe(false);
});
