/** The queries and subscriptions of every kind of row that stands for itself, through the mask of its kind. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { signedIn } from '../people/relations.ts';
import { nameOf, servedKind, shownOf, type ShownKind, type WireOf } from '../rowKinds.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { Which } from '../store/rows/which.ts';
import { rowsTeacher } from './feeds.ts';
import { asPayload, type TeacherFeed } from './teacherFeed.ts';

/** The rows of a teacher as the one who asks may see them; NOT_FOUND for whoever has nothing to do with the teacher. */
export async function seenRows<Kind extends ShownKind>(
  context: Context,
  kind: Kind,
  teacherId: Id,
  which: Which = {},
): Promise<WireOf<Kind>[]> {
  const actor = signedIn(context);
  const { db } = context.store;
  const { viewers, toWire, seenBy } = shownOf(kind);
  const [viewer] = isStoredId(teacherId) ? await viewers(db, teacherId, [actor], context.nowMs()) : [];
  const teacher = viewer ? await rowsTeacher(db, teacherId) : null;
  if (!viewer || !teacher) throw denied('NOT_FOUND');
  const rows = await toWire(db, await servedKind(kind).read(db, teacherId, which), teacher);
  return rows.flatMap((row) => seenBy(row, viewer) ?? []) as WireOf<Kind>[];
}

/** The subscription of that name: {pendingMeetings: row}. */
export async function watchedRows<Kind extends ShownKind>(context: Context, kind: Kind, teacherId: Id) {
  const actor = signedIn(context);
  const feed = context.feeds[`${nameOf(kind)}s`] as unknown as TeacherFeed<WireOf<Kind>>;
  const rows = isStoredId(teacherId) ? await feed.watch(teacherId, actor, context.tellsRecent) : null;
  if (!rows) throw denied('NOT_FOUND');
  return asPayload(`${nameOf(kind)}s`, rows);
}
