/** The queries and subscriptions of every entity, through its mask. */
import type { Id } from '../../../domain/basics/ids.ts';
import { denied } from '../../basics/denied.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { pluralOf, type Entity, type Which, type WireOf } from '../entities/entity.ts';
import { rowsTeacher } from '../live/feeds.ts';
import { asPayload } from '../live/teacherFeed.ts';
import { signedIn, type Context } from './context.ts';
import type { ModuleResolvers } from './resolvers.ts';

/** The rows of a teacher as the caller may see them; NOT_FOUND for a caller with no relation to the teacher. */
export async function seenRows<E extends Entity>(
  context: Context,
  entity: E,
  teacherId: Id,
  which: Which = {},
): Promise<WireOf<E>[]> {
  const actor = signedIn(context);
  const { db } = context.store;
  const [viewer] = isStoredId(teacherId) ? await entity.viewers(db, teacherId, [actor], context.nowMs()) : [];
  const teacher = viewer ? await rowsTeacher(db, teacherId) : null;
  if (!viewer || !teacher) throw denied('NOT_FOUND');
  const rows = await entity.toWire(db, await entity.read(db, teacherId, which), teacher);
  return rows.flatMap((row) => entity.seenBy(row, viewer) ?? []) as WireOf<E>[];
}

type OfTeacher = Record<string, Id>;

/** The query, under this name, and the subscription of an entity: what there is of it, without what is gone for whoever asks. */
export const asked = <E extends Entity, const Name extends string>(entity: E, query: Name) => ({
  Query: {
    [query]: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      (await seenRows(context, entity, teacherId)).filter(
        (row) => !('removed' in row && row.removed === true),
      ),
  } as Record<Name, (_: unknown, of: { teacherId: Id }, context: Context) => Promise<WireOf<E>[]>>,
  Subscription: watched(entity),
});

/**
 * The subscription of an entity, named as its payload is: {pendingMeetings: row}. `teacher`: the argument that names the teacher. The
 * schema calls it by the same plural, or the server does not start.
 */
export const watched = <E extends Entity>(
  entity: E,
  teacher = 'teacherId',
): Required<ModuleResolvers>['Subscription'] => ({
  [pluralOf(entity)]: {
    subscribe: (_: unknown, of: OfTeacher, context: Context) =>
      watchedRows(context, entity, of[teacher] ?? ''),
  },
});

async function watchedRows<E extends Entity>(context: Context, entity: E, teacherId: Id) {
  const actor = signedIn(context);
  const feed = context.feeds.of(entity);
  const rows = isStoredId(teacherId) ? await feed.watch(teacherId, actor, context.tellsRecent) : null;
  if (!rows) throw denied('NOT_FOUND');
  return asPayload(pluralOf(entity), rows);
}
