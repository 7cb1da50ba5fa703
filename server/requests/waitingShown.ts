/** Places in queues, in the form of the wire: the teacher sees the queue, a student their own place in it. */
import type { Waiting } from '../../domain/requests/waiting.ts';
import { writeWaiting, type WireWaiting } from '../../domain/requests/wireWaiting.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import type { Shown } from '../live/shown.ts';
import { readNames } from '../people/names.ts';

export const waitingShown: Shown<Waiting, WireWaiting> = {
  async toWire(queries, waitings) {
    const people = await readNames(queries, [...new Set(waitings.map(({ studentId }) => studentId))]);
    return waitings.map((each) => writeWaiting(each, people.get(each.studentId)?.name ?? null));
  },
  viewers: calendarViewers,
  seenBy: (row, viewer) =>
    viewer.as === 'teacher' || viewer.students.includes(row.studentId ?? '') ? row : null,
};
