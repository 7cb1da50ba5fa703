/** Lessons that are asked for, in the form of the wire, and what each viewer sees of them. */
import type { PendingMeeting } from '../../domain/requests/pendingMeeting.ts';
import { writePendingMeeting, type WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import type { Shown } from '../live/shown.ts';
import { readNames } from '../people/names.ts';

export const pendingMeetingShown: Shown<PendingMeeting, WirePendingMeeting> = {
  async toWire(queries, pendings, { currency }) {
    const ids = pendings.flatMap(({ attendees }) => attendees.map(({ studentId }) => studentId));
    const people = await readNames(queries, [...new Set(ids)]);
    return pendings.map((each) => writePendingMeeting(each, { currency, nameOf: (id) => people.get(id) }));
  },
  viewers: calendarViewers,
  /** null for whoever would not attend; a parent who asked for a child attends by the child. */
  seenBy(row, viewer) {
    if (viewer.as === 'teacher') return row;
    const attendees = (row.attendees ?? []).filter(({ attendeeId }) => viewer.students.includes(attendeeId));
    return attendees.length > 0 ? { ...row, attendees } : null;
  },
};
