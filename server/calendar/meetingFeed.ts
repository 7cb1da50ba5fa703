/**
 * The meetings of a teacher as they change, for all who watch them in this process: what was written is loaded once
 * and passed to each as they may see it at that moment.
 */
import { Repeater } from 'graphql-yoga';
import type { Id } from '../../domain/basics/ids.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { Actor } from '../../domain/people/people.ts';
import type { Live } from '../live/live.ts';
import type { Store } from '../store/database.ts';
import { inSnapshot } from '../store/inSnapshot.ts';
import { readCalendar } from './readCalendar.ts';
import { seenOrGone } from './seenBy.ts';
import { calendarViewers } from './viewer.ts';
import { tellFault } from '../doors/tellFault.ts';

type Watcher = { actor: Actor; send(row: WireMeeting): void; end(fault?: unknown): void };

type Watched = {
  watchers: Set<Watcher>;
  /** Everything up to this revision was sent. */
  revision: number;
  /** The announced revisions are read one after the other; several that come meanwhile are read at once. */
  reading: Promise<void>;
  isStale: boolean;
};

export type MeetingFeed = {
  /** null for whoever may not watch this teacher, and for a teacher who does not exist. */
  watch(teacherId: Id, actor: Actor): Promise<AsyncIterableIterator<WireMeeting> | null>;
};

export function makeMeetingFeed(store: Store, live: Pick<Live, 'listen'>): MeetingFeed {
  const teachers = new Map<Id, Watched>();

  live.listen((announcement) => {
    if (announcement.kind === 'resumed') for (const [id, watched] of teachers) readOn(id, watched);
    if (announcement.kind !== 'rows') return;
    const watched = teachers.get(announcement.teacherId);
    if (watched) readOn(announcement.teacherId, watched);
  });

  function readOn(teacherId: Id, watched: Watched): void {
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

  async function sendNew(teacherId: Id, watched: Watched): Promise<void> {
    const watchers = [...watched.watchers];
    if (watchers.length === 0) return;
    const { calendar, viewers } = await inSnapshot(store, async (transaction) => ({
      calendar: await readCalendar(transaction, teacherId, watched.revision),
      viewers: await calendarViewers(
        transaction,
        teacherId,
        watchers.map(({ actor }) => actor),
      ),
    }));
    if (!calendar) return;
    watched.revision = calendar.revision;
    for (const [index, watcher] of watchers.entries()) {
      const viewer = viewers[index];
      if (viewer) for (const row of calendar.rows) watcher.send(seenOrGone(row, viewer));
      else watcher.end();
    }
  }

  async function admit(teacherId: Id, actor: Actor): Promise<number | null> {
    return inSnapshot(store, async (transaction) => {
      const [viewer] = await calendarViewers(transaction, teacherId, [actor]);
      if (!viewer) return null;
      const teacher = await transaction
        .selectFrom('app.teachers')
        .select('revision')
        .where('teacher_id', '=', teacherId)
        .executeTakeFirst();
      return teacher?.revision ?? null;
    });
  }

  function join(teacherId: Id, revision: number, watcher: Watcher): () => void {
    let watched = teachers.get(teacherId);
    if (!watched) {
      watched = { watchers: new Set(), revision, reading: Promise.resolve(), isStale: false };
      teachers.set(teacherId, watched);
    }
    const joined = watched;
    // The others get some rows again then; whoever shows them merges by id.
    joined.revision = Math.min(joined.revision, revision);
    joined.watchers.add(watcher);
    // What was committed between being admitted and being on the list was announced to nobody here.
    readOn(teacherId, joined);
    return () => {
      joined.watchers.delete(watcher);
      if (joined.watchers.size === 0) teachers.delete(teacherId);
    };
  }

  return {
    async watch(teacherId, actor) {
      const revision = await admit(teacherId, actor);
      if (revision === null) return null;
      return new Repeater<WireMeeting>(async (push, stop) => {
        const leave = join(teacherId, revision, {
          actor,
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
