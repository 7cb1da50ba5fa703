/** All that a teacher's people watch as it changes: the lessons, and each kind of row that stands for itself. */
import type { Id } from '../../domain/basics/ids.ts';
import { makeMeetingFeed, type MeetingFeed } from '../calendar/meetingFeed.ts';
import {
  nameOf,
  servedKind,
  shownKinds,
  shownOf,
  type NameOf,
  type ShownKind,
  type WireOf,
} from '../rowKinds.ts';
import type { Store } from '../store/database.ts';
import type { Queries } from '../store/tables.ts';
import type { Live } from './live.ts';
import type { RowsTeacher } from './shown.ts';
import { keepRecentRevisions } from './recentRevisions.ts';
import { makeTeacherFeed, type FeedParts, type TeacherFeed } from './teacherFeed.ts';

export type Feeds = { meetings: MeetingFeed } & {
  [Kind in ShownKind as `${NameOf<Kind>}s`]: TeacherFeed<WireOf<Kind>>;
};

export function makeFeeds(store: Store, live: Pick<Live, 'listen'>, nowMs: () => number): Feeds {
  const parts = { live, recent: keepRecentRevisions(live) };
  const feeds: Record<string, unknown> = { meetings: makeMeetingFeed(store, parts) };
  for (const kind of shownKinds) feeds[`${nameOf(kind)}s`] = kindFeed(kind, store, parts, nowMs);
  return feeds as Feeds;
}

function kindFeed(kind: ShownKind, store: Store, parts: FeedParts, nowMs: () => number) {
  const { toWire, viewers, seenBy } = shownOf(kind);
  return makeTeacherFeed(store, parts, {
    viewers: (queries, teacherId, actors) => viewers(queries, teacherId, actors, nowMs()),
    async read(queries, teacherId, since) {
      const teacher = await rowsTeacher(queries, teacherId);
      if (!teacher) return null;
      const { revision } = teacher;
      const news =
        revision > since ? await servedKind(kind).read(queries, teacherId, { since, removedToo: true }) : [];
      return { rows: await toWire(queries, news, teacher), revision };
    },
    see: seenBy,
  });
}

export async function rowsTeacher(
  queries: Queries,
  teacherId: Id,
): Promise<(RowsTeacher & { revision: number }) | null> {
  const teacher = await queries
    .selectFrom('app.teachers')
    .select(['teacher_id as id', 'currency', 'revision'])
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  return teacher ?? null;
}
