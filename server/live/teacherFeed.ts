/**
 * One kind of a teacher's rows as they change, for all who watch them in this process: what was written is loaded once
 * and passed to each as they may see it at that moment.
 */
import { Repeater } from 'graphql-yoga';
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import { tellFault } from '../doors/tellFault.ts';
import type { Store } from '../store/database.ts';
import { inSnapshot } from '../store/inSnapshot.ts';
import type { Queries } from '../store/tables.ts';
import type { Live } from './live.ts';
import type { RecentRevisions } from './recentRevisions.ts';

export type TeacherFeed<Row> = {
  /**
   * null for whoever may not watch this teacher, and for a teacher who does not exist.
   * recentToo: first what was written within the last minute; some of it the watcher may have, and merges by id.
   */
  watch(teacherId: Id, actor: Actor, recentToo?: boolean): Promise<AsyncIterableIterator<Row> | null>;
};

export type FeedOf<Row, Viewer> = {
  /** What was written after a revision, and the revision that this is of; null for a teacher who does not exist. */
  read(queries: Queries, teacherId: Id, since: number): Promise<{ rows: Row[]; revision: number } | null>;
  /** For each who watches; null for whoever may not (any more). */
  viewers(queries: Queries, teacherId: Id, actors: readonly Actor[]): Promise<(Viewer | null)[]>;
  /** null where this viewer is to hear nothing of the row. */
  see(row: Row, viewer: Viewer): Row | null;
};

type Watcher<Row> = {
  actor: Actor;
  /** Everything up to this revision was sent. */
  revision: number;
  /** Written up to this revision, they are told what is announced from now on; -1 for whoever did not ask for it. */
  recentUpTo: number;
  send(row: Row): void;
  end(fault?: unknown): void;
};

type Watched<Row> = {
  watchers: Set<Watcher<Row>>;
  /** The announced revisions are read one after the other; several that come meanwhile are read at once. */
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
    // Announced only after they were admitted, though it was committed before: their list may be older.
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
        // Whoever cannot be told what changed must not go on as if nothing had: they subscribe and fetch again.
        tellFault(`The changes of teacher ${teacherId} could not be sent`, fault);
        for (const watcher of watched.watchers) watcher.end(fault);
      }
    });
  }

  async function sendNew(teacherId: Id, watched: Watched<Row>): Promise<void> {
    // All stand at the same revision, but for those who have just come.
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
    // What was committed between being admitted and being on the list was announced to nobody here.
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
      return new Repeater<Row>(async (push, stop) => {
        const earlier = recentToo ? recent.before(teacherId) : null;
        const leave = join(teacherId, {
          actor,
          revision: Math.min(admitted, earlier ?? admitted),
          recentUpTo: recentToo ? admitted : -1,
          // A reader who is more than a thousand rows behind is let go, and comes back to fetch everything anew.
          send: (row) => void Promise.resolve(push(row)).catch(stop),
          end: (fault) => stop(fault),
        });
        await stop;
        leave();
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

/** As a subscription's payload: {meetings: row}. Not a generator: one that waits cannot be ended from outside. */
export function asPayload<Name extends string, Row>(
  name: Name,
  rows: AsyncIterableIterator<Row>,
): AsyncIterableIterator<Record<Name, Row>> {
  type Payload = Record<Name, Row>;
  const wrap = ({ done, value }: IteratorResult<Row>): IteratorResult<Payload> =>
    done === true ? { done, value: undefined } : { done: false, value: { [name]: value } as Payload };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => wrap(await rows.next()),
    return: async () => ({ done: true, value: await rows.return?.() }),
  };
}
