/** A lesson as the calendar draws it: one occurrence in the viewer's own wall time. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';

export type ShownState =
  | 'lesson'
  /** Where a plan that is not yet confirmed would put it. */
  | 'ghost'
  /** The ghost overlaps something. */
  | 'ghostConflict'
  /** Where it stands now, while a plan would move or cancel it. */
  | 'old'
  /** An overlapped lesson, while a plan that would overlap it is open. */
  | 'conflicting'
  /** Somebody else's hour: only when it is taken. */
  | 'busy';

export type Shown = {
  /** Unique on the screen, steady over renders: row id, slot and state. */
  key: string;
  meetingId: Id;
  /** The start that the rule gives, in the series' zone; addresses the occurrence. */
  slot: Wall;
  start: Wall;
  end: Wall;
  /** From midnight to midnight. */
  allDay: boolean;
  subject: string;
  summary: string;
  /** Of those who come. */
  names: string[];
  /** Students who said that they do not come. */
  away: readonly Id[];
  awayNames: string[];
  /** Those of them for whom the lesson is charged all the same. */
  charged: readonly { studentId: Id; name: string; kind: 'late' | 'noShow' }[];
  /** 'all' who come have paid, or 'some' of them. */
  paid: 'all' | 'some' | null;
  /** 'subject-6' */
  color: string | null;
  recurring: boolean;
  group: boolean;
  taken: number;
  capacity: number;
  state: ShownState;
  past: boolean;
};
