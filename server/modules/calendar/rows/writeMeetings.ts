/** Writes complete meetings, new and changed ones alike; stampMeetings follows once their occurrences are written. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Meeting } from '../../../../domain/calendar/meeting.ts';
import type { StoreTransaction } from '../../../db/tables.ts';
import type { Reach } from './reach.ts';
import { toStoredMeeting } from './meetingRow.ts';

export async function writeMeetings(
  transaction: StoreTransaction,
  meetings: readonly Meeting[],
): Promise<void> {
  if (meetings.length === 0) return;
  await transaction
    .insertInto('app.meetings')
    .values(meetings.map(toStoredMeeting))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        series_id: row.ref('excluded.series_id'),
        revision: row.ref('excluded.revision'),
        start: row.ref('excluded.start'),
        zone: row.ref('excluded.zone'),
        minutes: row.ref('excluded.minutes'),
        rrule: row.ref('excluded.rrule'),
        summary: row.ref('excluded.summary'),
        description: row.ref('excluded.description'),
        subject: row.ref('excluded.subject'),
        color: row.ref('excluded.color'),
        location: row.ref('excluded.location'),
        attendees: row.ref('excluded.attendees'),
        capacity: row.ref('excluded.capacity'),
        cost_minor: row.ref('excluded.cost_minor'),
        cost_by_hand: row.ref('excluded.cost_by_hand'),
        old_lesson_number: row.ref('excluded.old_lesson_number'),
        alarms: row.ref('excluded.alarms'),
        insisted: row.ref('excluded.insisted'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

/**
 * Sets the revision and the bounds of meetings after they or their occurrences were written: copies that clients have
 * are outdated now.
 */
export async function stampMeetings(
  transaction: StoreTransaction,
  teacherId: Id,
  meetings: readonly { id: Id; reach: Reach }[],
  revision: number,
): Promise<void> {
  if (meetings.length === 0) return;
  const ids = meetings.map(({ id }) => id);
  const from = meetings.map(({ reach }) => reach.from);
  const until = meetings.map(({ reach }) => reach.until);
  await sql`
    update app.meetings m
    set revision = ${revision}, reach_from = n.reach_from, reach_until = n.reach_until
    from unnest(${ids}::uuid[], ${from}::text[], ${until}::text[]) as n(id, reach_from, reach_until)
    where m.teacher_id = ${teacherId} and m.id = n.id`.execute(transaction);
}
