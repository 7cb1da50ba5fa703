/** Kinds of rows that the world holds as they travel, and that operations ask for in no other way than all or these. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Payment } from '../../domain/money/payment.ts';
import { readPayment, type WirePayment } from '../../domain/money/wirePayment.ts';

/** What a row that travels does not say of itself. */
type Unsaid = { teacherId: Id; zone: string; currency: string };

/** By the plural of the kind, how one is read; null for what is gone. A new kind has its one line here. */
const readers = {
  payments: (wire: WirePayment, { teacherId }: Unsaid): Payment | null => readPayment(wire, teacherId),
};

export type PlainName = keyof typeof readers;

type Held<Name extends PlainName> = readonly Parameters<(typeof readers)[Name]>[0][];
type Read<Name extends PlainName> = NonNullable<ReturnType<(typeof readers)[Name]>>;

export type PlainRows = { [Name in PlainName]: Held<Name> };

export const plainNames = Object.keys(readers) as PlainName[];

export function plainRows<Name extends PlainName>(
  name: Name,
  held: Held<Name> | undefined,
  unsaid: Unsaid,
): Read<Name>[] {
  // A name and what is held under it belong together, which the index type alone cannot show.
  const read = readers[name] as unknown as (wire: Held<Name>[number], unsaid: Unsaid) => Read<Name> | null;
  return (held ?? []).flatMap((wire) => read(wire, unsaid) ?? []);
}

/** Of whatever holds them, these alone. */
export const plainRowsOf = (holder: PlainRows): PlainRows =>
  Object.fromEntries(plainNames.map((name) => [name, holder[name]])) as PlainRows;
