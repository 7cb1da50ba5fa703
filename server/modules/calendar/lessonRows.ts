/** What follows from the rows of a change for lessons: revision and bounds, the hours they occupy, and how they look. */
import type { Id } from '../../../domain/basics/ids.ts';
import { meetingIdOf, type MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { LessonRows } from '../../kernel/perform/kernel.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { occupiedFromMs, retimedMeetings, rewriteOccupied } from './occupied.ts';
import { toWire } from './readCalendar.ts';
import { reachOf } from './rows/reach.ts';
import { readMeetings } from './rows/readMeetings.ts';
import { stampMeetings } from './rows/writeMeetings.ts';
import { seenOrGone } from './seenBy.ts';

export const lessonRows: LessonRows = {
  async written(transaction, { teacher, occupiedUntilMs }, { rows, revision, nowMs }) {
    const touched = touchedMeetings(rows);
    const around = await readAround(transaction, teacher.id, touched);
    const held = around.filter(({ meeting }) => touched.has(meeting.id));
    await stampMeetings(
      transaction,
      teacher.id,
      held.map((each) => ({ id: each.meeting.id, reach: reachOf(each) })),
      revision,
    );
    for (const { meeting } of held) meeting.revision = revision;
    const retimed = retimedMeetings(rows);
    await rewriteOccupied(
      transaction,
      teacher.id,
      held.filter(({ meeting }) => retimed.has(meeting.id)),
      { fromMs: occupiedFromMs(nowMs), untilMs: occupiedUntilMs },
    );
    return toWire(transaction, around, teacher.currency);
  },

  async unchanged(transaction, teacher, ids) {
    return toWire(transaction, await readAround(transaction, teacher.id, ids), teacher.currency);
  },

  async seenBy(queries, teacherId, actor, meetings) {
    const [viewer] = await calendarViewers(queries, teacherId, [actor]);
    return viewer ? meetings.map((row) => seenOrGone(row, viewer)) : [];
  },
};

function touchedMeetings(rows: readonly RowChange[]): Set<Id> {
  const ids = rows.flatMap(({ before, after }) => [before, after].map((row) => row && meetingIdOf(row)));
  return new Set(ids.filter((id) => id !== null));
}

/** The meetings with all rows of their series, since their numbers may have changed too. */
const readAround = (
  transaction: StoreTransaction,
  teacherId: Id,
  ids: ReadonlySet<Id>,
): Promise<MeetingWithOccurrences[]> =>
  readMeetings(transaction, teacherId, { seriesOf: [...ids], removedToo: true });
