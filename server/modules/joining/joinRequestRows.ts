/** Reads and writes join requests; also indexed by student, since they may have no student link yet. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { JoinRequest } from '../../../domain/requests/joinRequest.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readJoinRequests(
  queries: Queries,
  teacherId: Id,
  { ids, since, open, removedToo }: Which = {},
): Promise<JoinRequest[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.join_requests').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (open) query = query.where('status', '=', 'Pending');
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()).map(toJoinRequest);
}

export async function writeJoinRequests(
  transaction: StoreTransaction,
  requests: readonly JoinRequest[],
): Promise<void> {
  if (requests.length === 0) return;
  await transaction
    .insertInto('app.join_requests')
    .values(requests.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        status: row.ref('excluded.status'),
        personal_discount: row.ref('excluded.personal_discount'),
        modified_at: row.ref('excluded.modified_at'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
  await transaction
    .insertInto('app.join_requests_of')
    .values(
      requests.map(({ studentId, teacherId, id }) => ({
        user_id: studentId,
        teacher_id: teacherId,
        request_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const toJoinRequest = (row: Stored<'app.join_requests'>): JoinRequest => ({
  kind: 'joinRequest',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  studentId: row.student_id,
  requestedBy: row.requested_by,
  meetingId: row.meeting_id,
  status: row.status,
  personalDiscount: row.personal_discount,
  message: row.message,
  createdMs: row.created_at.getTime(),
  modifiedMs: row.modified_at.getTime(),
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (request: JoinRequest) => ({
  teacher_id: request.teacherId,
  id: request.id,
  revision: request.revision,
  student_id: request.studentId,
  requested_by: request.requestedBy,
  meeting_id: request.meetingId,
  status: request.status,
  personal_discount: request.personalDiscount && JSON.stringify(request.personalDiscount),
  message: request.message,
  created_at: new Date(request.createdMs),
  modified_at: new Date(request.modifiedMs),
  removed_at: request.removedMs === null ? null : new Date(request.removedMs),
});
