/** What may be said about a payment. */
import * as v from 'valibot';
import { isDay } from '../basics/wallTime.ts';
import { id, int, money, type Marks } from '../basics/wire.ts';
import { occurrence } from '../kernel/sharedInput.ts';
import { paymentMethods } from './payment.ts';

export const day = v.pipe(
  v.string(),
  v.check((value) => isDay(value), 'BAD_TIME'),
);
export const method = v.nullish(v.picklist(paymentMethods));
export const note = v.nullish(v.pipe(v.string(), v.maxLength(500)));
const lessonsCount = v.pipe(int, v.minValue(1), v.maxValue(500));

const allocation = v.pipe(
  v.strictObject({ meetingId: id, occurrence, attendeeId: id, amount: money }),
  v.metadata({ input: 'AllocationInput' } satisfies Marks),
);

export const paymentInput = v.pipe(
  v.strictObject({
    // payment: money; package: lessons paid ahead; credit: lessons given to make up for one that fell away
    type: v.picklist(['payment', 'package', 'credit']),
    payerId: id,
    studentId: v.nullish(id),
    amount: v.nullish(money),
    method,
    date: v.nullish(day),
    note,
    lessons: v.nullish(lessonsCount),
    endDate: v.nullish(day),
    // What is not named covers the oldest charges that are open.
    allocations: v.nullish(v.pipe(v.array(allocation), v.maxLength(200))),
  }),
  v.metadata({ input: 'PaymentInput' } satisfies Marks),
);

export type PaymentInput = v.InferOutput<typeof paymentInput>;

export const mark = v.pipe(
  v.strictObject({
    meetingId: id,
    occurrence,
    attendeeId: id,
    // false: it was not paid after all
    paid: v.nullish(v.boolean()),
    // a part of what is open; without it the whole
    amount: v.nullish(money),
  }),
  v.metadata({ input: 'PaymentMarkInput' } satisfies Marks),
);

export type PaymentMark = v.InferOutput<typeof mark>;
