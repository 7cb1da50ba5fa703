/**
 * Repeated statements are planned once for each connection: planning takes longer than finding a few rows by key. And
 * nobody waits for statements whose answer is known: `begin` is sent together with the first statement of its
 * transaction, and `rollback` before whatever comes next.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Lists of ids make statements of every length; each prepared one takes memory in every connection. */
const mostPrepared = 300;
const mostSeen = 1_000;

/** The shape of a table has changed under a prepared statement: only a new connection helps. */
const planIsOutdated = '0A000';

export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  /** From its second use on. */
  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostPrepared) return name;
    if (seen.delete(text)) names.set(text, `statement ${names.size}`);
    else {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
    }
    return names.get(text);
  }

  function over(client: pg.PoolClient): PostgresPoolClient {
    let isOutdated = false;
    let beginning: string | null = null;
    async function query(text: string, values: readonly unknown[]): Promise<unknown> {
      if (/^(begin|start transaction)\b/.test(text)) {
        beginning = text;
        return { command: 'BEGIN', rows: [] };
      }
      const begun = beginning === null ? null : client.query(beginning);
      beginning = null;
      // If this fails, the next statement fails too, and that fault is handled.
      begun?.catch(() => {});
      if (text === 'rollback') {
        client.query(text).catch(() => {});
        return { command: 'ROLLBACK', rows: [] };
      }
      // `begin` and `commit` have no plan.
      const name = values.length > 0 ? nameOf(text) : undefined;
      try {
        return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
      } catch (fault) {
        if ((fault as { code?: unknown }).code === planIsOutdated) isOutdated = true;
        throw fault;
      }
    }
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isOutdated),
    };
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const prepared = known.get(client) ?? over(client);
      known.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}
