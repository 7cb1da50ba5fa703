/** Kinds of rows that the world holds as they travel: each entity of domain that declares how one is read. */
import type { Id } from '../../domain/basics/ids.ts';
import { entityOf, rowKindNames } from '../../domain/entities/entities.ts';
import type { Unsaid } from '../../domain/kernel/entity.ts';
import type { Entities, PlainKind, Rows } from '../../domain/kernel/rows.ts';
import { wireMoment } from './moments.ts';

/** As it travels, or with its moments told in another way. */
export type ToldRow = { id: Id; [field: string]: unknown };

type Wire = Entities[PlainKind]['wire'];

export type PlainName = `${PlainKind}s`;

type Held<Declared extends Wire> = Declared extends { moments: object }
  ? ToldRow
  : Parameters<Declared['read']>[0];

export type PlainRows = { [Kind in PlainKind as `${Kind}s`]: readonly Held<Entities[Kind]['wire']>[] };
type ReadRows = { [Kind in PlainKind as `${Kind}s`]: Rows[Kind] };

type Reader = {
  read(wire: ToldRow, unsaid: Unsaid): Rows[PlainKind] | null;
  moments: readonly string[];
};

// What is read and how belong together by the name, which the index type alone cannot show.
const readers = Object.fromEntries(
  rowKindNames.flatMap((kind) => {
    const { wire } = entityOf({ kind });
    return wire?.read ? [[`${kind}s`, { read: wire.read, moments: wire.moments ?? [] }]] : [];
  }),
) as unknown as Record<PlainName, Reader>;

export const plainNames = Object.keys(readers) as PlainName[];

/** The readers know the moments of the wire alone. */
function asWire(told: ToldRow, moments: readonly string[], { zone }: Unsaid): ToldRow {
  const written = moments.map((field) => {
    const moment = told[field];
    const wire = Array.isArray(moment)
      ? moment.flatMap((one) => wireMoment(one, zone) ?? [])
      : wireMoment(moment, zone);
    return [field, wire];
  });
  return { ...told, ...Object.fromEntries(written) };
}

export function plainRows<Name extends PlainName>(
  name: Name,
  held: readonly ToldRow[],
  unsaid: Unsaid,
): ReadRows[Name][] {
  const { read, moments } = readers[name];
  const isTold = moments.length > 0;
  return held.flatMap(
    (row) => read(isTold ? asWire(row, moments, unsaid) : row, unsaid) ?? [],
  ) as ReadRows[Name][];
}

/** Of whatever holds them, these alone; what holds none of some kind cannot be given. */
export const plainRowsOf = (rowsHeld: (name: PlainName) => readonly { id: Id }[]): PlainRows =>
  Object.fromEntries(plainNames.map((name) => [name, rowsHeld(name)])) as PlainRows;
