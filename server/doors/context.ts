/** What every resolver is given: who asks, and the means to answer. Identity comes from the session alone. */
import type { Actor } from '../../domain/people/people.ts';
import type { FeedSettings } from '../calendar/feed/feedAddress.ts';
import type { KeptCalendars } from '../calendar/keptCalendars.ts';
import type { Feeds } from '../live/feeds.ts';
import type { Live } from '../live/live.ts';
import type { Billing } from '../plans/billing.ts';
import type { Limits } from '../limits/limits.ts';
import type { Store } from '../store/database.ts';

export type Session = {
  id: string;
  actor: Actor;
  /** When the session ends by itself; its sockets are closed then. */
  expiresMs?: number;
};

/** The settings that the GraphQL door reads. */
export type DoorSettings = {
  /** No introspection, no suggestions in messages. */
  production: boolean;
  /** Work is being done: everything can be read, and nothing is written. */
  maintenance?: boolean;
  feed: FeedSettings;
};

export type Context = {
  actor: Actor | null;
  session: Session | null;
  store: Store;
  live: Live;
  feeds: Feeds;
  calendars: KeptCalendars;
  /** null: nothing is paid for; plans stand in our own ledger. */
  billing?: Billing | null;
  limits: Pick<Limits, 'wait'>;
  /** On a live line that says so as it is opened: each subscription begins with what was written in the last minute. */
  tellsRecent?: boolean;
  /** From where the request comes; '' on the live line. */
  address: string;
  settings: DoorSettings;
  nowMs(): number;
};
