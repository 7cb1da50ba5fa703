/** What may be said about a meeting: the inputs of the calendar's mutations (spec sections 3 and 7). */
import * as v from 'valibot';
import { id, int, money, text, wall, wallAddress, wallEnd, type Marks } from '../basics/wire.ts';
import { personalDiscount } from '../people/discount.ts';
import type { Alarm, Attendee } from './meeting.ts';

const attendee = v.pipe(
  v.strictObject({
    attendeeId: id,
    personalDiscount: v.nullish(personalDiscount),
    discountId: v.nullish(id),
  }),
  v.metadata({ input: 'AttendeeInput' } satisfies Marks),
);

export type AttendeeInput = v.InferOutput<typeof attendee>;

const alarm = v.pipe(
  v.strictObject({
    id: v.nullish(id),
    trigger: int,
    action: v.nullish(v.literal('DISPLAY')),
    description: v.nullish(text),
  }),
  v.metadata({ input: 'AlarmInput' } satisfies Marks),
);

export type AlarmInput = v.InferOutput<typeof alarm>;

const shortText = v.pipe(v.string(), v.maxLength(200));
const location = v.picklist(['teacher', 'student', 'online']);
const color = v.pipe(v.string(), v.regex(/^(subject-([1-9]|1[0-2])|#[0-9a-fA-F]{6})$/));
const rrule = v.pipe(v.string(), v.maxLength(200));
const attendees = v.pipe(v.array(attendee), v.maxLength(500));
const exdates = v.pipe(v.array(wallAddress), v.maxLength(2000));
const alarms = v.pipe(v.array(alarm), v.maxLength(10));

const whoAndWhat = {
  attendees: v.nullish(attendees),
  subject: v.nullish(shortText),
  color: v.nullish(color),
  rrule: v.nullish(rrule),
  exdates: v.nullish(exdates),
};

export const newMeetingInput = v.pipe(
  v.strictObject({
    summary: v.nullish(shortText),
    description: v.nullish(text),
    location: v.nullish(location),
    start: wall,
    end: wallEnd,
    ...whoAndWhat,
    capacity: v.nullish(int),
    oldLessonNumber: v.nullish(int),
    cost: v.nullish(money),
    alarms: v.nullish(alarms),
  }),
  v.metadata({ input: 'NewMeetingInput' } satisfies Marks),
);

export type NewMeetingInput = v.InferOutput<typeof newMeetingInput>;

/** A patch: what is absent stays, null empties. */
export const meetingInput = v.pipe(
  v.strictObject({
    id,
    summary: v.nullish(shortText),
    description: v.nullish(text),
    location: v.optional(location),
    start: v.optional(wall),
    end: v.optional(wallEnd),
    ...whoAndWhat,
    capacity: v.optional(int),
    oldLessonNumber: v.nullish(int),
    cost: v.nullish(money),
    alarms: v.nullish(alarms),
  }),
  v.metadata({ input: 'MeetingInput' } satisfies Marks),
);

export type MeetingInput = v.InferOutput<typeof meetingInput>;

export const scope = v.nullish(v.picklist(['this', 'future', 'all']));
/** Slots that stay as they were, whatever the series does. */
export const keep = v.nullish(v.pipe(v.array(wallAddress), v.maxLength(500)));

/** `before`: who was there already keeps discounts that are not spoken of; null takes them away. */
export function attendeesOf(
  inputs: readonly AttendeeInput[] | null | undefined,
  before: readonly Attendee[] = [],
): Attendee[] {
  const known = new Map(before.map((each) => [each.studentId, each]));
  const byId = new Map<string, Attendee>();
  for (const { attendeeId, personalDiscount, discountId: said } of inputs ?? []) {
    const here = known.get(attendeeId);
    const discount = personalDiscount === undefined ? here?.personalDiscount : personalDiscount;
    const given = said === undefined ? here?.discountId : said;
    byId.set(attendeeId, {
      studentId: attendeeId,
      ...(discount ? { personalDiscount: discount } : {}),
      ...(given === undefined ? {} : { discountId: given }),
    });
  }
  return [...byId.values()];
}

export function alarmsOf(inputs: readonly AlarmInput[] | null | undefined, newId: () => string): Alarm[] {
  return (inputs ?? []).map((each) => ({
    id: each.id ?? newId(),
    trigger: each.trigger,
    action: 'DISPLAY',
    description: each.description ?? '',
  }));
}
