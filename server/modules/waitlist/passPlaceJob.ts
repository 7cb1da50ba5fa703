/** When an offer expires, the place is offered to the next student, by an ordinary operation in the teacher's name. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { PerformAll } from '../../kernel/perform/perform.ts';
import type { Store } from '../../db/database.ts';

export type PassPlace = { teacherId: Id; meetingId: Id; studentId: Id; id: Id };

/** An offer that was answered meanwhile is refused, and the job is done. */
const settled = new Set(['ok', 'NOT_FOUND', 'CHANGED_MEANWHILE']);

export async function passPlaceJob(
  performAll: PerformAll,
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
  // If it was offered again since, there is another job for it.
  const isOver = (waiting?.expires_at?.getTime() ?? Infinity) <= nowMs();
  if (waiting?.status !== 'Offered' || !isOver) return;
  const args = { meetingId, studentId, requestId: `passPlaceOn ${id} ${waiting.expires_at?.getTime()}` };
  const actor = { id: teacherId, role: 'teacher', name: '' } as const;
  const outcomes = await performAll({ actor, store, nowMs }, [{ key: 'pass', name: 'passPlaceOn', args }]);
  const status = outcomes.get('pass')?.status ?? 'none';
  if (!settled.has(status)) throw new Error(`A place could not be passed on: ${status}`);
}
