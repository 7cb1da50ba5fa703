/** What the meeting form holds, and the steps it asks for; the same operations that sentences plan. */
import type { Id } from '../../../../domain/basics/ids.ts';
import { toMajor, toMinor } from '../../../../domain/basics/money.ts';
import { figureTyped } from '../../../lib/forms/figureTyped.ts';
import { addMinutes, minutesBetween, type Day, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Codec } from '../../../../domain/basics/wire.ts';
import { onWallOf, toWall } from '../../../../domain/basics/zones.ts';
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import type { Alarm, Attendee, Location, Scope } from '../../../../domain/calendar/meeting.ts';
import type { NewMeetingInput } from '../../../../domain/calendar/meetingInput.ts';
import type { Step } from '../../../../domain/operations.ts';
import { once, repeatOf, ruleOf, sameRepeat, type Repeat } from '../../recurrence/repeat.ts';

export type Discount = NonNullable<Attendee['personalDiscount']>;

export type Reminder = Pick<Alarm, 'trigger' | 'description'> & { id?: Id };

export type MeetingFields = {
  subject: string;
  /** What the lesson is about. */
  summary: string;
  students: Id[];
  /** By student; percentage, or minor units of the currency. */
  discounts: Record<Id, Discount>;
  day: Day;
  /** HH:mm */
  hour: string;
  minutes: number;
  location: Location;
  repeat: Repeat;
  capacity: number;
  /** Major units as typed; '' is the usual price. */
  price: string;
  reminders: Reminder[];
  description: string;
  scope: Scope;
  quiet: boolean;
};

export const emptyFields = {
  subject: '',
  summary: '',
  students: [],
  discounts: {},
  location: 'teacher',
  repeat: once,
  capacity: 1,
  price: '',
  reminders: [],
  description: '',
  scope: 'this',
  quiet: false,
} satisfies Partial<MeetingFields>;

const startOf = (fields: Pick<MeetingFields, 'day' | 'hour'>): Wall => `${fields.day}T${fields.hour}`;

const endOf = (fields: Pick<MeetingFields, 'day' | 'hour' | 'minutes'>): Wall =>
  addMinutes(startOf(fields), fields.minutes);

/** null for the usual price; undefined for what is no sum. */
export function priceOf(
  { price }: Pick<MeetingFields, 'price'>,
  currency: string,
): number | null | undefined {
  const typed = figureTyped(price);
  if (typed === '') return null;
  const minor = /^\d+(\.\d+)?$/.test(typed) ? toMinor(Number(typed), currency) : null;
  return minor ?? undefined;
}

/**
 * Everything in the form and in a step is in the teacher's own zone: a lesson made before a move to
 * another one keeps the zone it was made in.
 */
const timesOn = ({ startMs, endMs }: Lesson, zone: string): { start: Wall; end: Wall } => ({
  start: toWall(startMs, zone),
  end: toWall(endMs, zone),
});

const slotOn = ({ meeting, slot }: Lesson, zone: string): Wall => onWallOf(slot, meeting.zone, zone);

/** `times`: where it was dropped, in the zone of the codec. */
export function fieldsOfLesson(
  lesson: Lesson,
  { currency, zone }: Codec,
  times?: { start: Wall; end: Wall },
): MeetingFields {
  const { meeting } = lesson;
  const stands = timesOn(lesson, zone);
  const { start, end } = times ?? stands;
  return {
    subject: lesson.subject,
    summary: lesson.summary,
    students: meeting.attendees.map(({ studentId }) => studentId),
    discounts: Object.fromEntries(
      meeting.attendees.flatMap(({ studentId, personalDiscount }) =>
        personalDiscount ? [[studentId, personalDiscount]] : [],
      ),
    ),
    day: start.slice(0, 10),
    hour: start.slice(11, 16),
    // By what the hand added or took: while the clock is turned back the wall shows another length than the watch.
    minutes: lesson.minutes + minutesBetween(start, end) - minutesBetween(stands.start, stands.end),
    location: lesson.location,
    repeat: repeatOf(meeting.rrule),
    capacity: meeting.capacity,
    price: meeting.costByHand ? String(toMajor(lesson.costMinor, currency)) : '',
    reminders: meeting.alarms.map(({ id, trigger, description }) => ({ id, trigger, description })),
    description: lesson.description,
    scope: 'this',
    quiet: false,
  };
}

const notifyOf = ({ quiet }: MeetingFields): 'tell' | 'quiet' => (quiet ? 'quiet' : 'tell');

const attendeesOf = ({ students, discounts }: MeetingFields) =>
  students.map((attendeeId) => {
    const personalDiscount = discounts[attendeeId];
    return personalDiscount ? { attendeeId, personalDiscount } : { attendeeId };
  });

const alarmsOf = ({ reminders }: MeetingFields) =>
  reminders.map(({ id, trigger, description }) => ({
    ...(id === undefined ? {} : { id }),
    trigger,
    action: 'DISPLAY' as const,
    description,
  }));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `rest`: what was said of it that the form has no field for. */
export function stepToAdd(
  fields: MeetingFields,
  currency: string,
  rest: Partial<NewMeetingInput> = {},
): Step {
  const cost = priceOf(fields, currency);
  return {
    name: 'addMeeting',
    args: {
      input: {
        ...rest,
        subject: fields.subject,
        summary: fields.summary,
        start: startOf(fields),
        end: endOf(fields),
        attendees: attendeesOf(fields),
        location: fields.location,
        rrule: ruleOf(fields.repeat, fields.day),
        capacity: Math.max(fields.capacity, fields.students.length),
        ...(typeof cost === 'number' ? { cost } : {}),
        alarms: alarmsOf(fields),
        description: fields.description,
      },
      notify: notifyOf(fields),
    },
  };
}

/** Only what differs from the lesson as it stands is sent: a patch. */
export function stepToChange(lesson: Lesson, fields: MeetingFields, codec: Codec): Step {
  const { meeting } = lesson;
  const before = fieldsOfLesson(lesson, codec);
  const isMoved = startOf(fields) !== startOf(before);
  const isResized = fields.minutes !== before.minutes;
  const cost = priceOf(fields, codec.currency);
  // What is taken away is said: a discount that is not spoken of stays.
  const attendees = attendeesOf(fields).map((each) =>
    'personalDiscount' in each || before.discounts[each.attendeeId] === undefined
      ? each
      : { ...each, personalDiscount: null },
  );
  const alarms = alarmsOf(fields);
  return {
    name: 'updateMeeting',
    args: {
      input: {
        id: meeting.id,
        // A new length is no move: the hour that this lesson has of its own is not said of the others.
        ...(isMoved ? { start: startOf(fields) } : {}),
        ...(isMoved
          ? { end: endOf(fields) }
          : isResized
            ? { end: toWall(lesson.startMs + fields.minutes * 60_000, codec.zone) }
            : {}),
        ...(fields.subject === before.subject ? {} : { subject: fields.subject }),
        ...(fields.summary === before.summary ? {} : { summary: fields.summary }),
        ...(same(attendees, attendeesOf(before)) ? {} : { attendees }),
        ...(fields.location === before.location ? {} : { location: fields.location }),
        ...(fields.capacity === before.capacity ? {} : { capacity: fields.capacity }),
        ...(fields.price === before.price || cost === undefined ? {} : { cost }),
        ...(same(alarms, alarmsOf(before)) ? {} : { alarms }),
        ...(fields.description === before.description ? {} : { description: fields.description }),
        ...(sameRepeat(fields.repeat, before.repeat) ? {} : { rrule: ruleOf(fields.repeat, fields.day) }),
      },
      scope: meeting.rrule === null ? 'all' : fields.scope,
      occurrence: slotOn(lesson, codec.zone),
      version: meeting.revision,
      notify: notifyOf(fields),
    },
  };
}

export function stepToCancel(lesson: Lesson, fields: MeetingFields, { zone }: Codec): Step {
  const { meeting } = lesson;
  return {
    name: 'deleteMeeting',
    args: {
      id: meeting.id,
      scope: meeting.rrule === null ? 'all' : fields.scope,
      occurrence: slotOn(lesson, zone),
      version: meeting.revision,
      notify: notifyOf(fields),
    },
  };
}
