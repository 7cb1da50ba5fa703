/** What the meeting form holds, and the steps it asks for; the same operations that sentences plan. */
import type { Id } from '../../domain/basics/ids.ts';
import { addMinutes, minutesBetween, weekdayOf, type Day, type Wall } from '../../domain/basics/wallTime.ts';
import type { Lesson } from '../../domain/calendar/lesson.ts';
import type { Location, Scope } from '../../domain/calendar/meeting.ts';
import { parseRule, weekdayNames } from '../../domain/calendar/recurrence.ts';
import type { Step } from '../../domain/operations.ts';

export const repeats = ['none', 'daily', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type Repeat = (typeof repeats)[number];

export type MeetingFields = {
  subject: string;
  students: Id[];
  day: Day;
  /** HH:mm */
  hour: string;
  minutes: number;
  location: Location;
  /** null: a rule that the form does not offer stays as it is. */
  repeat: Repeat | null;
  until: Day | '';
  capacity: number;
  description: string;
  scope: Scope;
  quiet: boolean;
};

const rules: Record<Exclude<Repeat, 'none'>, string> = {
  daily: 'FREQ=DAILY;INTERVAL=1',
  weekly: 'FREQ=WEEKLY;INTERVAL=1',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY;INTERVAL=1',
  yearly: 'FREQ=YEARLY;INTERVAL=1',
};

/** The rule that the fields mean; weekly rules name the weekday of the first lesson. */
export function ruleOf({
  repeat,
  until,
  day,
}: Pick<MeetingFields, 'repeat' | 'until' | 'day'>): string | null {
  if (repeat === null || repeat === 'none') return null;
  const byday = repeat === 'weekly' || repeat === 'biweekly' ? `;BYDAY=${weekdayNames[weekdayOf(day)]}` : '';
  return `${rules[repeat]}${byday}${until === '' ? '' : `;UNTIL=${until.replaceAll('-', '')}`}`;
}

export function repeatOf(rrule: string | null): { repeat: Repeat | null; until: Day | '' } {
  if (rrule === null) return { repeat: 'none', until: '' };
  const rule = parseRule(rrule);
  const until = rule?.until ?? '';
  const bare = rrule.replace(/;(UNTIL|BYDAY)=[^;]*/g, '');
  const single = (rule?.weekdays.length ?? 0) <= 1 && !rule?.numbered;
  const found = single ? repeats.find((each) => each !== 'none' && rules[each] === bare) : undefined;
  return { repeat: found ?? null, until };
}

export const startOf = (fields: MeetingFields): Wall => `${fields.day}T${fields.hour}`;

export function fieldsOfLesson(lesson: Lesson, start: Wall, end: Wall): MeetingFields {
  const { meeting } = lesson;
  return {
    subject: lesson.subject,
    students: meeting.attendees.map(({ studentId }) => studentId),
    day: start.slice(0, 10),
    hour: start.slice(11, 16),
    minutes: minutesBetween(start, end),
    location: lesson.location,
    ...repeatOf(meeting.rrule),
    capacity: meeting.capacity,
    description: lesson.description,
    scope: 'this',
    quiet: false,
  };
}

const notifyOf = ({ quiet }: MeetingFields): 'tell' | 'quiet' => (quiet ? 'quiet' : 'tell');

export function stepToAdd(fields: MeetingFields, insist: boolean): Step {
  const start = startOf(fields);
  return {
    name: 'addMeeting',
    args: {
      input: {
        subject: fields.subject,
        start,
        end: addMinutes(start, fields.minutes),
        attendees: fields.students.map((attendeeId) => ({ attendeeId })),
        location: fields.location,
        rrule: ruleOf(fields),
        capacity: Math.max(fields.capacity, fields.students.length),
        description: fields.description,
      },
      insist,
      notify: notifyOf(fields),
    },
  };
}

/** Only what differs from the lesson as it stands is sent: a patch. */
export function stepToChange(lesson: Lesson, fields: MeetingFields, insist: boolean): Step {
  const { meeting } = lesson;
  const before = fieldsOfLesson(lesson, lesson.start, lesson.end);
  const start = startOf(fields);
  const sameStudents = [...before.students].sort().join() === [...fields.students].sort().join();
  const moved = start !== lesson.start || fields.minutes !== before.minutes;
  const repeated =
    fields.repeat !== null && (fields.repeat !== before.repeat || fields.until !== before.until);
  return {
    name: 'updateMeeting',
    args: {
      input: {
        id: meeting.id,
        ...(moved ? { start, end: addMinutes(start, fields.minutes) } : {}),
        ...(fields.subject === before.subject ? {} : { subject: fields.subject }),
        ...(sameStudents ? {} : { attendees: fields.students.map((attendeeId) => ({ attendeeId })) }),
        ...(fields.location === before.location ? {} : { location: fields.location }),
        ...(fields.capacity === before.capacity ? {} : { capacity: fields.capacity }),
        ...(fields.description === before.description ? {} : { description: fields.description }),
        ...(repeated ? { rrule: ruleOf(fields) } : {}),
      },
      scope: meeting.rrule === null ? 'all' : fields.scope,
      occurrence: lesson.slot,
      version: meeting.revision,
      insist,
      notify: notifyOf(fields),
    },
  };
}

export function stepToCancel(lesson: Lesson, fields: MeetingFields): Step {
  const { meeting } = lesson;
  return {
    name: 'deleteMeeting',
    args: {
      id: meeting.id,
      scope: meeting.rrule === null ? 'all' : fields.scope,
      occurrence: lesson.slot,
      version: meeting.revision,
      notify: notifyOf(fields),
    },
  };
}
