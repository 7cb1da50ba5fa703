/** Requested lessons in their wire form, and what each viewer sees of them. */
import {
  pendingMeetingEntity as declared,
  type PendingMeeting,
} from '../../../domain/requests/pendingMeeting.ts';
import { writePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readPendingMeetings, writePendingMeetings } from './rows.ts';
import { readNames } from '../people/names.ts';

export const pendingMeetingEntity = entity(declared, {
  read: readPendingMeetings,
  write: (transaction, { after }: Changed<PendingMeeting>) => writePendingMeetings(transaction, after),
  async toWire(queries, pendings, { currency }) {
    const ids = pendings.flatMap(({ attendees }) => attendees.map(({ studentId }) => studentId));
    const people = await readNames(queries, [...new Set(ids)]);
    return pendings.map((each) => writePendingMeeting(each, { currency, nameOf: (id) => people.get(id) }));
  },
  viewers: calendarViewers,
  /** null for viewers who would not attend; for a parent the child attends. */
  seenBy(row, viewer) {
    if (viewer.as === 'teacher') return row;
    const attendees = (row.attendees ?? []).filter(({ attendeeId }) => viewer.students.includes(attendeeId));
    return attendees.length > 0 ? { ...row, attendees } : null;
  },
});
