/** Reads and writes restricted times. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readRestrictedTimes(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<RestrictedTime[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.restricted_times').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('start').orderBy('id').execute()).map(toRestrictedTime);
}

export async function writeRestrictedTimes(
  transaction: StoreTransaction,
  times: readonly RestrictedTime[],
): Promise<void> {
  if (times.length === 0) return;
  await transaction
    .insertInto('app.restricted_times')
    .values(times.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        start: row.ref('excluded.start'),
        zone: row.ref('excluded.zone'),
        minutes: row.ref('excluded.minutes'),
        rrule: row.ref('excluded.rrule'),
        exdates: row.ref('excluded.exdates'),
        reason: row.ref('excluded.reason'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

const toRestrictedTime = (row: Stored<'app.restricted_times'>): RestrictedTime => ({
  kind: 'restrictedTime',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  start: row.start,
  zone: row.zone,
  minutes: row.minutes,
  rrule: row.rrule,
  exdates: row.exdates,
  reason: row.reason,
  createdMs: row.created_at.getTime(),
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (time: RestrictedTime) => ({
  teacher_id: time.teacherId,
  id: time.id,
  revision: time.revision,
  start: time.start,
  zone: time.zone,
  minutes: time.minutes,
  rrule: time.rrule,
  exdates: JSON.stringify(time.exdates),
  reason: time.reason,
  created_at: new Date(time.createdMs),
  removed_at: time.removedMs === null ? null : new Date(time.removedMs),
});
