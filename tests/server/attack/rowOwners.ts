/** Whose rows an action has changed: nobody changes any but their own, whatever they say (access.md). */
import type { Neighbourhood, Persona } from '../people/personas.ts';

const anId = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

export type Everything = Record<string, string>;

/** Who is told of an action, and the mail about it, follow from rows that are looked at themselves. */
const tellings: ReadonlySet<string> = new Set(['notifications', 'outbox']);

type Changed = { gone: string[]; come: string[] };

/** Rows that went or were otherwise before, and those that came or are otherwise now; each after its table's name. */
export function changedRows(before: Everything, after: Everything): Changed {
  const missing = (from: Everything, to: Everything): string[] =>
    Object.entries(from)
      .filter(([table]) => !tellings.has(table))
      .flatMap(([table, rows]) => {
        const there = new Set((to[table] ?? '').split('\n'));
        return rows.split('\n').flatMap((row) => (row === '' || there.has(row) ? [] : `${table}: ${row}`));
      });
  return { gone: missing(before, after), come: missing(after, before) };
}

/** By whom each knows that a row is theirs: whoever learns is in rows of their teachers, a parent in those of the child. */
const ownWith: Partial<Record<Persona, readonly Persona[]>> = {
  S: ['T', 'T2'],
  Sb: ['T'],
  Sa: ['T'],
  P: ['S', 'T', 'T2'],
};
/** Whose name may stand beside theirs in what they change: with a student also the id by which the family pays (decision 76). */
const knows: Partial<Record<Persona, readonly Persona[]>> = {
  ...ownWith,
  S: ['T', 'T2', 'P'],
  T2: ['S', 'P'],
};

/** Children whom a parent has added: they are in no list of people. */
const childrenOf = (parentId: string, { guardians = '' }: Everything): string[] =>
  guardians.split('\n').flatMap((row) => (row.includes(parentId) ? (row.match(anId) ?? []) : []));

/** Of what this person has changed, the rows to which they had no right as everything stood before. */
export function foreignRows(
  { gone, come }: Changed,
  by: Persona,
  people: Neighbourhood,
  before: Everything,
): string[] {
  const own = [by, ...(ownWith[by] ?? [])].map((one) => people[one].id);
  own.push(...childrenOf(people[by].id, before));
  const known: readonly Persona[] = [by, ...(knows[by] ?? [])];
  const strangers = (['T', 'T2', 'S', 'Sb', 'Sa', 'S2', 'P', 'P2', 'A'] as const)
    .filter((one) => !known.includes(one))
    .map((one) => people[one].id);
  // A group that a student joins or leaves has others in it, whom they do not see.
  const hidden = by === 'S' || by === 'P' ? strangers : [...strangers, ...people.classmates];
  const names = (row: string, ids: readonly string[]): boolean => ids.some((id) => row.includes(id));
  return [
    ...gone.filter((row) => !names(row, own) || names(row, hidden)),
    ...come.filter((row) => names(row, hidden)),
  ];
}
