/** What may be said about a discount (spec section 3). */
import * as v from 'valibot';
import { isDay } from '../basics/wallTime.ts';
import { id, int, money, text, type Marks } from '../basics/wire.ts';
import { weekdayNames } from '../calendar/recurrence.ts';
import { conditions } from './discount.ts';

const mostSteps = 20;

const name = v.pipe(v.string(), v.maxLength(100));
/** A percentage, or an amount where the type beside it is fixed. */
const off = v.pipe(v.number(), v.finite(), v.minValue(0));
const day = v.pipe(
  v.string(),
  v.check((value) => isDay(value), 'BAD_TIME'),
);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const count = v.pipe(int, v.minValue(1), v.maxValue(100_000));

const step = v.pipe(
  v.strictObject({ threshold: count, discountValue: off }),
  v.metadata({ input: 'ProgressiveStepInput' } satisfies Marks),
);

const hours = v.pipe(
  v.strictObject({ from: clock, to: clock }),
  v.metadata({ input: 'DiscountHoursInput' } satisfies Marks),
);

/** Nullish: absent stays (of a new one: nothing), null empties. */
const terms = {
  description: v.nullish(text),
  subject: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  progressiveSteps: v.nullish(v.pipe(v.array(step), v.maxLength(mostSteps))),
  conditionType: v.nullish(v.picklist(conditions)),
  conditionValue: v.nullish(count),
  days: v.nullish(v.pipe(v.array(v.picklist(weekdayNames)), v.maxLength(7))),
  hours: v.nullish(hours),
  freeSpaceDays: v.nullish(v.pipe(int, v.minValue(1), v.maxValue(60))),
  maximumDiscount: v.nullish(money),
  minimumMeetingPrice: v.nullish(money),
  maximumDiscountPerMeeting: v.nullish(money),
  usageLimit: v.nullish(count),
  startDate: v.nullish(day),
  endDate: v.nullish(day),
  active: v.nullish(v.boolean()),
  applyToRecurring: v.nullish(v.boolean()),
};

const type = v.picklist(['percentage', 'fixed']);

export const newDiscountInput = v.pipe(
  v.strictObject({ name, type, value: v.nullish(off), ...terms }),
  v.metadata({ input: 'NewDiscountInput', wire: 'discount' } satisfies Marks),
);

/** A patch; a value or steps are said together with their type. */
export const discountInput = v.pipe(
  v.strictObject({
    id,
    name: v.optional(name),
    type: v.optional(type),
    value: v.nullish(off),
    ...terms,
  }),
  v.metadata({ input: 'DiscountInput', wire: 'discount' } satisfies Marks),
);

export type DiscountInput = v.InferOutput<typeof discountInput>;
