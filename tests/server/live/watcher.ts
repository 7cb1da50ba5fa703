/** Somebody who watches over a websocket: what came, in order, and how it ended. */
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Store } from '../../../server/db/database.ts';
import type { Endpoint } from '../graphqlServer.ts';

/** A meeting, or a notification. */
type Row = WireMeeting & { title?: string; message?: string; read?: boolean };

export type Watching = {
  rows: Row[];
  /** The code of a refusal, or why the line was closed; undefined while it goes on. */
  ended: Promise<string>;
  /** Waits until so many rows are there. */
  until(count: number): Promise<Row[]>;
  /** Waits until such a row is there. */
  untilThere(isIt: (row: Row) => boolean): Promise<void>;
  stop(): void;
};

const row = `id version removed busyOnly summary start end subject attendeesCount spacesLeft cost insisted
  attendees { attendeeId name } cancelledBy slot`;

/** tellsRecent: as a tab does, which fetches its lists while its line is being laid. */
type Line = { tellsRecent?: boolean };

export function watchMeetings(endpoint: Endpoint, actor: Actor, teacher: Actor, line: Line = {}): Watching {
  const query = `subscription { meetings(teacherId: "${teacher.id}") { ${row} } }`;
  return watch(endpoint, actor, query, 'meetings', line);
}

export function watchNotifications(endpoint: Endpoint, actor: Actor, of: Actor, line: Line = {}): Watching {
  const query = `subscription { notifications(userId: "${of.id}") { id title message read removed } }`;
  return watch(endpoint, actor, query, 'notifications', line);
}

type Variables = Record<string, unknown>;

/** Meetings by a document and variables of one's own. */
export const watchMeetingsBy = (
  endpoint: Endpoint,
  actor: Actor,
  { query, variables }: { query: string; variables: Variables },
): Watching => watch(endpoint, actor, query, 'meetings', {}, variables);

function watch(
  endpoint: Endpoint,
  actor: Actor,
  query: string,
  field: string,
  line: Line,
  variables: Variables = {},
): Watching {
  class Named extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: { 'x-person': actor.id } });
    }
  }
  const client: Client = createClient({
    url: endpoint.url.replace('http', 'ws'),
    webSocketImpl: Named,
    retryAttempts: 0,
    connectionParams: line,
  });
  const rows: Row[] = [];
  const waiting = new Set<() => void>();
  let stop = (): void => {};
  const ended = new Promise<string>((resolve) => {
    stop = client.subscribe<Record<string, Row>>(
      { query, variables },
      {
        next({ data, errors }) {
          if (errors) return resolve(String(errors[0]?.extensions?.['code']));
          rows.push(data?.[field] as Row);
          for (const wake of waiting) wake();
        },
        error: (fault) =>
          resolve(
            Array.isArray(fault)
              ? String(fault[0]?.extensions?.code)
              : String((fault as CloseEvent).reason || (fault as Error).message),
          ),
        complete: () => resolve('complete'),
      },
    );
  });
  return {
    rows,
    ended,
    async until(count) {
      while (rows.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
      return rows;
    },
    async untilThere(isIt) {
      while (!rows.some(isIt)) await new Promise<void>((resolve) => waiting.add(resolve));
    },
    stop() {
      stop();
      void client.dispose();
    },
  };
}

const lookMs = 10;
const quietLooks = 12;

/**
 * A subscription has no answer that says it stands. It does once the database has answered all that was asked of it: the
 * server, in this very process, asks for nothing more then.
 */
export async function settled({ pool }: Pick<Store, 'pool'>): Promise<void> {
  for (let quiet = 0; quiet < quietLooks;) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and state in ('active', 'idle in transaction')`,
    );
    quiet = rowCount === 0 && pool.waitingCount === 0 ? quiet + 1 : 0;
  }
}
