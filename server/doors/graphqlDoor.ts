/** What the HTTP server needs of the GraphQL door: requests and upgrades of /graphql are handed over whole. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { KeptCalendars } from '../calendar/keptCalendars.ts';
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
  /** Closes the sockets of a session that was ended, in every process. */
  closeSession(sessionId: string): Promise<void>;
  /** Closes all sockets of a person, in every process. */
  closePerson(userId: string): Promise<void>;
  close(): Promise<void>;
};
