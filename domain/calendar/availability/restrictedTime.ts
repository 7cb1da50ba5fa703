/** Hours that a teacher keeps free of lessons: a lunch, a holiday, every Friday. */
import type { Id } from '../../basics/ids.ts';
import type { Wall } from '../../basics/wallTime.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import type { Meeting } from '../meeting.ts';
import { entity } from '../../kernel/entity.ts';

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

export const restrictedTimeEntity = entity<RestrictedTime>()({
  kind: 'restrictedTime',
  wire: { name: 'restrictedTime', type: 'RestrictedTime' },
  asked: true,
  undo: 'marks',
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
