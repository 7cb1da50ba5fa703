/** Who may see what of a meeting (access.md): the teacher everything, attendees the lesson, the teacher's other students only that the hour is taken. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const everyone = ['teacher', 'attendee', 'linked'] as const;
const lesson = ['teacher', 'attendee'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const calendarPolicy = {
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
      // of the other attendees only the number
      attendees: lesson,
      attendeesCount: lesson,
      // Students who may ask for a place in a group see its subject.
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
    CalendarParts: whole(['revision', 'viewerKey', 'cuts']),
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
      'charges',
    ]),
    Alarm: whole(['id', 'trigger', 'action', 'description']),
    PersonalDiscount: whole(['type', 'value']),
    Warning: whole(['kind', 'meetingId', 'start', 'end', 'count', 'studentId']),
    Absence: whole(['occurrence', 'kind']),
    AttendeeCharge: whole(['occurrence', 'kind', 'amount', 'allocations']),
    Allocation: whole(['paymentId', 'amount', 'inLessons']),
    AttendancePayload: whole(['late', 'badCancels', 'badCancelsAllowed', 'blocked']),
    MeetingPayload: whole(['warnings']),
  },
} as const satisfies AccessPolicy;
