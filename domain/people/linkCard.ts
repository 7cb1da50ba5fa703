/** What the card of a change to a student's link says it comes to, and about whom it is. */
import type { Id } from '../basics/ids.ts';
import type { Names } from '../kernel/operation.ts';
import type { RowChange } from '../kernel/rows.ts';

type Args = { input: { studentId: Id; blocked?: boolean; archived?: boolean; badCancels?: number } };

export const linkCard = {
  effect({ input }: Args) {
    if (input.blocked !== undefined) return input.blocked ? 'block' : 'unblock';
    if (input.archived !== undefined) return input.archived ? 'archive' : 'restore';
    return input.badCancels === undefined ? null : 'lateCancels';
  },
  about: ({ input }: Args, _rows: readonly RowChange[], names: Names): string =>
    names.person(input.studentId),
} as const;
