/** Writes who attends what, by person, since an id alone does not tell whose meeting it is. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Meeting } from '../../../../domain/calendar/meeting.ts';
import type { StoreTransaction } from '../../../db/tables.ts';

export async function writeSeats(
  transaction: StoreTransaction,
  teacherId: Id,
  meetings: readonly { before: Meeting | null; after: Meeting }[],
): Promise<void> {
  const gone: { userId: Id; meetingId: Id }[] = [];
  const taken: { user_id: Id; teacher_id: Id; meeting_id: Id }[] = [];
  for (const { before, after } of meetings) {
    const had = seated(before);
    const has = seated(after);
    for (const userId of had.difference(has)) gone.push({ userId, meetingId: after.id });
    for (const userId of has.difference(had)) {
      taken.push({ user_id: userId, teacher_id: teacherId, meeting_id: after.id });
    }
  }
  for (const [userId, seats] of Map.groupBy(gone, (seat) => seat.userId)) {
    await transaction
      .deleteFrom('app.seats')
      .where('user_id', '=', userId)
      .where('teacher_id', '=', teacherId)
      .where(
        'meeting_id',
        'in',
        seats.map(({ meetingId }) => meetingId),
      )
      .execute();
  }
  if (taken.length === 0) return;
  await transaction
    .insertInto('app.seats')
    .values(taken)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function seated(meeting: Meeting | null): Set<Id> {
  if (meeting === null || meeting.removedMs !== null) return new Set();
  return new Set(meeting.attendees.map(({ studentId }) => studentId));
}
