/** What a plan does to people, told in facts without words: whom it is about, how it stood and how it will stand. */
import type { Names, Operation } from '../../../domain/kernel/operation.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import type { PersonFields } from '../../../domain/people/person.ts';
import type { Row, RowChange } from '../../../domain/kernel/rows.ts';

/** How somebody stands: a word of words.actions.state, or what was written. */
type StandWord = 'active' | 'blocked' | 'archived' | 'waiting' | 'approved' | 'rejected';
export type Stand = { word: StandWord } | { text: string } | { month: string };

export type PeopleFacts = { names: string[]; before: Stand | null; after: Stand | null };

const cardOf = ({ name }: Step) => (operations[name] as unknown as Operation<string, unknown, never>).card;

/** null where no step is about people: each such operation says whom it is about. */
export function peopleFacts(
  steps: readonly Step[],
  rows: readonly RowChange[],
  known: Names,
): PeopleFacts | null {
  const told = steps.map((step) => aboutIn(step, rows, known));
  if (told.length === 0 || told.includes(null)) return null;
  const names = [...new Set(told.flatMap((name) => name || []))];
  const added = rows.flatMap((change) => reachIn(change) ?? []);
  const [one] = added;
  if (one) return { names, before: null, after: { text: names.length > 1 ? together(added) : one.text } };
  const stands = rows.flatMap((change) => monthIn(change) ?? standsIn(change) ?? []);
  // Whoever is let in is linked by the same change: the request tells it.
  const requests = stands.filter(({ kind }) => kind === 'joinRequest');
  const [first, ...others] = requests.length > 0 ? requests : stands;
  // Of several the card tells only what all of them share.
  const same = (side: 'before' | 'after'): Stand | null =>
    first && others.every((one) => JSON.stringify(one[side]) === JSON.stringify(first[side]))
      ? first[side]
      : null;
  return { names, before: same('before'), after: same('after') };
}

function aboutIn(step: Step, rows: readonly RowChange[], known: Names): string | null {
  const card = cardOf(step);
  if (typeof card?.effect === 'function' && card.effect(step.args, rows) === null) return null;
  return card?.about?.(step.args, rows, known) ?? null;
}

type Stands = { kind: Row['kind']; before: Stand | null; after: Stand | null };

/** Of an account that is sent. */
const monthIn = ({ after }: RowChange): Stands | null =>
  after?.kind === 'familyMail' && after.month !== null
    ? { kind: after.kind, before: null, after: { month: after.month } }
    : null;

type Reached = { name: string; text: string };

/** Of several each is told by name. */
const together = (added: readonly Reached[]): string =>
  added.map(({ name, text }) => `${name} ${text}`).join(', ');

/** By what a new student without an account can be reached: a number is told as it was typed. */
function reachIn({ before, after }: RowChange): Reached | null {
  if (before !== null || after?.kind !== 'link' || after.kept === null) return null;
  const { name, phone, email } = after.kept;
  const number = [phone?.countryCode && `+${phone.countryCode}`, phone?.number].filter(Boolean).join('');
  const text = [number, email].filter(Boolean).join(' · ');
  return text === '' ? null : { name, text };
}

const ofRequest = { Pending: 'waiting', Approved: 'approved', Rejected: 'rejected' } as const;

function standsIn({ before, after }: RowChange): Stands | null {
  const kind = after?.kind ?? before?.kind;
  if (after?.kind === 'joinRequest')
    return { kind: after.kind, before: before && { word: 'waiting' }, after: ofRequestRow(after) };
  if (before?.kind === 'link' && after?.kind === 'link') {
    const counts = before.badCancels !== after.badCancels;
    const stand = (link: typeof after): Stand =>
      counts ? { text: String(link.badCancels) } : { word: standingOf(link) };
    return { kind: after.kind, before: stand(before), after: stand(after) };
  }
  if (!kind || !before || !after || (kind !== 'person' && kind !== 'teacher')) return null;
  return { kind, before: written(before, after), after: written(after, before) };
}

type RowOf<Kind extends Row['kind']> = Extract<Row, { kind: Kind }>;

function ofRequestRow({ status, removedMs }: RowOf<'joinRequest'>): Stand | null {
  return removedMs === null && status in ofRequest
    ? { word: ofRequest[status as keyof typeof ofRequest] }
    : null;
}

const standingOf = (link: RowOf<'link'>): StandWord =>
  link.archived ? 'archived' : link.blocked ? 'blocked' : 'active';

/** What one side of a profile says that the other does not. */
function written(row: Row, other: Row): Stand | null {
  const others = saidIn(other);
  const text = saidIn(row)
    .filter((value, index) => value !== others[index])
    .join(' · ');
  return text === '' ? null : { text };
}

function saidIn(row: Row): string[] {
  if (row.kind !== 'person' && row.kind !== 'teacher') return [];
  const { name, phone, place }: PersonFields = row;
  const work = row.kind === 'teacher' ? [row.yearsExperience, row.about] : [];
  return [name, phone?.number, place?.address, ...work].map((value) => String(value ?? ''));
}
