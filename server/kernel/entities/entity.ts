/** A kind of a teacher's rows as the server reads, writes and shows it. Each module declares its own. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Row, RowKind } from '../../../domain/kernel/rows.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';

/** Which rows of a teacher are read. */
export type Which = {
  ids?: readonly Id[];
  /** Written after this revision. */
  since?: number;
  /** Only those still open, for kinds that distinguish it. */
  open?: boolean;
  removedToo?: boolean;
};

/** after: as they are to be written; gone: those to be erased; changes: all of them with the row before. */
export type Changed<R extends Row> = {
  after: readonly R[];
  gone: readonly R[];
  changes: readonly { before: R | null; after: R | null }[];
};

/** Rows that are read and written with a change, but shown only as a part of something else. */
export type StoredEntity<R extends Row = Row> = {
  kind: RowKind;
  /** Of rows that are kept as they are (plainRows.ts). */
  table?: { name: string; columns: readonly string[] };
  read(queries: Queries, teacherId: Id, which: Which): Promise<R[]>;
  write(transaction: StoreTransaction, changed: Changed<R>, teacherId: Id): Promise<void>;
};

export type WireRow = { id: Id };

/** What the wire form depends on besides the row. */
export type RowsTeacher = { id: Id; currency: string; zone: string };

/** Rows that also appear by themselves in payloads and on the live connection. */
export type Entity<
  R extends Row = Row,
  Wire extends WireRow = WireRow,
  Viewer = unknown,
  Name extends string = string,
> = StoredEntity<R> & {
  /** Its name in payloads and on the live connection; the plural adds an s. */
  name: Name;
  /** Operations ask for these rows by the plural of their kind (domain/kernel/facts.ts). */
  isAskedFor: boolean;
  toWire(queries: Queries, rows: readonly R[], teacher: RowsTeacher): Promise<Wire[]>;
  /** One for each actor; null for those who may not see rows of this kind at all. */
  viewers(
    queries: Queries,
    teacherId: Id,
    actors: readonly Actor[],
    nowMs: number,
  ): Promise<(Viewer | null)[]>;
  /** The one mask for queries, answers and the live connection; null when this viewer must not learn of the row. */
  seenBy(row: Wire, viewer: Viewer): Wire | null;
};

/** The wire form of an entity's rows. */
export type WireOf<E extends Entity> = Awaited<ReturnType<E['toWire']>>[number];

type Derived = 'kind' | 'name' | 'isAskedFor';

/** How the server keeps and shows the rows of an entity that domain declares. */
export const entity = <R extends Row, Wire extends WireRow, Viewer, const Name extends string>(
  { kind, wire, asked }: { kind: R['kind']; wire: { name: Name }; asked?: true; row?: R },
  kept: Omit<Entity<R, Wire, Viewer, Name>, Derived>,
): Entity<R, Wire, Viewer, Name> => ({ ...kept, kind, name: wire.name, isAskedFor: asked === true });

export const isShown = (stored: StoredEntity | Entity): stored is Entity => 'toWire' in stored;

/** The plural of its name. */
export const pluralOf = <const Name extends string>({ name }: { name: Name }): `${Name}s` => `${name}s`;
