/** What every resolver is given: who asks, and the means to answer. Identity comes from the session alone. */
import type { Actor } from '../../domain/people/people.ts';
import type { KeptCalendars } from '../calendar/keptCalendars.ts';
import type { MeetingFeed } from '../calendar/meetingFeed.ts';
import type { RestrictedTimeFeed } from '../calendar/restrictedTimeFeed.ts';
import type { PendingFeed } from '../requests/pendingFeed.ts';
import type { Live } from '../live/live.ts';
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
};

export type Context = {
  actor: Actor | null;
  session: Session | null;
  store: Store;
  live: Live;
  meetings: MeetingFeed;
  restrictedTimes: RestrictedTimeFeed;
  pendingMeetings: PendingFeed;
  calendars: KeptCalendars;
  settings: DoorSettings;
  nowMs(): number;
};
