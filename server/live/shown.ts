/** How rows of a kind leave the house: in the form of the wire, and as far as each who looks may see them. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import type { CalendarViewer } from '../calendar/viewer.ts';
import type { Queries } from '../store/tables.ts';

/** What the wire's form depends on beside the row. */
export type RowsTeacher = { id: Id; currency: string };

export type Shown<R, Wire extends { id: Id }, Viewer = CalendarViewer> = {
  toWire(queries: Queries, rows: readonly R[], teacher: RowsTeacher): Promise<Wire[]>;
  /** For each who asks; null for those who may not look at rows of this kind at all. */
  viewers(
    queries: Queries,
    teacherId: Id,
    actors: readonly Actor[],
    nowMs: number,
  ): Promise<(Viewer | null)[]>;
  /** The one mask for queries, answers and the live line; null where this viewer is to hear nothing of the row. */
  seenBy(row: Wire, viewer: Viewer): Wire | null;
};
