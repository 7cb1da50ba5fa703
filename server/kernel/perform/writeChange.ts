/** Writes what was decided: the rows, what follows from them for lessons, the log, and the announcement. */
import type { Id } from '../../../domain/basics/ids.ts';
import { meetingIdOf } from '../../../domain/calendar/occurrence.ts';
import { rowKey, type Row, type RowChange, type RowKind } from '../../../domain/kernel/rows.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { pluralOf, type Changed, type WireRow } from '../entities/entity.ts';
import { announce } from '../live/announce.ts';
import { logChange } from './changeLog.ts';
import type { Kernel } from './kernel.ts';
import type { Written } from './outcome.ts';
import { takeRevision, type Locked } from './teacherLock.ts';

export type ChangeToWrite = {
  id: Id;
  actorId: Id;
  operations: string[];
  rows: readonly RowChange[];
  undoes: Id | null;
  nowMs: number;
};

/** Rows of a teacher, written as they are and beside every operation: what the demo school begins with. */
export type WriteRows = (transaction: StoreTransaction, teacherId: Id, rows: readonly Row[]) => Promise<void>;

export const makeWriteRows =
  (kernel: Pick<Kernel, 'stored'>): WriteRows =>
  (transaction, teacherId, rows) =>
    writeRows(
      kernel,
      transaction,
      teacherId,
      rows.map((after) => ({ before: null, after })),
    );

async function writeRows(
  { stored }: Pick<Kernel, 'stored'>,
  transaction: StoreTransaction,
  teacherId: Id,
  rows: readonly RowChange[],
): Promise<void> {
  for (const entity of stored) {
    const changed = changedOf(entity.kind, rows);
    if (changed.changes.length > 0) await entity.write(transaction, changed, teacherId);
  }
}

/** Answers every row that was written, as its teacher sees it. */
export async function writeChange(
  kernel: Kernel,
  transaction: StoreTransaction,
  locked: Locked,
  change: ChangeToWrite,
): Promise<Written> {
  const { shown, lessons } = kernel;
  const { teacher } = locked;
  const teacherId = teacher.id;
  const revision = await takeRevision(transaction, locked);
  const rows = wholeChange(change.rows, revision);
  await writeRows(kernel, transaction, teacherId, rows);
  const standing = await lessons.written(transaction, locked, { rows, revision, nowMs: change.nowMs });
  const { id, actorId, operations, undoes } = change;
  await logChange(transaction, { teacherId, revision, id, actorId, operations, rows, undoes });
  await announce(transaction, { kind: 'rows', teacherId, revision });

  const there = new Set(standing.map((wire) => wire.id));
  const gone = rows
    .map(({ before, after }) => after ?? before)
    .filter((row) => row !== null && meetingIdOf(row) !== null && !there.has(row.id))
    .map((row) => ({ id: row?.id ?? '', version: revision, removed: true }));
  const written: Written = { meetings: [...standing, ...gone], rows: {} };
  for (const entity of shown) {
    const changed = changedOf(entity.kind, rows);
    const erased: WireRow[] = changed.gone.map(({ id: erasedId }) => ({
      id: erasedId,
      version: revision,
      removed: true,
    }));
    const wires = changed.after.length > 0 ? await entity.toWire(transaction, changed.after, teacher) : [];
    if (wires.length + erased.length > 0) written.rows[pluralOf(entity)] = [...wires, ...erased];
  }
  return written;
}

/** When nothing has to be changed: nothing is written, and the rows concerned are answered as they are. */
export async function answerUnchanged(
  { shown, lessons }: Kernel,
  transaction: StoreTransaction,
  { teacher }: Locked,
  ids: ReadonlySet<Id>,
): Promise<Written> {
  const written: Written = { meetings: await lessons.unchanged(transaction, teacher, ids), rows: {} };
  for (const entity of shown) {
    const rows = await entity.read(transaction, teacher.id, { ids: [...ids], removedToo: true });
    if (rows.length > 0) written.rows[pluralOf(entity)] = await entity.toWire(transaction, rows, teacher);
  }
  return written;
}

function changedOf(kind: RowKind, rows: readonly RowChange[]): Changed<Row> {
  const changes = rows.filter(({ before, after }) => (after ?? before)?.kind === kind);
  return {
    changes,
    after: changes.flatMap(({ after }) => after ?? []),
    gone: changes.flatMap(({ before, after }) => (after === null && before ? [before] : [])),
  };
}

/** What several steps did to one row becomes one change of it, under the new revision. */
function wholeChange(changes: readonly RowChange[], revision: number): RowChange[] {
  const whole = new Map<string, RowChange>();
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    const stamped = after === null ? null : { ...after, revision };
    const earlier = whole.get(rowKey(row));
    whole.set(rowKey(row), { before: earlier ? earlier.before : before, after: stamped });
  }
  return [...whole.values()].filter(({ before, after }) => before !== null || after !== null);
}
