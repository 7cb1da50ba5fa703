/** Rows compared and changes put together. */
import type { Id } from './basics/ids.ts';
import { kindOf } from './rowKinds.ts';
import { rowKey, type Row, type RowChange } from './rows.ts';

/** The meeting that a row is or hangs on; null for what is none of the lessons' own. */
export const meetingIdOf = (row: Row): Id | null => kindOf(row).meetingOf?.(row) ?? null;

/** The same content, whatever the revision and the order in which a database gives lists and keys. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null || a === b) return a === b;
  const inAnyOrder: readonly string[] = kindOf(a).inAnyOrder ?? [];
  const [one, other]: Record<string, unknown>[] = [a, b];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => {
    const [mine, theirs] = [one?.[key], other?.[key]];
    if (mine === theirs || key === 'revision') return true;
    if (mine === undefined || theirs === undefined) return false;
    return inAnyOrder.includes(key)
      ? sameText(byText(mine as unknown[]), byText(theirs as unknown[]))
      : sameText(mine, theirs);
  });
}

const sameText = (one: unknown, other: unknown): boolean => written(one) === written(other);

const byText = (list: readonly unknown[]): string[] => list.map(written).sort();

/** JSON with its keys in order and without undefined. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`).join()}}`;
}

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
