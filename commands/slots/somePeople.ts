/** The people a sentence names, or the question which of them. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, mark, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import type { NamedKind } from '../world/world.ts';

export const peopleOf = (items: Entity[]): (Entity & { kind: 'person' })[] =>
  items.filter((item): item is Entity & { kind: 'person' } => item.kind === 'person');

/** Ids of the people of one kind; the slot is set when everybody is certain. */
export function somePeople(
  draft: Draft,
  slot: string,
  items: Entity[],
  kinds: NamedKind[],
  world: IndexedWorld,
): Id[] {
  const people = peopleOf(items).filter(({ named }) => named.some(({ kind }) => kinds.includes(kind)));
  const given = draft.given[slot];
  mark(draft, slot, people, 'who');
  if (Array.isArray(given)) return given as Id[];
  if (typeof given === 'string') return [given];
  const ids: Id[] = [];
  for (const { named, isFamily } of people) {
    const among = named.filter(({ kind }) => kinds.includes(kind));
    if (isFamily && isList(slot)) someFamily(draft, slot, ids, among, world);
    else somebody(draft, slot, ids, among, world);
  }
  // One request is of one child: the others would be dropped in silence.
  if (!isList(slot) && ids.length > 1) draft.doubts.push('people');
  if (ids.length > 0 && draft.ask?.slot !== slot) draft.slots[slot] = isList(slot) ? ids : ids[0];
  return ids;
}

type Among = readonly { id: Id; name: string }[];

/** The one who is meant, or the question which of several. */
function somebody(draft: Draft, slot: string, ids: Id[], among: Among, world: IndexedWorld): void {
  const [only, another] = among;
  if (among.some(({ id }) => ids.includes(id))) return;
  if (only && !another) ids.push(only.id);
  else
    ask(
      draft,
      slot,
      inWords(world, 'Who do you mean?', 'למי התכוונת?'),
      among.map(({ id, name }) => ({ label: name, value: isList(slot) ? [...ids, id] : id })),
    );
}

/** All for whom one family pays; of several families by that name it is asked which. */
function someFamily(
  draft: Draft,
  slot: string,
  ids: Id[],
  named: readonly { id: Id }[],
  world: IndexedWorld,
): void {
  const payerOf = ({ id, payerId }: { id: Id; payerId?: Id | null }): Id => payerId ?? id;
  const families = [
    ...Map.groupBy(
      world.students.filter(({ id }) => named.some((one) => one.id === id)),
      payerOf,
    ).keys(),
  ].map((payer) => world.students.filter((one) => payerOf(one) === payer).map(({ id }) => id));
  const [only, another] = families;
  if (only && !another) {
    ids.push(...only.filter((id) => !ids.includes(id)));
    return;
  }
  ask(
    draft,
    slot,
    inWords(world, 'Which family?', 'איזו משפחה?'),
    families.map((family) => ({
      label: family.map((id) => world.named.get(id)?.name).join(', '),
      value: [...ids, ...family],
    })),
  );
}

const isList = (slot: string): boolean => slot === 'students' || slot === 'add' || slot === 'remove';
