/** A plan's steps as the form holds them, to be changed by hand. */
import { toMajor } from '../../../../domain/basics/money.ts';
import type { Codec } from '../../../../domain/basics/wire.ts';
import { minutesBetween } from '../../../../domain/basics/wallTime.ts';
import { onWallOf } from '../../../../domain/basics/zones.ts';
import { lessonOf } from '../../../../domain/calendar/lesson.ts';
import type { NewMeetingInput } from '../../../../domain/calendar/meetingInput.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import { fieldsOfLesson, type MeetingFields } from './meetingFields.ts';
import type { ByHand } from './openForm.ts';
import { repeatOf } from '../../recurrence/repeat.ts';

/** One for each lesson that is spoken of; a step that the form has no place for stays as it is. */
export const byHandOf = (steps: readonly Step[], school: SchoolMeetings, codec: Codec): ByHand[] =>
  steps.flatMap((step) => formsOf(step, school, codec));

function formsOf(step: Step, school: SchoolMeetings, codec: Codec): ByHand[] {
  const { currency, zone } = codec;
  if (step.name === 'addMeeting') return [newByHand(step.args.input, step.args.notify, currency)];
  if (step.name === 'addBatchMeetings') {
    return step.args.inputs.map((input) => newByHand(input, step.args.notify, currency));
  }
  if (step.name !== 'updateMeeting' && step.name !== 'deleteMeeting') return [{ kind: 'fixed', step }];
  const { occurrence, scope, notify } = step.args;
  const meetingId = step.name === 'updateMeeting' ? step.args.input.id : step.args.id;
  const held = school.held.find(
    ({ meeting, occurrences }) => meeting.id === meetingId || occurrences.some(({ id }) => id === meetingId),
  );
  const row = held?.occurrences.find(({ id }) => id === meetingId);
  const said = occurrence && held ? onWallOf(occurrence, zone, held.meeting.zone) : null;
  const lesson = held && lessonOf(held, row?.slot ?? said ?? held.meeting.start);
  if (!held || !lesson) return [{ kind: 'fixed', step }];
  const standing = fieldsOfLesson(lesson, codec);
  const fields = {
    ...standing,
    ...(step.name === 'updateMeeting' ? saidIn(step.args.input, currency, standing.discounts) : {}),
    scope: scope ?? (row ? 'this' : 'all'),
    quiet: notify === 'quiet',
  };
  const shown = { meetingId: held.meeting.id, slot: lesson.slot };
  return [{ kind: 'edit', shown, fields, cancelling: step.name === 'deleteMeeting' }];
}

function newByHand(input: NewMeetingInput, notify: unknown, currency: string): ByHand {
  const { start, end, rrule, color, exdates, oldLessonNumber } = input;
  const fields = {
    ...saidIn(input, currency),
    repeat: repeatOf(rrule ?? null),
    quiet: notify === 'quiet',
  };
  const rest = {
    ...(color ? { color } : {}),
    ...(exdates ? { exdates } : {}),
    ...(typeof oldLessonNumber === 'number' ? { oldLessonNumber } : {}),
  };
  return { kind: 'new', start, end, fields, rest };
}

type Said = Partial<Omit<NewMeetingInput, 'start' | 'end'>> & {
  start?: string | undefined;
  end?: string | undefined;
};

/** `discounts`: as they stand, which those keep of whom nothing is said. */
function saidIn(
  input: Said,
  currency: string,
  discounts: MeetingFields['discounts'] = {},
): Partial<MeetingFields> {
  const { start, end, subject, summary, attendees, location, capacity, description, cost, alarms, rrule } =
    input;
  const said: Partial<MeetingFields> = {};
  if (start) Object.assign(said, { day: start.slice(0, 10), hour: start.slice(11, 16) });
  if (start && end) said.minutes = minutesBetween(start, end);
  if (typeof subject === 'string') said.subject = subject;
  if (typeof summary === 'string') said.summary = summary;
  if (attendees) {
    said.students = attendees.map(({ attendeeId }) => attendeeId);
    said.discounts = Object.fromEntries(
      attendees.flatMap(({ attendeeId, personalDiscount }) => {
        const one = personalDiscount === undefined ? discounts[attendeeId] : personalDiscount;
        return one ? [[attendeeId, one]] : [];
      }),
    );
  }
  if (location) said.location = location;
  if (capacity) said.capacity = capacity;
  if (typeof description === 'string') said.description = description;
  if (cost === null) said.price = '';
  if (typeof cost === 'number') said.price = String(toMajor(cost, currency));
  if (alarms) {
    said.reminders = alarms.map(({ id, trigger, description: text }) => ({
      ...(id ? { id } : {}),
      trigger,
      description: text ?? '',
    }));
  }
  if (typeof rrule === 'string') said.repeat = repeatOf(rrule);
  return said;
}
