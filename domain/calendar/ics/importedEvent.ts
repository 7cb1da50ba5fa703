/** An event of a calendar from elsewhere, as it may be taken over. */
import type { Id } from '../../basics/ids.ts';

export type ImportedEvent = {
  /** Unique in the preview. */
  key: string;
  state: 'new' | 'duplicate' | 'refused';
  /** Of one that is refused. */
  why: ImportRefusal | null;
  /** The meeting that stands there already. */
  duplicateOf: Id | null;
  summary: string;
  description: string;
  place: string;
  /** Milliseconds, as the mutations take them. */
  start: string;
  end: string;
  allDay: boolean;
  /** Longer than a lesson can be: it may become closed hours. */
  onlyClosedHours: boolean;
  /** Canonical. */
  rrule: string | null;
  exdates: string[];
  /** A series of another zone: from now on it keeps its hour on the teacher's wall. */
  otherZone: boolean;
};

export type ImportRefusal =
  | 'BAD_RULE' // a recurrence beyond the six parts, or one that never fires
  | 'BAD_TIME' // no such moment, an end before its start, or beyond ten years
  | 'HOUR_TWICE' // begins in the second of two equal hours
  | 'TOO_LONG'
  | 'UNKNOWN_ZONE'
  | 'OTHER_ZONE' // a series of another zone that falls on another day here
  | 'CANCELLED';
