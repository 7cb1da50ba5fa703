/** Which discounts the card of a plan names. */
import type { RowChange } from '../kernel/rows.ts';

export const namesTold = (_args: unknown, rows: readonly RowChange[]): string =>
  rows.flatMap(({ after }) => (after?.kind === 'discount' ? [after.terms.name] : [])).join(', ');
