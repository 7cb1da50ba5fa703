/** Waitlist entries in their wire form: the teacher sees the whole waitlist, students their own entry. */
import { waitingEntity as declared, type Waiting } from '../../../domain/requests/waiting.ts';
import { writeWaiting } from '../../../domain/requests/wireWaiting.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readWaitings, writeWaitings } from './rows.ts';
import { readNames } from '../people/names.ts';

export const waitlistEntity = entity(declared, {
  read: readWaitings,
  write: (transaction, { after }: Changed<Waiting>) => writeWaitings(transaction, after),
  async toWire(queries, waitings) {
    const people = await readNames(queries, [...new Set(waitings.map(({ studentId }) => studentId))]);
    return waitings.map((each) => writeWaiting(each, people.get(each.studentId)?.name ?? null));
  },
  viewers: calendarViewers,
  seenBy: (row, viewer) =>
    viewer.as === 'teacher' || viewer.students.includes(row.studentId ?? '') ? row : null,
});
