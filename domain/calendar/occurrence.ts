/** What happened to one occurrence of a meeting; a row exists only where something did. */
import type { Id } from '../basics/ids.ts';
import type { Wall } from '../basics/wallTime.ts';
import type { Meeting } from './meeting.ts';
import { refuse } from '../basics/refusal.ts';
import type { Row } from '../kernel/rows.ts';
import { entity } from '../kernel/entity.ts';

/** teacher: excused by the teacher, who teaches whoever else comes. */
export type AbsenceKind = 'student' | 'late' | 'noShow' | 'teacher';

type Absence = { studentId: Id; kind: AbsenceKind; atMs: number };

/**
 * What a payment gives to a charge. In lessons: one lesson of a package or a make-up credit, which covers the charge
 * whole; the amount is then what that lesson of the package cost.
 */
export type Allocation = { paymentId: Id; amountMinor: number; inLessons: boolean; atMs: number };

/** lateCancel: called off too late, or not come without a word; charged all the same (the contract). */
export type ChargeKind = 'lesson' | 'lateCancel';

/**
 * What one attendee owes for one lesson, fixed when something is paid on it or when it is called off too late: later
 * prices do not touch it. Without such a row the price tells (money/charge.ts).
 */
export type Charge = {
  id: Id;
  studentId: Id;
  kind: ChargeKind;
  amountMinor: number;
  atMs: number;
  allocations: Allocation[];
};

/** Fields of the series that one occurrence may have for itself. */
export type OwnFields = Partial<
  Pick<
    Meeting,
    | 'start'
    | 'minutes'
    | 'summary'
    | 'description'
    | 'subject'
    | 'color'
    | 'location'
    | 'costMinor'
    | 'insisted'
  >
>;

export type Occurrence = {
  kind: 'occurrence';
  teacherId: Id;
  id: Id;
  meetingId: Id;
  /** The start that the rule gives (RFC 5545 RECURRENCE-ID); unique per meeting. */
  slot: Wall;
  revision: number;
  cancelledBy: 'teacher' | 'holiday' | null;
  /** Only the fields that differ from the series. */
  own: OwnFields;
  absences: Absence[];
  charges: Charge[];
};

export type MeetingWithOccurrences = { meeting: Meeting; occurrences: Occurrence[] };

/** The meeting that a row is or hangs on; null for what is none of the lessons' own. */
export function meetingIdOf(row: Row): Id | null {
  if (row.kind === 'meeting') return row.id;
  return row.kind === 'occurrence' ? row.meetingId : null;
}

export const occurrenceEntity = entity<Occurrence>()({
  kind: 'occurrence',
  undo: 'erases',
  inAnyOrder: ['absences', 'charges'],
  log: {
    area: 'lessons',
    of: ({ meetingId, slot, own, cancelledBy }) => ({
      name: own.subject || own.summary,
      start: own.start ?? slot,
      meetingId,
      amountMinor: own.costMinor,
      isGone: cancelledBy !== null,
    }),
  },
  cannotReturn: ({ slot }, others) =>
    others.some((other) => other.slot === slot) ? refuse('WRITTEN_SINCE', 'changeId') : null,
});

declare module '../kernel/rows.ts' {
  interface Entities {
    occurrence: typeof occurrenceEntity;
  }
}

declare module '../kernel/entity.ts' {
  interface EntityShape<R extends AnyRow> {
    /** The hours that the row keeps free of lessons, as what lessons are held against (conflicts/closedHours.ts). */
    closes?(row: R): MeetingWithOccurrences;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** id: of a meeting, or of an occurrence that differs (it is a Meeting of its own on the wire). */
    meeting: [of: { teacherId: Id; id: Id }, answer: MeetingWithOccurrences | null];
    /** As meeting, of many ids at once; unknown ids are missing from the answer. */
    meetings: [of: { teacherId: Id; ids: Id[] }, answer: MeetingWithOccurrences[]];
    /** All rows of one seriesId, in order of start; for numbering. */
    series: [of: { teacherId: Id; seriesId: Id }, answer: MeetingWithOccurrences[]];
    /**
     * Every meeting, not removed, that may have an occurrence overlapping [from, until); until null = for ever. Rows of
     * occurrences that stand outside may be missing.
     */
    schedule: [of: { teacherId: Id; from: Wall; until: Wall | null }, answer: MeetingWithOccurrences[]];
    /** All rows of every series in which one of these students has a place, or of which one of these payments covers something. */
    familyLessons: [
      of: { teacherId: Id; studentIds: Id[]; paymentIds: Id[] },
      answer: MeetingWithOccurrences[],
    ];
    /** When these students have lessons with other teachers; with whom is nobody's business. Server only. */
    busyElsewhere: [
      of: { teacherId: Id; studentIds: Id[]; fromMs: number; untilMs: number },
      answer: { studentId: Id; startMs: number; endMs: number }[],
    ];
  }
}
