/** What any change may say beside what it changes (spec section 3). */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { int, wallAddress } from '../basics/wire.ts';

/** Whoever was told of a conflict wants it all the same. */
export const insist = v.nullish(v.boolean());
/** 'quiet' tells nobody; anything else is told as usual. */
export const notify = v.nullish(v.picklist(['tell', 'quiet']));
/** Which lesson of a series is meant, on the wall of the teacher's zone. */
export const occurrence = v.nullish(wallAddress);
/** The revision that the sender has seen. */
export const version = v.nullish(int);

/** Who changes what they have seen must not undo what somebody else wrote meanwhile. */
export function changedSince(seen: number | null | undefined, revision: number): Refusal | null {
  const isStale = seen !== null && seen !== undefined && revision > seen;
  return isStale ? refuse('CHANGED_MEANWHILE', 'version', { revision }) : null;
}
