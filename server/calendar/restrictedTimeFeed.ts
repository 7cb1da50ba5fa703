/** A teacher's closed hours as they change, and what each viewer sees of them (access.md). */
import type { Id } from '../../domain/basics/ids.ts';
import { writeRestrictedTime, type WireRestrictedTime } from '../../domain/calendar/wireRestrictedTime.ts';
import type { Live } from '../live/live.ts';
import { makeTeacherFeed, revisionOf, type TeacherFeed } from '../live/teacherFeed.ts';
import { maskedFor } from '../schema/rule.ts';
import type { Store } from '../store/database.ts';
import { readRestrictedTimes } from '../store/rows/restrictedTimes.ts';
import type { Queries } from '../store/tables.ts';
import { restrictedTimeRules } from './restrictedTimeRules.ts';
import type { CalendarViewer } from './viewer.ts';

export type RestrictedTimeFeed = TeacherFeed<WireRestrictedTime>;

export const makeRestrictedTimeFeed = (store: Store, live: Pick<Live, 'listen'>): RestrictedTimeFeed =>
  makeTeacherFeed(store, live, { read: readNews, see: seenTimeOrGone });

/** Students see when; why is the teacher's own. Whoever is blocked has no hours to ask for. */
export function seenTime(row: WireRestrictedTime, viewer: CalendarViewer): WireRestrictedTime | null {
  if (viewer.as === 'teacher' || row.removed === true) return row;
  return viewer.isBlocked ? null : maskedFor(restrictedTimeRules.types.RestrictedTime, ['linked'], row);
}

export const seenTimeOrGone = (row: WireRestrictedTime, viewer: CalendarViewer): WireRestrictedTime =>
  seenTime(row, viewer) ?? { id: row.id, version: row.version ?? null, removed: true };

async function readNews(
  queries: Queries,
  teacherId: Id,
  since: number,
): Promise<{ rows: WireRestrictedTime[]; revision: number } | null> {
  const revision = await revisionOf(queries, teacherId);
  if (revision === null) return null;
  const times =
    revision > since ? await readRestrictedTimes(queries, teacherId, { since, removedToo: true }) : [];
  return { rows: times.map(writeRestrictedTime), revision };
}
