/** What the card of a change to a student's link tells: how the student stood, and how they will. */
import type { Id } from '../basics/ids.ts';
import type { Names, Stands, StandWord } from '../operation.ts';
import type { RowChange } from '../rows.ts';
import type { Link } from './link.ts';

type Patch = { studentId: Id; blocked?: boolean; archived?: boolean; badCancels?: number };
type Args = { input: Patch };

const standingOf = (link: Link): StandWord =>
  link.archived ? 'archived' : link.blocked ? 'blocked' : 'active';

export const linkCard = {
  effect({ input }: Args) {
    if (input.blocked !== undefined) return input.blocked ? 'block' : 'unblock';
    if (input.archived !== undefined) return input.archived ? 'archive' : 'restore';
    return input.badCancels === undefined ? null : 'lateCancels';
  },
  about: ({ input }: Args, _rows: readonly RowChange[], names: Names): string =>
    names.person(input.studentId),
  stands({ input }: Args, rows: readonly RowChange[]): Stands | null {
    const { before, after } = rows.find((row) => row.after?.id === input.studentId) ?? {};
    if (before?.kind !== 'link' || after?.kind !== 'link') return null;
    return input.badCancels === undefined
      ? { before: { word: standingOf(before) }, after: { word: standingOf(after) } }
      : { before: { text: String(before.badCancels) }, after: { text: String(after.badCancels) } };
  },
} as const;
