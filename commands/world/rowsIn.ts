/** Rows of the world's plain kinds, as operations know them. */
import type { MeetingWithOccurrences } from '../../domain/calendar/occurrence.ts';
import { closingKinds, hoursClosedBy } from '../../domain/calendar/conflicts/closedHours.ts';
import { plainRows, type PlainName } from './plainRows.ts';
import { currencyOf, type World } from './world.ts';

export const rowsIn = <Name extends PlainName>(world: World, name: Name) =>
  plainRows<Name>(name, world[name] ?? [], {
    teacherId: world.user?.id ?? '',
    zone: world.timeZone,
    currency: currencyOf(world),
  });

/** The hours that teachers have closed, as what lessons are held against. */
export const closedHours = (world: World): MeetingWithOccurrences[] =>
  closingKinds.flatMap((kind) => rowsIn(world, `${kind}s`)).flatMap((row) => hoursClosedBy(row) ?? []);
