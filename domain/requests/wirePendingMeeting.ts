/** A lesson that is asked for as it travels. */
import type { Id } from '../basics/ids.ts';
import { toMajor } from '../basics/money.ts';
import { toMs } from '../basics/zones.ts';
import { writeAttendee, type AttendeeWriting, type WireAttendee } from '../calendar/wireAttendee.ts';
import type { PendingMeeting } from './pendingMeeting.ts';

/** The type PendingMeeting of the GraphQL schema; what is masked is null or missing. */
export type WirePendingMeeting = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  organizer?: Id | null;
  requestedBy?: Id | null;
  status?: string | null;
  meetingId?: Id | null;
  summary?: string | null;
  description?: string | null;
  location?: string | null;
  start?: string | null;
  end?: string | null;
  timeZone?: string | null;
  rrule?: string | null;
  subject?: string | null;
  attendees?: readonly WireAttendee[] | null;
  capacity?: number | null;
  cost?: number | null;
  createdAt?: string | null;
  lastModified?: string | null;
};

export function writePendingMeeting(pending: PendingMeeting, writing: AttendeeWriting): WirePendingMeeting {
  const { zone, minutes, costMinor } = pending;
  const startMs = toMs(pending.start, zone);
  return {
    id: pending.id,
    version: pending.revision,
    removed: pending.removedMs !== null,
    organizer: pending.teacherId,
    requestedBy: pending.requestedBy,
    status: pending.status,
    meetingId: pending.meetingId,
    summary: pending.summary,
    description: pending.description,
    location: pending.location,
    start: String(startMs),
    end: String(startMs + minutes * 60_000),
    timeZone: zone,
    rrule: pending.rrule,
    subject: pending.subject,
    attendees: pending.attendees.map((attendee) => writeAttendee(attendee, [], () => '', writing)),
    capacity: pending.capacity,
    cost: costMinor === null ? null : toMajor(costMinor, writing.currency),
    createdAt: String(pending.createdMs),
    lastModified: String(pending.modifiedMs),
  };
}
