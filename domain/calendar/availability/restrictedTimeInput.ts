/** What may be said about hours that are closed. */
import * as v from 'valibot';
import { id, wall, wallAddress, type Marks } from '../../basics/wire.ts';

const reason = v.pipe(v.string(), v.maxLength(500));
const rrule = v.pipe(v.string(), v.maxLength(200));
const exdates = v.pipe(v.array(wallAddress), v.maxLength(2000));

export const newRestrictedTimeInput = v.pipe(
  v.strictObject({
    start: wall,
    end: wall,
    rrule: v.nullish(rrule),
    exdates: v.nullish(exdates),
    reason: v.nullish(reason),
  }),
  v.metadata({ input: 'NewRestrictedTimeInput' } satisfies Marks),
);

/** A patch: what is absent stays, null empties. */
export const restrictedTimeInput = v.pipe(
  v.strictObject({
    id,
    start: v.optional(wall),
    end: v.optional(wall),
    rrule: v.nullish(rrule),
    exdates: v.nullish(exdates),
    reason: v.nullish(reason),
  }),
  v.metadata({ input: 'RestrictedTimeInput' } satisfies Marks),
);

export type RestrictedTimeInput = v.InferOutput<typeof restrictedTimeInput>;
