/** When an offer is over: the place goes to the next, in the teacher's own calendar and by the one path of every deed. */
import type { Id } from '../../domain/basics/ids.ts';
import { performAll } from '../perform.ts';
import type { Store } from '../store/database.ts';

export type PassPlace = { teacherId: Id; meetingId: Id; studentId: Id; id: Id };

/** What was answered meanwhile is no offer any more, and refused; that is the end of it. */
const settled = new Set(['ok', 'NOT_FOUND', 'CHANGED_MEANWHILE']);

export async function passPlaceJob(
  store: Store,
  { teacherId, meetingId, studentId, id }: PassPlace,
  nowMs: () => number,
): Promise<void> {
  const waiting = await store.db
    .selectFrom('app.waitings')
    .select(['status', 'expires_at'])
    .where('teacher_id', '=', teacherId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Offered again since, it has a job of its own.
  const isOver = (waiting?.expires_at?.getTime() ?? Infinity) <= nowMs();
  if (waiting?.status !== 'Offered' || !isOver) return;
  const args = { meetingId, studentId, requestId: `passPlaceOn ${id} ${waiting.expires_at?.getTime()}` };
  const actor = { id: teacherId, role: 'teacher', name: '' } as const;
  const outcomes = await performAll({ actor, store, nowMs }, [{ key: 'pass', name: 'passPlaceOn', args }]);
  const status = outcomes.get('pass')?.status ?? 'none';
  if (!settled.has(status)) throw new Error(`A place could not be passed on: ${status}`);
}
