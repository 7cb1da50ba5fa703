/** What every resolver is given: who asks, and what is needed to answer. Identity comes from the session alone. */
import type { IncomingMessage } from 'node:http';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { denied } from '../../basics/denied.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import type { Limits } from '../limits/rateLimits.ts';
import type { EntityFeeds } from '../live/feeds.ts';
import type { Live } from '../live/live.ts';
import type { PerformAll } from '../perform/perform.ts';

export type Session = {
  id: string;
  actor: Actor;
  /** When the session expires; its sockets are closed then. */
  expiresMs?: number;
};

/** All of a request that tells who asks. */
export type Asking = Pick<IncomingMessage, 'headers'>;

/** Whose session a request belongs to; null for a visitor and for a session that has ended. */
export type SessionReader = { of(request: Asking): Promise<Session | null> };

/** The settings that the GraphQL endpoint reads. */
export type ApiSettings = {
  /** No introspection, no suggestions in messages. */
  production: boolean;
  /** Maintenance: everything can be read, and nothing is written. */
  maintenance?: boolean;
};

export type Context = {
  actor: Actor | null;
  session: Session | null;
  store: Store;
  live: Live;
  feeds: EntityFeeds;
  limits: Pick<Limits, 'wait'>;
  performAll: PerformAll;
  /** Set on a live connection that asked for it when it was opened: each subscription starts with what was written in the last minute. */
  tellsRecent?: boolean;
  /** The client's network address; '' on the live connection. */
  address: string;
  settings: ApiSettings;
  nowMs(): number;
};

export function signedIn({ actor }: Pick<Context, 'actor'>): Actor {
  if (!actor) throw denied('UNAUTHENTICATED');
  return actor;
}

export async function requireSession(sessions: SessionReader, request: IncomingMessage): Promise<Session> {
  const session = await sessions.of(request);
  if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
  return session;
}
