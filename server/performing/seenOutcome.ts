/** What was written, as the one who did it may see it: a student's answer goes through the same mask as their lists. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import { seenOrGone } from '../calendar/seenBy.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import { nameOf, shownKinds, shownOf } from '../rowKinds.ts';
import type { Queries } from '../store/tables.ts';
import type { Written } from './outcome.ts';

export async function seenWritten(
  queries: Queries,
  { teacherId, actor, nowMs }: { teacherId: Id; actor: Actor; nowMs: number },
  written: Written,
): Promise<Written> {
  if (actor.role === 'teacher') return written;
  const [viewer] = await calendarViewers(queries, teacherId, [actor]);
  const seen: Record<string, unknown> = {
    meetings: viewer ? written.meetings.map((row) => seenOrGone(row, viewer)) : [],
  };
  for (const kind of shownKinds) {
    const rows = written[`${nameOf(kind)}s`] ?? [];
    if (rows.length === 0) continue;
    const { viewers, seenBy } = shownOf(kind);
    const [looking] = await viewers(queries, teacherId, [actor], nowMs);
    seen[`${nameOf(kind)}s`] = looking ? rows.flatMap((row) => seenBy(row as never, looking) ?? []) : [];
  }
  return seen as Written;
}
