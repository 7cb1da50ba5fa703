/** What the card of an answer to a join request tells. */
import type { Id } from '../basics/ids.ts';
import type { Names } from '../kernel/operation.ts';
import type { RowChange } from '../kernel/rows.ts';

export function whoAsks({ id }: { id: Id }, rows: readonly RowChange[], names: Names): string {
  const { before } = rows.find(({ after }) => after?.kind === 'joinRequest' && after.id === id) ?? {};
  return before?.kind === 'joinRequest' ? names.person(before.studentId) : '';
}
