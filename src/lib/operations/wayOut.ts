/** A safe way out of a conflict. What finds them (resolveConflict.ts) is heavy and comes later; what draws them needs this alone. */
import type { Wall } from '../../../domain/basics/wallTime.ts';

/** keep: those weeks of the series stay as they are, or are not booked; without: those lessons of several are left out. */
export type WayOut =
  { kind: 'hour'; start: Wall } | { kind: 'keep'; slots: Wall[] } | { kind: 'without'; inputs: number[] };

export const sameWay = (one: WayOut, other: WayOut): boolean =>
  one.kind === other.kind && (one.kind !== 'hour' || (other.kind === 'hour' && one.start === other.start));
