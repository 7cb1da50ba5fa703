/** What subscribers are told after a change was committed. */
import type { Stored } from '../../db/tables.ts';
import type { Rows } from './rows.ts';

export type Announcement =
  /** Rows of this teacher were written under this revision. */
  | { kind: 'rows'; teacherId: string; revision: number }
  /** These people have notifications of this change, or have read or deleted some by it. */
  | { kind: 'notices'; userIds: string[]; changeId: string }
  /** These people's profiles changed, or who their guardians are. */
  | { kind: 'profiles'; userIds: string[] }
  /** A session was ended: its sockets close. */
  | { kind: 'session'; sessionId: string }
  /** Everything this person had open closes (password reset, role change, deletion). */
  | { kind: 'person'; userId: string }
  /** The connection to the database was lost and is back: announcements since then were missed. */
  | { kind: 'resumed'; deafSinceMs: number };

export type Live = {
  /** Calls back for every announcement of any process, in commit order; the returned function stops it. */
  listen(hear: (announcement: Announcement) => void): () => void;
  /**
   * Notifications of one person as they are committed. recentToo: first those of the last minute.
   */
  notifications(userId: string, recentToo?: boolean): Rows<Stored<'app.notifications'>>;
  close(): Promise<void>;
};
