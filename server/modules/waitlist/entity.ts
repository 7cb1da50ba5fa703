/** Waitlist entries in their wire form: the teacher sees the whole waitlist, students their own entry. */
import { waitingEntity as declared, writeWaiting } from '../../../domain/requests/waiting.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { waitingRows } from './rows.ts';
import { readNames } from '../people/names.ts';

export const waitlistEntity = entity(declared, {
  ...waitingRows,
  async toWire(queries, waitings) {
    const people = await readNames(queries, [...new Set(waitings.map(({ studentId }) => studentId))]);
    return waitings.map((each) => writeWaiting(each, people.get(each.studentId)?.name ?? null));
  },
  viewers: calendarViewers,
  seenBy: (row, viewer) =>
    viewer.as === 'teacher' || viewer.students.includes(row.studentId ?? '') ? row : null,
});
