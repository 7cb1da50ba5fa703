/** What the card of a change to somebody's profile says: whose it is. */
import type { RowChange } from '../kernel/rows.ts';

export const profileCard = {
  effect: 'profile',
  about(_args: unknown, rows: readonly RowChange[]): string {
    const row = rows.find(({ after }) => after?.kind === 'person' || after?.kind === 'teacher')?.after;
    return row?.kind === 'person' || row?.kind === 'teacher' ? row.name : '';
  },
} as const;
