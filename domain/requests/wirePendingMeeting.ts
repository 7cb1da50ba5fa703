/** A lesson that is asked for as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import { toMs, toWall } from '../basics/zones.ts';
import type { Location } from '../calendar/meeting.ts';
import {
  readAttendee,
  writeAttendee,
  type AttendeeWriting,
  type WireAttendee,
} from '../calendar/wireAttendee.ts';
import type { Reading } from '../calendar/wireMeeting.ts';
import { readStretch, writeStretch } from '../calendar/wireStretch.ts';
import { pendingStatuses, type PendingMeeting } from './pendingMeeting.ts';

/** The type PendingMeeting of the GraphQL schema; what is masked is null or missing. */
export type WirePendingMeeting = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  organizer?: Id | null;
  requestedBy?: Id | null;
  status?: string | null;
  meetingId?: Id | null;
  /** occurrence: the slot's moment. */
  replaces?: { meetingId: Id; occurrence: string } | null;
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
  const { zone, costMinor } = pending;
  return {
    id: pending.id,
    version: pending.revision,
    removed: pending.removedMs !== null,
    organizer: pending.teacherId,
    requestedBy: pending.requestedBy,
    status: pending.status,
    meetingId: pending.meetingId,
    replaces: pending.replaces && {
      meetingId: pending.replaces.meetingId,
      occurrence: String(toMs(pending.replaces.slot, zone)),
    },
    summary: pending.summary,
    description: pending.description,
    location: pending.location,
    ...writeStretch(pending),
    rrule: pending.rrule,
    subject: pending.subject,
    attendees: pending.attendees.map((attendee) => writeAttendee(attendee, [], () => '', writing)),
    capacity: pending.capacity,
    cost: costMinor === null ? null : toMajor(costMinor, writing.currency),
    createdAt: String(pending.createdMs),
    lastModified: String(pending.modifiedMs),
  };
}

/** null for what is gone, and for what has no hours. */
export function readPendingMeeting(wire: WirePendingMeeting, reading: Reading): PendingMeeting | null {
  const { start, end, cost } = wire;
  if (wire.removed || !start || !end) return null;
  const zone = wire.timeZone ?? reading.zone;
  return {
    kind: 'pendingMeeting',
    teacherId: wire.organizer ?? reading.teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    ...readStretch({ start, end }, zone),
    rrule: wire.rrule ?? null,
    summary: wire.summary ?? '',
    description: wire.description ?? '',
    subject: wire.subject ?? '',
    location: (wire.location ?? 'teacher') as Location,
    attendees: (wire.attendees ?? []).map((each) => readAttendee(each, reading.currency)),
    capacity: wire.capacity ?? Math.max(1, wire.attendees?.length ?? 0),
    costMinor: cost === null || cost === undefined ? null : toMinor(cost, reading.currency),
    status: pendingStatuses.find((each) => each === wire.status) ?? 'Pending',
    requestedBy: wire.requestedBy ?? '',
    meetingId: wire.meetingId ?? null,
    replaces: wire.replaces
      ? { meetingId: wire.replaces.meetingId, slot: toWall(Number(wire.replaces.occurrence), zone) }
      : null,
    createdMs: Number(wire.createdAt ?? 0),
    modifiedMs: Number(wire.lastModified ?? 0),
    removedMs: null,
  };
}
