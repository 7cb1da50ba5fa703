/** Reads and writes requested lessons. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readPendingMeetings(
  queries: Queries,
  teacherId: Id,
  { ids, since, open, removedToo }: Which = {},
): Promise<PendingMeeting[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.pending_meetings').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (open) query = query.where('status', 'in', ['Pending', 'Offered']);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('start').orderBy('id').execute()).map(toPending);
}

export async function writePendingMeetings(
  transaction: StoreTransaction,
  pendings: readonly PendingMeeting[],
): Promise<void> {
  if (pendings.length === 0) return;
  await transaction
    .insertInto('app.pending_meetings')
    .values(pendings.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        status: row.ref('excluded.status'),
        start: row.ref('excluded.start'),
        minutes: row.ref('excluded.minutes'),
        rrule: row.ref('excluded.rrule'),
        meeting_id: row.ref('excluded.meeting_id'),
        modified_at: row.ref('excluded.modified_at'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

const toPending = (row: Stored<'app.pending_meetings'>): PendingMeeting => ({
  kind: 'pendingMeeting',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  status: row.status,
  requestedBy: row.requested_by,
  start: row.start,
  zone: row.zone,
  minutes: row.minutes,
  rrule: row.rrule,
  summary: row.summary,
  description: row.description,
  subject: row.subject,
  location: row.location,
  attendees: row.attendees,
  capacity: row.capacity,
  costMinor: row.cost_minor,
  meetingId: row.meeting_id,
  replaces:
    row.replaces_meeting_id === null || row.replaces_slot === null
      ? null
      : { meetingId: row.replaces_meeting_id, slot: row.replaces_slot },
  createdMs: row.created_at.getTime(),
  modifiedMs: row.modified_at.getTime(),
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (pending: PendingMeeting) => ({
  teacher_id: pending.teacherId,
  id: pending.id,
  revision: pending.revision,
  status: pending.status,
  requested_by: pending.requestedBy,
  start: pending.start,
  zone: pending.zone,
  minutes: pending.minutes,
  rrule: pending.rrule,
  summary: pending.summary,
  description: pending.description,
  subject: pending.subject,
  location: pending.location,
  attendees: JSON.stringify(pending.attendees),
  capacity: pending.capacity,
  cost_minor: pending.costMinor,
  meeting_id: pending.meetingId,
  replaces_meeting_id: pending.replaces?.meetingId ?? null,
  replaces_slot: pending.replaces?.slot ?? null,
  created_at: new Date(pending.createdMs),
  modified_at: new Date(pending.modifiedMs),
  removed_at: pending.removedMs === null ? null : new Date(pending.removedMs),
});
