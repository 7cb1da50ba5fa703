/** Changes put together. */
import { sameContent } from '../kernel/sameContent.ts';
import { rowKey, type Row, type RowChange } from '../kernel/rows.ts';
import { entityOf } from './entities.ts';

export const sameRow = (a: Row | null, b: Row | null): boolean =>
  sameContent(a, b, (a && entityOf(a).inAnyOrder) ?? []);

/** One change a row: the first before, the last after; rows that end as they began are left out. */
export function mergeChanges(changes: readonly RowChange[]): RowChange[] {
  const merged = new Map<string, RowChange>();
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    const first = merged.get(rowKey(row));
    merged.set(rowKey(row), { before: first ? first.before : before, after });
  }
  return [...merged.values()].filter(({ before, after }) => !sameRow(before, after));
}
