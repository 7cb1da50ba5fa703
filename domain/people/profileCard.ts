/** What the card of a change to somebody's profile tells: what was written there, and what will be. */
import type { Id } from '../basics/ids.ts';
import type { Stand, Stands } from '../operation.ts';
import type { RowChange } from '../rows.ts';
import type { PersonFields } from './person.ts';

/** `personIn`: whose profile the arguments name. */
export const profileCard = <Args>(personIn: (args: Args) => Id) =>
  ({
    effect: 'profile',
    about: (args: Args, rows: readonly RowChange[]): string => nameAfter(rows, personIn(args)),
    stands: profileStands,
  }) as const;

const nameAfter = (rows: readonly RowChange[], id: Id): string => {
  const row = rows.find(({ after }) => after?.id === id)?.after;
  return row?.kind === 'person' || row?.kind === 'teacher' ? row.name : '';
};

function profileStands(_args: unknown, rows: readonly RowChange[]): Stands | null {
  const changed = rows.find(({ after }) => after?.kind === 'person' || after?.kind === 'teacher');
  if (!changed?.after) return null;
  const written = (row: RowChange['after'], other: RowChange['after']): Stand | null => {
    const text = whatDiffers(row, other);
    return text === '' ? null : { text };
  };
  return { before: written(changed.before, changed.after), after: written(changed.after, changed.before) };
}

/** What one side of a profile says that the other does not. */
function whatDiffers(row: RowChange['after'], other: RowChange['after']): string {
  const said = (one: RowChange['after']): string[] => {
    if (one?.kind !== 'person' && one?.kind !== 'teacher') return [];
    const { name, phone, place }: PersonFields = one;
    const work = one.kind === 'teacher' ? [one.yearsExperience, one.about] : [];
    return [name, phone?.number, place?.address, ...work].map((value) => String(value ?? ''));
  };
  const others = said(other);
  return said(row)
    .filter((value, index) => value !== others[index])
    .join(' · ');
}
