/** The rows that operations change: the client draws them as a preview, the server writes them, the log keeps them. */
import type { Id } from '../basics/ids.ts';

/** By kind. Each entity adds itself beside its declaration (entity.ts); domain/entities/entities.ts holds them all. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Entities {}

export type RowKind = keyof Entities;
export type Rows = { [Kind in RowKind]: NonNullable<Entities[Kind]['row']> };
export type Row = Rows[RowKind];

/** Kinds that declare this. */
export type KindsWith<Part> = { [Kind in RowKind]: Entities[Kind] extends Part ? Kind : never }[RowKind];

/** Kinds whose rows are asked for by their plural: need('pendingMeetings', …). */
export type AskedKind = KindsWith<{ asked: true }>;
/** Kinds whose rows travel by themselves. */
export type WireKind = KindsWith<{ wire: object }>;

/** Kinds whose rows the page asks for with all their fields. */
export type WholeKind = KindsWith<{ wire: { whole: object } }>;
/** Their rows as they travel. */
export type WholeRows = { [Kind in WholeKind]: NonNullable<Entities[Kind]['travelling']> };

/** Kinds whose rows are read as they travel, and asked for in no other way than all or these. */
export type PlainKind = KindsWith<{ asked: true; wire: { read: object } }>;

/**
 * before null = a new row, after null = a row that goes (where the kind is not marked, but erased).
 * `revision` in `after` is still the one before: the store sets it as it writes.
 */
export type RowChange = { before: Row | null; after: Row | null };

type Made = { id: Id; createdAt?: string | null };

/** Rows as they travel: the one that was made first comes first. */
export const inOrderMade = (one: Made, other: Made): number =>
  Number(one.createdAt ?? 0) - Number(other.createdAt ?? 0) || (one.id < other.id ? -1 : 1);

export const rowKey = ({ kind, id }: { kind: RowKind; id: Id }): string => `${kind}:${id}`;
