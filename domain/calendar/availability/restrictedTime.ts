/** Hours that a teacher keeps free of lessons: a lunch, a holiday, every Friday; and how they travel. */
import type { Id } from '../../basics/ids.ts';
import type { Wall } from '../../basics/wallTime.ts';
import { toMs } from '../../basics/zones.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import { slotAtMs } from '../lesson.ts';
import type { Meeting } from '../meeting.ts';
import { entity } from '../../kernel/entity.ts';
import { readStretch, writeStretch } from '../wireStretch.ts';

export type RestrictedTime = {
  kind: 'restrictedTime';
  teacherId: Id;
  id: Id;
  revision: number;
  /** Wall time in `zone`; the first slot of the rule. */
  start: Wall;
  zone: string;
  /** As a watch counts them. */
  minutes: number;
  /** Canonical, as a meeting's; null for hours that are closed once. */
  rrule: string | null;
  /** Slots of the rule that stay open, ascending. */
  exdates: Wall[];
  /** For the teacher's own eyes. */
  reason: string;
  createdMs: number;
  /** Marked, not erased. */
  removedMs: number | null;
};

/**
 * As what collisions and free hours are reckoned with: a series that nobody attends, whose open slots are cancelled.
 * What is done to the one (expanding, shifting, overlapping) is done to the other.
 */
export function asHeld(time: RestrictedTime): MeetingWithOccurrences {
  const { teacherId, id, revision, start, zone, minutes, rrule, reason, createdMs, removedMs } = time;
  const meeting: Meeting = {
    kind: 'meeting',
    teacherId,
    id,
    seriesId: id,
    revision,
    start,
    zone,
    minutes,
    rrule,
    summary: reason,
    description: '',
    subject: '',
    color: null,
    location: 'teacher',
    attendees: [],
    capacity: 1,
    costMinor: 0,
    costByHand: false,
    oldLessonNumber: null,
    alarms: [],
    insisted: false,
    createdMs,
    removedMs,
  };
  const occurrences = time.exdates.map((slot) => ({
    kind: 'occurrence' as const,
    teacherId,
    id: `${id}/${slot}`,
    meetingId: id,
    slot,
    revision,
    cancelledBy: 'teacher' as const,
    own: {},
    absences: [],
    charges: [],
  }));
  return { meeting, occurrences };
}

export const restrictedTimeEntity = entity<RestrictedTime, WireRestrictedTime>()({
  kind: 'restrictedTime',
  wire: {
    name: 'restrictedTime',
    type: 'RestrictedTime',
    whole: { as: 'closed', for: 'everyone' },
    read: readRestrictedTime,
    moments: ['start', 'end', 'exdates'],
  },
  asked: true,
  undo: 'marks',
  closes: asHeld,
  log: {
    area: 'hours',
    of: ({ reason, start, zone, removedMs }) => ({ name: reason, start, zone, isGone: removedMs !== null }),
  },
});

declare module '../../kernel/rows.ts' {
  interface Entities {
    restrictedTime: typeof restrictedTimeEntity;
  }
}

/** The type RestrictedTime of the GraphQL schema; what is masked is null or missing. */
export type WireRestrictedTime = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  start?: string | null;
  end?: string | null;
  timeZone?: string | null;
  rrule?: string | null;
  exdates?: readonly string[] | null;
  reason?: string | null;
};

export function writeRestrictedTime(time: RestrictedTime): WireRestrictedTime {
  const { id, revision: version, zone, rrule } = time;
  if (time.removedMs !== null) return { id, version, removed: true };
  return {
    id,
    version,
    removed: false,
    teacherId: time.teacherId,
    ...writeStretch(time),
    rrule,
    exdates: time.exdates.map((slot) => String(toMs(slot, zone))),
    reason: time.reason,
  };
}

/** null for what is gone, and for what has no hours. */
export function readRestrictedTime(
  wire: WireRestrictedTime,
  unsaid: { zone: string; teacherId: Id },
): RestrictedTime | null {
  const { start, end } = wire;
  if (wire.removed || !start || !end) return null;
  const time: RestrictedTime = {
    kind: 'restrictedTime',
    teacherId: wire.teacherId ?? unsaid.teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    ...readStretch({ start, end }, wire.timeZone ?? unsaid.zone),
    rrule: wire.rrule ?? null,
    exdates: [],
    reason: wire.reason ?? '',
    createdMs: 0,
    removedMs: null,
  };
  const { meeting } = asHeld(time);
  return { ...time, exdates: (wire.exdates ?? []).map((ms) => slotAtMs(meeting, Number(ms))).sort() };
}
