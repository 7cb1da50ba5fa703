/** What is told to those who watch, after the change that caused it was committed. */
import type { Stored } from '../store/tables.ts';

export type Announcement =
  /** Rows of this teacher were written under this revision. */
  | { kind: 'rows'; teacherId: string; revision: number }
  /** These people have notifications of this change. */
  | { kind: 'notices'; userIds: string[]; changeId: string }
  /** These people changed what they say of themselves, or who speaks for them. */
  | { kind: 'profiles'; userIds: string[] }
  /** A session was ended: its sockets close. */
  | { kind: 'session'; sessionId: string }
  /** Everything this person had open closes (password reset, role change, deletion). */
  | { kind: 'person'; userId: string }
  /** The line to the database was lost and is back: whatever was announced since then was not heard. */
  | { kind: 'resumed'; deafSinceMs: number };

export type Live = {
  /** Calls back for every announcement of any process, in commit order; the answer stops it. */
  listen(hear: (announcement: Announcement) => void): () => void;
  /**
   * Rows written for one person, as they are committed; ends when `ended` aborts or the consumer returns.
   * recentToo: first those of the last minute.
   */
  notifications(
    userId: string,
    ended?: AbortSignal,
    recentToo?: boolean,
  ): AsyncIterableIterator<Stored<'app.notifications'>>;
  close(): Promise<void>;
};
