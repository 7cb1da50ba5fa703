/** The rows of entities as they change, for all subscribers in this process. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Store } from '../../db/database.ts';
import type { Queries } from '../../db/tables.ts';
import type { Entity, RowsTeacher, WireOf, WireRow } from '../entities/entity.ts';
import type { Live } from './live.ts';
import { keepRecentRevisions } from './recentRevisions.ts';
import { makeTeacherFeed, type FeedParts, type TeacherFeed } from './teacherFeed.ts';

export type EntityFeeds = {
  of<E extends Entity>(entity: E): TeacherFeed<WireOf<E>>;
  /** For feeds of rows that are composed of several kinds. */
  parts: FeedParts;
};

export function makeFeeds(
  store: Store,
  live: Pick<Live, 'listen'>,
  { entities, nowMs }: { entities: readonly Entity[]; nowMs: () => number },
): EntityFeeds {
  const parts = { live, recent: keepRecentRevisions(live) };
  const feeds = new Map<string, TeacherFeed<WireRow>>(
    entities.map((entity) => [entity.name, entityFeed(entity, store, parts, nowMs)]),
  );
  return {
    parts,
    of<E extends Entity>({ name }: E) {
      const feed = feeds.get(name);
      if (!feed) throw new Error(`there is no feed of ${name}`);
      return feed as TeacherFeed<WireOf<E>>;
    },
  };
}

const entityFeed = (
  { read, toWire, viewers, seenBy }: Entity,
  store: Store,
  parts: FeedParts,
  nowMs: () => number,
): TeacherFeed<WireRow> =>
  makeTeacherFeed<WireRow, unknown>(store, parts, {
    viewers: (queries, teacherId, actors) => viewers(queries, teacherId, actors, nowMs()),
    async read(queries, teacherId, since) {
      const teacher = await rowsTeacher(queries, teacherId);
      if (!teacher) return null;
      const { revision } = teacher;
      const news = revision > since ? await read(queries, teacherId, { since, removedToo: true }) : [];
      return { rows: await toWire(queries, news, teacher), revision };
    },
    see: seenBy,
  });

export async function rowsTeacher(
  queries: Queries,
  teacherId: Id,
): Promise<(RowsTeacher & { revision: number }) | null> {
  const teacher = await queries
    .selectFrom('app.teachers')
    .select(['teacher_id as id', 'currency', 'zone', 'revision'])
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  return teacher ?? null;
}
