/** A lesson that one side has asked for and the other has not said yes to. */
import type { Id } from '../basics/ids.ts';
import type { Wall } from '../basics/wallTime.ts';
import type { Meeting } from '../calendar/meeting.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { entity } from '../kernel/entity.ts';

export const pendingStatuses = ['Pending', 'Offered', 'Approved', 'Declined', 'Withdrawn'] as const;

/** Pending waits for the teacher, Offered for the student; the others are settled. */
export type PendingStatus = (typeof pendingStatuses)[number];

/** A lesson by its meeting, and by the slot that the rule gives, on the wall of the request's zone. */
export type Replaced = { meetingId: Id; slot: Wall };

export type PendingMeeting = Pick<
  Meeting,
  | 'teacherId'
  | 'id'
  | 'revision'
  | 'start'
  | 'zone'
  | 'minutes'
  | 'rrule'
  | 'summary'
  | 'description'
  | 'subject'
  | 'location'
  | 'attendees'
  | 'capacity'
  | 'createdMs'
  | 'removedMs'
> & {
  kind: 'pendingMeeting';
  status: PendingStatus;
  requestedBy: Id;
  /** The lesson that it is another time for; null: one lesson more. */
  replaces: Replaced | null;
  /** null: the usual price at the moment of the yes. */
  costMinor: number | null;
  /** The meeting that came of it, or that was moved by it. */
  meetingId: Id | null;
  modifiedMs: number;
};

export const isOpen = ({ status, removedMs }: PendingMeeting): boolean =>
  removedMs === null && (status === 'Pending' || status === 'Offered');

/** As the lesson that it would become, to be drawn and expanded like one. */
export function asLesson(pending: PendingMeeting): MeetingWithOccurrences {
  const {
    kind: _k,
    status: _s,
    requestedBy: _r,
    meetingId: _m,
    replaces: _l,
    modifiedMs: _t,
    costMinor,
    ...same
  } = pending;
  const meeting: Meeting = {
    ...same,
    kind: 'meeting',
    seriesId: pending.id,
    color: null,
    costMinor: costMinor ?? 0,
    costByHand: costMinor !== null,
    oldLessonNumber: null,
    alarms: [],
    insisted: false,
  };
  return { meeting, occurrences: [] };
}

export const pendingMeetingEntity = entity<PendingMeeting>()({
  kind: 'pendingMeeting',
  wire: { name: 'pendingMeeting', type: 'PendingMeeting' },
  asked: true,
  isOpen,
  undo: 'marks',
  log: {
    area: 'requests',
    of: ({ subject, start, zone, attendees, removedMs }) => ({
      name: subject,
      start,
      zone,
      studentIds: attendees.map(({ studentId }) => studentId),
      isGone: removedMs !== null,
    }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    pendingMeeting: typeof pendingMeetingEntity;
  }
}
