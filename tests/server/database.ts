/** An empty, migrated database of its own for a test file; `close` removes it again. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Store } from '../../server/db/database.ts';
import { databaseAt } from './databaseAt.ts';
import { patiently } from './withoutTimeout.ts';

export type FreshDatabase = Store & { url: string };

/** Slow is not wrong: what the product gives up after seconds may take a loaded machine longer, with fifty at once above all. */
const unhurriedMs = 300_000;

/** `limitMs`: the product's own, where a test is about what takes too long. */
export async function freshDatabase(limitMs = unhurriedMs): Promise<FreshDatabase> {
  const { serverUrl, template } = inject('database');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = databaseAt(serverUrl, name);
  const store = connect(url, limitMs);
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await dropped(serverUrl, name);
    },
  };
}

/** PostgreSQL's own vacuum may be at work in it, which a plain role cannot end: it has left a moment later. */
async function dropped(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    } catch (fault) {
      if (attempt === 20) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const store = connect(url);
  await patiently(store, sql).finally(() => store.close());
}
