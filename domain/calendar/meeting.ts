/** A meeting as its teacher keeps it: one lesson, or the rule of a whole series. */
import type { Id } from '../basics/ids.ts';
import type { PersonalDiscount } from '../people/discount.ts';
import type { Wall } from '../basics/wallTime.ts';
import { entity } from '../kernel/entity.ts';

export type Location = 'teacher' | 'student' | 'online';

export type Scope = 'this' | 'future' | 'all';

export type Attendee = {
  studentId: Id;
  /** percentage: 0–100; fixed: minor units off the price. */
  personalDiscount?: PersonalDiscount;
  /** The discount that was given to this booking (domain/money/discount.ts, isGiven); null: while it is made, that it wants none. */
  discountId?: Id | null;
};

export type Alarm = { id: Id; trigger: number; action: 'DISPLAY'; description: string };

export type Meeting = {
  kind: 'meeting';
  teacherId: Id;
  id: Id;
  /** Shared by all rows that one series was split into; the first row's id. */
  seriesId: Id;
  /** The teacher's revision when this row, or anything under it, was last written. */
  revision: number;
  /** Wall time in `zone`; the first slot of the rule. A slot that a clock change skips keeps its wall time here. */
  start: Wall;
  /** IANA zone. A weekly 17:00 stays 17:00 over a clock change. */
  zone: string;
  /** As a watch counts them: over a clock change the end on the wall is an hour off. */
  minutes: number;
  /** Canonical: FREQ, INTERVAL, BYDAY, COUNT, UNTIL (a local date, inclusive); null for a single lesson. */
  rrule: string | null;
  summary: string;
  description: string;
  /** The subject's name, as the spec has it. */
  subject: string;
  color: string | null;
  location: Location;
  attendees: Attendee[];
  capacity: number;
  /** What one attendee pays for one occurrence before personal discount, in the currency's minor units. */
  costMinor: number;
  /** Set by hand: a resize does not rescale it. */
  costByHand: boolean;
  /** Number of the first occurrence, when set by hand; null = counted on from the rows of the series before. */
  oldLessonNumber: number | null;
  alarms: Alarm[];
  /** The teacher said "anyway": this row may overlap others. */
  insisted: boolean;
  createdMs: number;
  /** Marked, not erased. */
  removedMs: number | null;
};

export const meetingEntity = entity<Meeting>()({
  kind: 'meeting',
  wire: { name: 'meeting', type: 'Meeting' },
  undo: 'marks',
  inAnyOrder: ['attendees', 'alarms'],
  log: {
    area: 'lessons',
    of: ({ id, subject, summary, start, zone, attendees, costMinor, removedMs }) => ({
      name: subject || summary,
      start,
      zone,
      meetingId: id,
      studentIds: attendees.map(({ studentId }) => studentId),
      amountMinor: costMinor,
      isGone: removedMs !== null,
    }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    meeting: typeof meetingEntity;
  }
}
