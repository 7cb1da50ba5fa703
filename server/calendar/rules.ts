/** Who may see what of a meeting (access.md): its teacher all, who attends it the lesson, the teacher's others only that the hour is taken. */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

const everyone = ['teacher', 'attendee', 'linked'] as const;
const lesson = ['teacher', 'attendee'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const calendarRules = {
  Query: { meetingsByTeacherId: 'signedIn', calendarParts: 'signedIn' },
  Subscription: { meetings: 'signedIn' },
  types: {
    Meeting: {
      id: everyone,
      version: everyone,
      removed: everyone,
      busyOnly: everyone,
      start: everyone,
      end: everyone,
      rrule: everyone,
      exdates: everyone,
      timeZone: everyone,
      spacesLeft: everyone,
      seriesId: lesson,
      slot: lesson,
      own: lesson,
      cancelledBy: lesson,
      summary: lesson,
      description: lesson,
      location: lesson,
      // of the others only how many
      attendees: lesson,
      attendeesCount: lesson,
      // What is taught in a group is told to those who may ask for a place in it.
      subject: [...lesson, 'joiner'],
      color: lesson,
      organizer: lesson,
      capacity: lesson,
      oldLessonNumber: lesson,
      cost: lesson,
      alarms: lesson,
      createdAt: lesson,
      costByHand: ['teacher'],
      insisted: ['teacher'],
    },
    CalendarParts: whole(['revision', 'sight', 'cuts']),
    Attendee: whole([
      'attendeeId',
      'name',
      'email',
      'role',
      'rsvp',
      'personalDiscount',
      'discountId',
      'cant',
      'paid',
      'absences',
      'payments',
    ]),
    Alarm: whole(['id', 'trigger', 'action', 'description']),
    PersonalDiscount: whole(['type', 'value']),
    Warning: whole(['kind', 'meetingId', 'start', 'end', 'count', 'studentId']),
    Absence: whole(['occurrence', 'kind']),
    AttendeePayment: whole(['occurrence', 'amount']),
    AttendancePayload: whole(['late', 'badCancels', 'badCancelsAllowed', 'blocked']),
    MeetingPayload: whole(['warnings']),
  },
} as const satisfies AreaRules;
