/** Writes the rows that lessons are made of, and their seats; revision and bounds follow (stampMeetings). */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Meeting } from '../../../../domain/calendar/meeting.ts';
import type { Occurrence } from '../../../../domain/calendar/occurrence.ts';
import type { StoreTransaction } from '../../../db/tables.ts';
import { writeSeats } from './seats.ts';
import type { Changed } from '../../../kernel/entities/entity.ts';
import { writeMeetings } from './writeMeetings.ts';
import { writeOccurrences } from './writeOccurrences.ts';

export async function writeMeetingRows(
  transaction: StoreTransaction,
  { after, changes }: Changed<Meeting>,
  teacherId: Id,
): Promise<void> {
  await writeMeetings(transaction, after);
  const seated = changes.flatMap((change) =>
    change.after ? [{ before: change.before, after: change.after }] : [],
  );
  await writeSeats(transaction, teacherId, seated);
}

export const writeOccurrenceRows = (
  transaction: StoreTransaction,
  { after, gone }: Changed<Occurrence>,
  teacherId: Id,
): Promise<void> =>
  writeOccurrences(transaction, teacherId, { written: after, removed: gone.map(({ id }) => id) });
