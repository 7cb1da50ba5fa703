/** A store that notes every statement that goes to the database, whoever sends it, and which files of the server asked for one. */
import { Kysely, PostgresDialect, type KyselyPlugin } from 'kysely';
import type pg from 'pg';
import type { Store } from '../../../server/db/database.ts';
import type { Tables } from '../../../server/db/tables.ts';

type Issued = { sql: string; parameters: readonly unknown[] };

export type WatchedStore = Store & {
  /** By its text, with the parameters of its first use. */
  issued: ReadonlyMap<string, Issued>;
  /** Paths from the root, like server/modules/people/student.ts. */
  askedBy: ReadonlySet<string>;
};

/** The job queue's library asks for its connection in this way. */
type Told = Parameters<pg.Pool['connect']>[0];

export function watchedStore(store: Store): WatchedStore {
  const issued = new Map<string, Issued>();
  const askedBy = new Set<string>();

  function note(sql: string, parameters: readonly unknown[] = []): void {
    if (!issued.has(sql)) issued.set(sql, { sql, parameters });
  }
  /** Of the files on the stack only the nearest one wrote the query. */
  function noteCaller(): void {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 60;
    const { stack = '' } = new Error();
    Error.stackTraceLimit = stackTraceLimit;
    const [, path] =
      /\/(server\/[\w/]+\.ts)(?=:\d)/.exec(stack.replaceAll('/tests/server/', '/tests/')) ?? [];
    if (path) askedBy.add(path);
  }
  const watch = <Asked extends pg.Pool | pg.PoolClient>(asked: Asked): Asked =>
    new Proxy(asked, {
      get(target, name) {
        if (name === 'query') {
          return (query: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => {
            if (target === store.pool) noteCaller();
            if (typeof query === 'string') note(query, Array.isArray(rest[0]) ? rest[0] : []);
            else note(query.text, query.values ?? (Array.isArray(rest[0]) ? rest[0] : []));
            return (target.query as (...all: unknown[]) => unknown)(query, ...rest);
          };
        }
        if (name === 'connect' && target === store.pool) {
          return (told?: Told) => {
            if (!told) return store.pool.connect().then(watch);
            return store.pool.connect((fault, client, done) => told(fault, client && watch(client), done));
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  const pool = watch(store.pool);
  const callers: KyselyPlugin = {
    // Called while the one who asks is still on the stack.
    transformQuery: ({ node }) => (noteCaller(), node),
    transformResult: async ({ result }) => result,
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [callers] });
  return { ...store, pool, db, issued, askedBy };
}
