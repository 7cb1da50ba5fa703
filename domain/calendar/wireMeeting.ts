/**
 * Meetings as they travel (docs/architecture.md, "Occurrences on the wire"): the one writer and the one reader.
 * A changed or cancelled occurrence is a Meeting of its own, and its slot stands in the series' exdates;
 * one with nothing but absences and payments stays inside its series.
 */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { lessonAt, slotAtMs, type Held, type Lesson } from './lesson.ts';
import type { Alarm, Location, Meeting } from './meeting.ts';
import type { Occurrence, OwnFields, MeetingWithOccurrences } from './occurrence.ts';
import {
  readAttendee,
  readMarks,
  writeAttendee,
  type AttendeeWriting,
  type WireAttendee,
} from './wireAttendee.ts';

/** What every reader of a meeting is given; `Moment`: how that reader writes a moment. */
export type CommonMeetingFields<Moment> = {
  id: Id;
  seriesId?: Id | null;
  slot?: Moment | null;
  own?: readonly string[] | null;
  version?: number | null;
  removed?: boolean | null;
  cancelledBy?: string | null;
  /** Somebody else's hour of which only the time is known. */
  busyOnly?: boolean | null;
  summary?: string | null;
  description?: string | null;
  location?: string | null;
};

/** The type Meeting of the GraphQL schema; what is masked is null or missing. */
export type WireMeeting = CommonMeetingFields<string> & {
  start?: string | null;
  end?: string | null;
  timeZone?: string | null;
  attendees?: readonly WireAttendee[] | null;
  attendeesCount?: number | null;
  spacesLeft?: number | null;
  subject?: string | null;
  color?: string | null;
  rrule?: string | null;
  exdates?: readonly string[] | null;
  organizer?: Id | null;
  capacity?: number | null;
  oldLessonNumber?: number | null;
  cost?: number | null;
  costByHand?: boolean | null;
  insisted?: boolean | null;
  alarms?: readonly { id: Id; trigger: number; action: string; description: string }[] | null;
  createdAt?: string | null;
};

export type Writing = AttendeeWriting & {
  /** The number of the first lesson, where it was not set by hand (number.ts). */
  firstNumberOf?(meeting: Meeting): number | null;
};

/** Where the wire leaves out who keeps the meeting, or in which zone and currency. */
export type Reading = { currency: string; zone: string; teacherId: Id };

export const isOwnMeeting = ({ own, cancelledBy }: Occurrence): boolean =>
  cancelledBy !== null || Object.keys(own).length > 0;

/** The row of the meeting, then one for each occurrence that differs. */
export function writeMeeting(held: Held, writing: Writing): WireMeeting[] {
  const { meeting, occurrences } = held;
  if (meeting.removedMs !== null) return [meeting, ...occurrences.filter(isOwnMeeting)].map(writeRemoved);
  const inside = occurrences.filter((each) => !isOwnMeeting(each));
  const differing = occurrences.filter(isOwnMeeting);
  const lesson = lessonAt(meeting, meeting.start);
  const series: WireMeeting = {
    ...writeLesson(lesson, inside, (each) => String(toMs(each.slot, meeting.zone)), writing),
    id: meeting.id,
    version: meeting.revision,
    rrule: meeting.rrule,
    exdates: differing.map(({ slot }) => String(toMs(slot, meeting.zone))).sort(),
    oldLessonNumber: meeting.oldLessonNumber ?? writing.firstNumberOf?.(meeting) ?? null,
  };
  return [series, ...differing.map((each) => writeOccurrence(meeting, each, writing))];
}

/** What is sent when a row is gone, or no longer the viewer's. */
const writeRemoved = ({ id, revision }: { id: Id; revision: number }): WireMeeting => ({
  id,
  version: revision,
  removed: true,
});

function writeOccurrence(meeting: Meeting, occurrence: Occurrence, writing: Writing): WireMeeting {
  const lesson = lessonAt(meeting, occurrence.slot, occurrence);
  return {
    ...writeLesson(lesson, [occurrence], () => String(lesson.startMs), writing),
    id: occurrence.id,
    slot: String(toMs(occurrence.slot, meeting.zone)),
    own: Object.keys(occurrence.own).sort(),
    version: occurrence.revision,
    cancelledBy: occurrence.cancelledBy,
    rrule: null,
    exdates: [],
    oldLessonNumber: null,
  };
}

function writeLesson(
  lesson: Lesson,
  rows: readonly Occurrence[],
  momentOf: (row: Occurrence) => string,
  writing: Writing,
): Omit<WireMeeting, 'id'> {
  const { meeting } = lesson;
  const attendees = meeting.attendees.map((each) => writeAttendee(each, rows, momentOf, writing));
  return {
    seriesId: meeting.seriesId,
    slot: null,
    own: null,
    removed: false,
    cancelledBy: null,
    busyOnly: false,
    summary: lesson.summary,
    description: lesson.description,
    location: lesson.location,
    start: String(lesson.startMs),
    end: String(lesson.endMs),
    timeZone: meeting.zone,
    attendees,
    attendeesCount: attendees.length,
    // To others a lesson of one is only taken; a group, also a full one, can be asked for.
    spacesLeft: meeting.capacity > 1 ? Math.max(0, meeting.capacity - attendees.length) : null,
    subject: lesson.subject,
    color: lesson.color,
    organizer: meeting.teacherId,
    capacity: meeting.capacity,
    cost: toMajor(lesson.costMinor, writing.currency),
    costByHand: meeting.costByHand,
    insisted: lesson.insisted,
    alarms: meeting.alarms,
    createdAt: String(meeting.createdMs),
  };
}

/** All rows that were loaded, put together again by series; rows that are gone are left out. */
export function readMeetings(wires: readonly WireMeeting[], reading: Reading): MeetingWithOccurrences[] {
  const standing = wires.filter((wire) => !wire.removed && wire.start && wire.end);
  const held = new Map<Id, MeetingWithOccurrences>();
  const slotsOf = new Map<Id, Set<string>>();
  for (const wire of standing.filter((each) => !each.slot)) {
    const meeting = readSeries(wire, reading);
    held.set(wire.id, { meeting, occurrences: readInside(wire, meeting, reading) });
    slotsOf.set(wire.id, new Set(wire.exdates));
  }
  const bySeries = new Map<Id, MeetingWithOccurrences[]>();
  for (const each of held.values()) {
    const { seriesId } = each.meeting;
    bySeries.set(seriesId, [...(bySeries.get(seriesId) ?? []), each]);
  }
  for (const wire of standing) {
    if (!wire.slot) continue;
    // A series that was split has several rows; the one that names the slot among its exdates keeps the occurrence.
    const slot = wire.slot;
    const rows = bySeries.get(wire.seriesId ?? '') ?? [];
    const row = rows.find(({ meeting }) => slotsOf.get(meeting.id)?.has(slot));
    row?.occurrences.push(readOccurrence(wire, slot, row.meeting, reading));
    if (row) slotsOf.get(row.meeting.id)?.delete(slot);
  }
  for (const [id, { meeting, occurrences }] of held) {
    // An exdate without a row of its own, as another client of the spec writes it, is the teacher's cancel.
    for (const slot of slotsOf.get(id) ?? []) {
      occurrences.push({
        ...emptyOccurrence(meeting, slotAtMs(meeting, Number(slot))),
        cancelledBy: 'teacher',
      });
    }
    occurrences.sort((a, b) => (a.slot < b.slot ? -1 : 1));
  }
  return [...held.values()];
}

function readSeries(wire: WireMeeting, reading: Reading): Meeting {
  const zone = wire.timeZone ?? reading.zone;
  const startMs = Number(wire.start);
  return {
    kind: 'meeting',
    teacherId: wire.organizer ?? reading.teacherId,
    id: wire.id,
    seriesId: wire.seriesId ?? wire.id,
    revision: wire.version ?? 0,
    start: toWall(startMs, zone),
    zone,
    minutes: (Number(wire.end) - startMs) / 60_000,
    rrule: wire.rrule ?? null,
    summary: wire.summary ?? '',
    description: wire.description ?? '',
    subject: wire.subject ?? '',
    color: wire.color ?? null,
    location: (wire.location ?? 'teacher') as Location,
    attendees: (wire.attendees ?? []).map((each) => readAttendee(each, reading.currency)),
    capacity: wire.capacity ?? (wire.attendeesCount ?? 0) + (wire.spacesLeft ?? 0),
    costMinor: toMinor(wire.cost ?? 0, reading.currency) ?? 0,
    costByHand: wire.costByHand ?? false,
    oldLessonNumber: wire.oldLessonNumber ?? null,
    alarms: (wire.alarms ?? []) as Alarm[],
    insisted: wire.insisted ?? false,
    createdMs: Number(wire.createdAt ?? 0),
    removedMs: null,
  };
}

const emptyOccurrence = (meeting: Meeting, slot: string): Occurrence => ({
  kind: 'occurrence',
  teacherId: meeting.teacherId,
  // Such a row has no address of its own: the series and the slot reach it.
  id: `${meeting.id}@${slot}`,
  meetingId: meeting.id,
  slot,
  revision: meeting.revision,
  cancelledBy: null,
  own: {},
  absences: [],
  charges: [],
});

function readInside(wire: WireMeeting, meeting: Meeting, reading: Reading): Occurrence[] {
  const rows = new Map<string, Occurrence>();
  const at = (moment: string): Occurrence => {
    const row = rows.get(moment) ?? emptyOccurrence(meeting, slotAtMs(meeting, Number(moment)));
    rows.set(moment, row);
    return row;
  };
  for (const attendee of wire.attendees ?? []) readMarks(attendee, at, reading.currency);
  return [...rows.values()];
}

function readOccurrence(wire: WireMeeting, slot: string, meeting: Meeting, reading: Reading): Occurrence {
  const { zone } = meeting;
  const startMs = Number(wire.start);
  const own: OwnFields = {};
  for (const field of wire.own ?? []) {
    if (field === 'start') own.start = toWall(startMs, zone);
    else if (field === 'minutes') own.minutes = (Number(wire.end) - startMs) / 60_000;
    else if (field === 'summary') own.summary = wire.summary ?? '';
    else if (field === 'description') own.description = wire.description ?? '';
    else if (field === 'subject') own.subject = wire.subject ?? '';
    else if (field === 'color') own.color = wire.color ?? null;
    else if (field === 'location') own.location = (wire.location ?? 'teacher') as Location;
    else if (field === 'costMinor') own.costMinor = toMinor(wire.cost ?? 0, reading.currency) ?? 0;
    else if (field === 'insisted') own.insisted = wire.insisted ?? false;
  }
  const occurrence: Occurrence = {
    ...emptyOccurrence(meeting, slotAtMs(meeting, Number(slot))),
    id: wire.id,
    revision: wire.version ?? meeting.revision,
    cancelledBy: wire.cancelledBy === 'holiday' ? 'holiday' : wire.cancelledBy ? 'teacher' : null,
    own,
  };
  for (const attendee of wire.attendees ?? []) readMarks(attendee, () => occurrence, reading.currency);
  return occurrence;
}
