/** The server's tests in two stages, each with a process and a PostgreSQL of its own: most of their time they wait for what they start. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../productNode.mjs';
import { vitestStage } from './vitestStage.ts';

/** About half of the time, as measured (decision 160); whatever is not named here is in the other half. */
const fromOutside: ReadonlySet<string> = new Set([
  'access',
  'admin',
  'attack',
  'claims',
  'documents',
  'feedback',
  'http',
  'images',
  'mail',
  'money',
  'notifications',
  'schema',
]);

const folder = 'tests/server';

const entries = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
  if (entry.isDirectory()) return [{ name: entry.name, path: `${folder}/${entry.name}/` }];
  return entry.name.endsWith('.test.ts') ? [{ name: entry.name, path: `${folder}/${entry.name}` }] : [];
});

/** Folders and files, as vitest is told them. */
export const serverHalves = [
  {
    name: 'server from outside',
    only: entries.filter(({ name }) => fromOutside.has(name)).map(({ path }) => path),
  },
  {
    name: 'server within',
    only: entries.filter(({ name }) => !fromOutside.has(name)).map(({ path }) => path),
  },
];

export const serverStages = serverHalves.map((half) => vitestStage({ ...half, project: 'server' }));
