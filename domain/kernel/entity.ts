/** What domain says of a kind of row, once: its wire name, whether operations ask for it, what an undo leaves of it. */
import type { Id } from '../basics/ids.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Wall } from '../basics/wallTime.ts';

/**
 * Named by what areas add to EntityShape.
 *
 * @public
 */
export type AnyRow = { kind: string; id: Id; revision: number };

/** What a row that travels does not say of itself. */
export type Unsaid = { teacherId: Id; zone: string; currency: string };

/** before is null where the change made the row. */
type Rewritten<R> = { before: R | null; after: R };

/** Under what the log of changes can be filtered. */
export const logAreas = ['lessons', 'requests', 'people', 'subjects', 'money', 'hours', 'settings'] as const;
export type LogArea = (typeof logAreas)[number];

/** What the log of changes tells of a row as it is or was. */
export type LoggedRow = {
  name?: string | null;
  /** With `zone`; where that is missing, on the wall of the meeting's or the teacher's. */
  start?: Wall;
  zone?: string;
  /** What is not told of the row itself is told of this meeting. */
  meetingId?: Id | null;
  studentIds?: readonly Id[];
  amountMinor?: number | null;
  /** It does not take place, or does not stand any more. */
  isGone: boolean;
};

/** What only some area knows of is added there: `declare module '../kernel/entity.ts' { interface EntityShape<R extends AnyRow> { … } }`. */
export interface EntityShape<R extends AnyRow> {
  kind: R['kind'];
  /**
   * Its name in payloads and on the live connection (many with an s), and its type in the schema. `payload`: the type of the answer to
   * operations on it, where that is not named after it. `whole`: the page asks for each field of its rows, and the documents with which
   * it follows them are printed (scripts/wholeRows.ts); `as`: what a tab calls all of them, `for`: whom the server tells of them,
   * `compare`: the order in which a tab holds them. Without `wire` its rows travel only as a part of something else.
   */
  wire?: {
    name: string;
    type: string;
    payload?: string;
    whole?: { as: string; for: 'everyone' | 'teacher'; compare?(one: never, other: never): number };
    /** What the page asks for in no other way than all or these: how a row is read; null for what is gone. */
    read?(wire: never, unsaid: Unsaid): R | null;
    /** Its fields that tell moments: a world of sentences may tell them as walls. */
    moments?: readonly string[];
  };
  /** Operations ask for its rows by the plural of its kind: need('waitings', …). */
  asked?: true;
  /** Of those that are asked for: which are among the answer when nobody names ids. */
  isOpen?(row: R): boolean;
  /** What an undo leaves of a row that the change made; `sent`: it has left the house, and is not called back. */
  undo: 'marks' | 'erases' | 'keeps' | 'sent';
  /** What is left instead, where it had its effect while it stood. */
  undone?(row: R, nowMs: number): R;
  /** Where the row tells what it said before, and until when. Both return the row where the change is nothing of that kind. */
  past?: {
    /** The row without what changes that were undone since have left of its past. */
    asOf(row: R, change: Rewritten<R>): R;
    /** What an undo of the change leaves of the row as it stands: only from now on it is as it was before. */
    putBack(row: R, change: Rewritten<R>, nowMs: number): R;
  };
  /**
   * Why a row that was removed cannot come back by an undo. `others`: the rows that are there and stay; of an occurrence those of its
   * meeting, of every other kind all that are asked for.
   */
  cannotReturn?(row: R, others: readonly R[]): Refusal | null;
  /** The student whose places in meetings could not stand without the row: an undo does not erase it then. */
  placesOf?(row: R): Id;
  /** By question: how rows as they will be change its answer. Rows that are asked for by their plural need none. */
  answers?: Record<string, (found: never, of: never, rows: readonly R[]) => unknown>;
  /** How the log of changes tells of it; a change of a row without this is told by its operation alone. */
  log?: { area: LogArea; of(row: R): LoggedRow };
  /** Lists that say the same in any order. */
  inAnyOrder?: readonly (keyof R & string)[];
}

/** `row` and `travelling` stand for their types alone. */
type Declared<R extends AnyRow, Wire, Shape> = Shape & { readonly row?: R; readonly travelling?: Wire };

/** Beside it stands `declare module '../kernel/rows.ts' { interface Entities { … } }`, so that every floor knows the kind. */
export const entity =
  <R extends AnyRow, Wire = never>() =>
  <const Shape extends EntityShape<R>>(shape: Shape): Declared<R, Wire, Shape> =>
    shape;
