/** Whether two rows say the same. */
import type { Row } from './rows.ts';

/** Whatever the revision, and the order in which a database gives keys and the lists that are `inAnyOrder`. */
export function sameContent(a: Row | null, b: Row | null, inAnyOrder: readonly string[]): boolean {
  if (a === null || b === null || a === b) return a === b;
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

/** Whether two values of JSON say the same, whatever the order of their keys. */
export const sameText = (one: unknown, other: unknown): boolean => written(one) === written(other);

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
