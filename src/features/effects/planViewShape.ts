/** What a card of a plan shows, in words. */
import type { Span } from '../../../commands/kernel/plan.ts';
import type { ConflictView } from './conflictView.ts';
import type { NoteView } from './noteWords.ts';
import type { LessonPrice, PlanFacts } from './planFactsShape.ts';

export type PlanDate = {
  key: string;
  /** Of lessons that are not all the same: the subject and who comes. */
  what: string | null;
  /** "22.11" */
  day: string;
  /** "ראשון" */
  weekday: string;
  /** "16:00"; only `after` where the hours stay. */
  before: string | null;
  after: string | null;
  /** "₪140 → ₪120", where the lessons' prices do not all change alike. */
  price: string | null;
  /** plain: it takes place, and whether its hour was free is not in question. */
  state: 'free' | 'conflict' | 'stays' | 'cancelled' | 'plain';
};

/** One of several things that are done at once. */
export type PlanPart = Pick<PlanView, 'kind' | 'title' | 'note' | 'ink' | 'shift'> & {
  /** What is done, in a word; what its line says once it is done. */
  word: string;
  done: string;
  state: 'in' | 'left' | 'taken';
  /** Struck: it is cancelled. */
  isGone: boolean;
};

export type PlanView = {
  kind: PlanFacts['kind'];
  title: string;
  /** The title without what is done: the subject and who comes. */
  what: string;
  ink: number | null;
  note: string | null;
  /** `isOnDay`: hours alone, on the day of the note. */
  shift: { before: string | null; after: string | null; isOnDay?: boolean } | null;
  dates: PlanDate[];
  /** What stands in the way, in sentences. */
  conflicts: string[];
  /** The safe ways out of it; null where nothing conflicts. */
  conflict: ConflictView | null;
  /** Of several things each by itself; empty where it is one. */
  parts: PlanPart[];
  told: string[];
  quietable: boolean;
  editable: boolean;
  notes: NoteView[];
  assumed: Span[];
  price: string | null;
  prices: readonly LessonPrice[];
  /** How many lessons the button does something to. */
  count: number;
  endless: boolean;
  operations: string[];
};
