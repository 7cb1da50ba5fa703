/**
 * One kind of a teacher's rows as they change, for all subscribers in this process: changed rows are loaded once and
 * sent to each as they may see them at that moment.
 */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { reportFault } from '../../basics/reportFault.ts';
import type { Store } from '../../db/database.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import type { Queries } from '../../db/tables.ts';
import type { Live } from './live.ts';
import type { RecentRevisions } from './recentRevisions.ts';
import { Rows } from './rows.ts';

export type TeacherFeed<Row> = {
  /**
   * null for whoever may not watch this teacher, and for a teacher who does not exist.
   * recentToo: first what was written within the last minute; the watcher may have some of it already and merges by id.
   */
  watch(teacherId: Id, actor: Actor, recentToo?: boolean): Promise<Rows<Row> | null>;
};

export type FeedOf<Row, Viewer> = {
  /** What was written after a revision, and up to which revision; null for a teacher who does not exist. */
  read(queries: Queries, teacherId: Id, since: number): Promise<{ rows: Row[]; revision: number } | null>;
  /** One for each watcher; null for those who may not watch (any more). */
  viewers(queries: Queries, teacherId: Id, actors: readonly Actor[]): Promise<(Viewer | null)[]>;
  /** null when this viewer must not learn of the row. */
  see(row: Row, viewer: Viewer): Row | null;
};

type Watcher<Row> = {
  actor: Actor;
  /** Everything up to this revision was sent. */
  revision: number;
  /** Rows up to this revision are still sent if they are announced from now on; -1 for those who did not ask for it. */
  recentUpTo: number;
  send(row: Row): void;
  end(fault?: unknown): void;
};

type Watched<Row> = {
  watchers: Set<Watcher<Row>>;
  /** Announced revisions are read one after the other; those that arrive meanwhile are read together. */
  reading: Promise<void>;
  isStale: boolean;
};

export type FeedParts = { live: Pick<Live, 'listen'>; recent: RecentRevisions };

export function makeTeacherFeed<Row, Viewer>(
  store: Store,
  { live, recent }: FeedParts,
  { read, viewers: viewersOf, see }: FeedOf<Row, Viewer>,
): TeacherFeed<Row> {
  const teachers = new Map<Id, Watched<Row>>();

  live.listen((announcement) => {
    if (announcement.kind === 'resumed') for (const [id, watched] of teachers) readOn(id, watched);
    if (announcement.kind !== 'rows') return;
    const { teacherId, revision } = announcement;
    const watched = teachers.get(teacherId);
    if (!watched) return;
    // Announced after they were admitted, although committed before: their list may be older.
    for (const watcher of watched.watchers)
      if (watcher.recentUpTo >= revision) watcher.revision = Math.min(watcher.revision, revision - 1);
    readOn(teacherId, watched);
  });

  function readOn(teacherId: Id, watched: Watched<Row>): void {
    if (watched.isStale) return;
    watched.isStale = true;
    watched.reading = watched.reading.then(async () => {
      watched.isStale = false;
      try {
        await sendNew(teacherId, watched);
      } catch (fault) {
        // A watcher who misses a change must not go on as if nothing had happened: they subscribe and fetch again.
        reportFault(`The changes of teacher ${teacherId} could not be sent`, fault);
        for (const watcher of watched.watchers) watcher.end(fault);
      }
    });
  }

  async function sendNew(teacherId: Id, watched: Watched<Row>): Promise<void> {
    // All have the same revision, except those who have just joined.
    for (const [since, watchers] of Map.groupBy(watched.watchers, ({ revision }) => revision))
      await sendSince(teacherId, since, watchers);
  }

  async function sendSince(teacherId: Id, since: number, watchers: readonly Watcher<Row>[]): Promise<void> {
    const { news, viewers } = await inSnapshot(store, async (transaction) => ({
      news: await read(transaction, teacherId, since),
      viewers: await viewersOf(
        transaction,
        teacherId,
        watchers.map(({ actor }) => actor),
      ),
    }));
    if (!news) return;
    for (const [index, watcher] of watchers.entries()) {
      const viewer = viewers[index];
      watcher.revision = news.revision;
      if (!viewer) watcher.end();
      else
        for (const row of news.rows) {
          const seen = see(row, viewer);
          if (seen !== null) watcher.send(seen);
        }
    }
  }

  async function admit(teacherId: Id, actor: Actor): Promise<number | null> {
    return inSnapshot(store, async (transaction) => {
      const [viewer] = await viewersOf(transaction, teacherId, [actor]);
      return viewer ? revisionOf(transaction, teacherId) : null;
    });
  }

  function join(teacherId: Id, watcher: Watcher<Row>): () => void {
    const joined = teachers.get(teacherId) ?? {
      watchers: new Set(),
      reading: Promise.resolve(),
      isStale: false,
    };
    teachers.set(teacherId, joined);
    joined.watchers.add(watcher);
    // A commit between being admitted and being listed was announced to nobody here.
    readOn(teacherId, joined);
    return () => {
      joined.watchers.delete(watcher);
      if (joined.watchers.size === 0) teachers.delete(teacherId);
    };
  }

  return {
    async watch(teacherId, actor, recentToo = false) {
      const admitted = await admit(teacherId, actor);
      if (admitted === null) return null;
      return new Rows<Row>(({ row: send, end }) => {
        const earlier = recentToo ? recent.before(teacherId) : null;
        return join(teacherId, {
          actor,
          revision: Math.min(admitted, earlier ?? admitted),
          recentUpTo: recentToo ? admitted : -1,
          send,
          end,
        });
      });
    },
  };
}

async function revisionOf(queries: Queries, teacherId: Id): Promise<number | null> {
  const teacher = await queries
    .selectFrom('app.teachers')
    .select('revision')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  return teacher?.revision ?? null;
}

/** As a subscription's payload: {meetings: row}. */
export const asPayload = <Name extends string, Row>(name: Name, rows: Rows<Row>): Rows<Record<Name, Row>> =>
  rows.map((row) => ({ [name]: row }) as Record<Name, Row>);
