/** Lessons that are asked for, in the form of the wire: read, masked, and as they change. */
import type { Id } from '../../domain/basics/ids.ts';
import type { PendingMeeting } from '../../domain/requests/pendingMeeting.ts';
import { writePendingMeeting, type WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import { readNames } from '../calendar/readCalendar.ts';
import type { CalendarViewer } from '../calendar/viewer.ts';
import type { Live } from '../live/live.ts';
import { makeTeacherFeed, type TeacherFeed } from '../live/teacherFeed.ts';
import type { Store } from '../store/database.ts';
import { readPendingMeetings } from '../store/rows/pendingMeetings.ts';
import type { Queries } from '../store/tables.ts';

export type PendingFeed = TeacherFeed<WirePendingMeeting>;

export const makePendingFeed = (store: Store, live: Pick<Live, 'listen'>): PendingFeed =>
  makeTeacherFeed(store, live, { read: readNews, see: seenPending });

/** null for whoever would not attend; a parent who asked for a child attends by the child. */
export function seenPending(row: WirePendingMeeting, viewer: CalendarViewer): WirePendingMeeting | null {
  if (viewer.as === 'teacher') return row;
  const attendees = (row.attendees ?? []).filter(({ attendeeId }) => viewer.students.includes(attendeeId));
  return attendees.length > 0 ? { ...row, attendees } : null;
}

export async function pendingToWire(
  queries: Queries,
  pendings: readonly PendingMeeting[],
  currency: string,
): Promise<WirePendingMeeting[]> {
  const ids = pendings.flatMap(({ attendees }) => attendees.map(({ studentId }) => studentId));
  const people = await readNames(queries, [...new Set(ids)]);
  return pendings.map((each) => writePendingMeeting(each, { currency, nameOf: (id) => people.get(id) }));
}

export const currencyAndRevision = (queries: Queries, teacherId: Id) =>
  queries
    .selectFrom('app.teachers')
    .select(['currency', 'revision'])
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();

async function readNews(
  queries: Queries,
  teacherId: Id,
  since: number,
): Promise<{ rows: WirePendingMeeting[]; revision: number } | null> {
  const teacher = await currencyAndRevision(queries, teacherId);
  if (!teacher) return null;
  const { revision, currency } = teacher;
  const news =
    revision > since ? await readPendingMeetings(queries, teacherId, { since, removedToo: true }) : [];
  return { rows: await pendingToWire(queries, news, currency), revision };
}
