/** A store whose next transaction ends at a chosen statement: by an error, or because the line to the database is cut. */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Store } from '../../../server/db/database.ts';
import type { Tables } from '../../../server/db/tables.ts';

export type Fault = {
  /** The statement it happens at, counted from 0, `begin` and `commit` among them. */
  at: number;
  /** after: the statement has been carried out, and only its answer is lost. */
  when: 'before' | 'after';
  how: 'error' | 'cut';
};

/** What the types of pg do not tell. */
type Connected = { connection: { stream: { destroy(): void } } };

class InjectedFault extends Error {}

export type FaultyStore = Store & {
  /**
   * For the next transaction; null: none. Waits until the one before has given its connection back: whoever was told of
   * its fault may ask again before it is taken back, and what stood in line for it would take this fault.
   */
  plan(fault: Fault | null): Promise<void>;
  /** The statements since the plan was made. */
  issued(): readonly string[];
};

export function faultyStore(store: Store): FaultyStore {
  let planned: Fault | null = null;
  let issued: string[] = [];
  let given = 0;

  function faulty(client: pg.PoolClient): pg.PoolClient {
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      const at = issued.length;
      issued.push(text);
      const fault = planned?.at === at ? planned : null;
      if (fault?.when === 'before') await fail(fault);
      const answer = await client.query(text, values);
      if (fault) await fail(fault);
      return answer;
    };
    async function fail({ how }: Fault): Promise<never> {
      if (how === 'cut') {
        const ended = once(client, 'end');
        (client as unknown as Connected).connection.stream.destroy();
        await ended;
      }
      throw new InjectedFault(`at statement ${issued.length - 1}`);
    }
    given += 1;
    const release = (fault?: Error | boolean): void => {
      given -= 1;
      client.release(fault);
    };
    return new Proxy(client, {
      get: (target, name) =>
        name === 'query' ? query : name === 'release' ? release : Reflect.get(target, name),
    });
  }

  const pool = {
    connect: async () => faulty(await store.pool.connect()),
    end: () => Promise.resolve(),
  } as unknown as pg.Pool;
  return {
    ...store,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    async plan(fault) {
      do await setImmediate();
      while (given > 0);
      planned = fault;
      issued = [];
    },
    issued: () => issued,
  };
}
