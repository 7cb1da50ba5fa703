/** A kind of rows that belong to one person and to no calendar, as their module reads, writes and shows them. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Row, RowKind } from '../../../domain/kernel/rows.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import type { WireRow } from './entity.ts';

type Written<R extends Row> = { rows: readonly R[]; changeId: Id; nowMs: number };

export type OwnEntity<R extends Row = Row> = {
  kind: RowKind;
  /** Its name in payloads; the plural adds an s. */
  name: string;
  /** The removed too. */
  read(queries: Queries, userId: Id, ids: readonly Id[]): Promise<R[]>;
  /** Announces what it has written. */
  write(transaction: StoreTransaction, userId: Id, written: Written<R>): Promise<void>;
  /** As their owner sees them. */
  shown(queries: Queries, userId: Id, ids: readonly Id[]): Promise<WireRow[]>;
};
