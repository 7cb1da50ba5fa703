/** What the HTTP server needs of the GraphQL door: requests and upgrades of /graphql are handed over whole. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { KeptCalendars } from '../calendar/keptCalendars.ts';
import type { Limits } from '../limits/limits.ts';
import type { Live } from '../live/live.ts';
import type { Billing } from '../plans/billing.ts';
import type { Store } from '../store/database.ts';
import type { TellEvent } from './log.ts';
import type { DoorSettings, Session } from './context.ts';

export type GraphqlParts = {
  store: Store;
  live: Live;
  settings: DoorSettings;
  /** Those of the whole process, where others keep them too. */
  calendars?: KeptCalendars;
  limits?: Limits;
  billing?: Billing | null;
  /** Reads the cookie; null for a visitor and for a session that has ended. */
  sessionOf(request: IncomingMessage): Promise<Session | null>;
  /** Behind the proxies of our own; where there are none, whoever holds the line. */
  addressOf?(request: IncomingMessage): string;
  tell?: TellEvent;
  nowMs?(): number;
};

export type GraphqlDoor = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets of a session here at once; the others hear from the database that it has ended. */
  closeSession(sessionId: string): void;
  close(): Promise<void>;
};
