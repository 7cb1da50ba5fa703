/** A plan's step as the form holds it, to be changed by hand. */
import { minutesBetween } from '../../domain/basics/wallTime.ts';
import { lessonOf } from '../../domain/calendar/lesson.ts';
import type { Step } from '../../domain/operations.ts';
import type { ByHand } from './MeetingDialog.tsx';
import { fieldsOfLesson, repeatOf, type MeetingFields } from './meetingFields.ts';
import type { SchoolMeetings } from './schoolMeetings.ts';

/** null where the form has no place for such a step. */
export function byHandOf(step: Step, school: SchoolMeetings): ByHand | null {
  if (step.name === 'addMeeting') {
    const { start, end, rrule } = step.args.input;
    return { kind: 'new', start, end, fields: { ...saidIn(step.args.input), ...repeatOf(rrule ?? null) } };
  }
  if (step.name !== 'updateMeeting' && step.name !== 'deleteMeeting') return null;
  const { occurrence, scope } = step.args;
  const meetingId = step.name === 'updateMeeting' ? step.args.input.id : step.args.id;
  const held = school.held.find(({ meeting }) => meeting.id === meetingId);
  const lesson = held && lessonOf(held, occurrence ?? held.meeting.start);
  if (!held || !lesson) return null;
  const shown = { meetingId, slot: lesson.slot };
  const cancelling = step.name === 'deleteMeeting';
  const input = step.name === 'updateMeeting' ? step.args.input : {};
  const fields = {
    ...fieldsOfLesson(lesson, lesson.start, lesson.end),
    ...saidIn(input),
    scope: scope ?? 'this',
  };
  return { kind: 'edit', shown, fields, cancelling };
}

type Said = {
  start?: string | null | undefined;
  end?: string | null | undefined;
  subject?: string | null | undefined;
  attendees?: readonly { attendeeId: string }[] | null | undefined;
  location?: MeetingFields['location'] | null | undefined;
  capacity?: number | null | undefined;
  description?: string | null | undefined;
};

function saidIn({ start, end, subject, attendees, location, capacity, description }: Said) {
  const said: Partial<MeetingFields> = {};
  if (start) Object.assign(said, { day: start.slice(0, 10), hour: start.slice(11, 16) });
  if (start && end) said.minutes = minutesBetween(start, end);
  if (subject) said.subject = subject;
  if (attendees) said.students = attendees.map(({ attendeeId }) => attendeeId);
  if (location) said.location = location;
  if (capacity) said.capacity = capacity;
  if (description) said.description = description;
  return said;
}
