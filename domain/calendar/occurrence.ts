/** What happened to one occurrence of a meeting; a row exists only where something did. */
import type { Id } from '../basics/ids.ts';
import type { Wall } from '../basics/wallTime.ts';
import type { Meeting } from './meeting.ts';

/** teacher: excused by the teacher, who teaches whoever else comes. */
export type AbsenceKind = 'student' | 'late' | 'noShow' | 'teacher';

type Absence = { studentId: Id; kind: AbsenceKind; atMs: number };

/** The amount is fixed when it is paid; later prices do not touch it. */
type Payment = { id: Id; studentId: Id; amountMinor: number; atMs: number };

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
  payments: Payment[];
};

export type MeetingWithOccurrences = { meeting: Meeting; occurrences: Occurrence[] };
