/** Whoever speaks for a child is told what the child is told. */
import type { Id } from '../../../domain/basics/ids.ts';
import { onePerPerson } from '../../../domain/calendar/meetingNotices.ts';
import type { Notice } from '../../../domain/notices/notice.ts';
import type { Queries } from '../../db/tables.ts';

/** One a person for one change: whoever is told of it already, or has done it, is not told again for a child. */
export async function withGuardians(
  queries: Queries,
  notices: readonly Notice[],
  actorId: Id,
): Promise<Notice[]> {
  const told = new Set(notices.map(({ to }) => to));
  const guardians = await queries
    .selectFrom('app.guardians as g')
    .innerJoin('app.users as child', 'child.user_id', 'g.student_id')
    .select(['g.student_id', 'g.parent_id', 'child.username'])
    .where('g.student_id', 'in', [...told])
    .orderBy('g.student_id')
    .execute();
  const byChild = Map.groupBy(guardians, ({ student_id: child }) => child);
  const theirs = notices.flatMap((notice) =>
    (byChild.get(notice.to) ?? [])
      .filter(({ parent_id: parent }) => parent !== actorId && !told.has(parent))
      .map(({ parent_id: to, student_id: studentId, username: studentName }): Notice => ({
        ...notice,
        to,
        params: { ...notice.params, studentId, studentName },
      })),
  );
  return onePerPerson([...notices, ...theirs]);
}
