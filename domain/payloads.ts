/** What the answer to an operation carries, derived from what operations and entities declare. */
import { entityOf, rowKindNames } from './entities/entities.ts';
import type { Operation } from './kernel/operation.ts';
import type { Entities, WireKind } from './kernel/rows.ts';

/** Rows that travel: what one is called in a payload (many with an s), and its type in the schema. */
export const wireKinds = Object.fromEntries(
  rowKindNames.flatMap((kind) => {
    const { wire } = entityOf({ kind });
    return wire ? [[kind, wire]] : [];
  }),
) as { [Kind in WireKind]: Entities[Kind]['wire'] };

const wireKindNames = Object.keys(wireKinds) as WireKind[];

type Declared = Pick<Operation<string, never, never>, 'name' | 'payload' | 'writes'>;

/** The kind of the row that an answer speaks of first; null: its fields are written by hand in the schema. */
function spokenOf({ name, payload, writes }: Declared): WireKind | null {
  if (payload === 'own' || payload === 'parent') return null;
  if (payload !== undefined) return 'meeting';
  const kind = wireKindNames.find((each) => each === writes[0]);
  if (!kind) throw new Error(`${name} writes nothing that travels, so it must say what its payload is`);
  return kind;
}

export function payloadType(operation: Declared): string {
  const spoken = spokenOf(operation);
  const { payload, name = '' }: { payload?: string; name?: string } = spoken ? wireKinds[spoken] : {};
  if (payload !== undefined) return payload;
  const of = operation.payload ?? name;
  return `${of.charAt(0).toUpperCase()}${of.slice(1)}Payload`;
}

/** The kinds of rows that come with the answer to an operation. */
export const kindsIn = ({ writes }: Pick<Declared, 'writes'>): WireKind[] =>
  wireKindNames.filter((kind) => writes === 'any' || writes.includes(kind));

/** By payload type: field → its type in SDL. */
export function payloadTypes(operations: Iterable<Declared>): Map<string, Record<string, string>> {
  const types = new Map<string, Record<string, string>>();
  for (const declared of operations) {
    const type = payloadType(declared);
    const spoken = spokenOf(declared);
    const fields = types.get(type) ?? {
      status: 'String!',
      refusal: 'Refusal',
      changeId: 'ID',
      ...(spoken ? { [wireKinds[spoken].name]: wireKinds[spoken].type } : {}),
    };
    for (const kind of kindsIn(declared)) fields[`${wireKinds[kind].name}s`] = `[${wireKinds[kind].type}!]`;
    types.set(type, fields);
  }
  return types;
}
