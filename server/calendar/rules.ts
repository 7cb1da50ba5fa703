/** Who may see what of a meeting (access.md): its teacher all, who attends it the lesson, the teacher's others only that the hour is taken. */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

const everyone = ['teacher', 'attendee', 'linked'] as const;
const lesson = ['teacher', 'attendee'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const calendarRules = {
  Query: { meetingsByTeacherId: 'signedIn' },
  Mutation: {
    addMeeting: 'signedIn',
    addBatchMeetings: 'signedIn',
    updateMeeting: 'signedIn',
    deleteMeeting: 'signedIn',
    undoChange: 'signedIn',
  },
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
      subject: lesson,
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
    Absence: whole(['occurrence', 'kind']),
    AttendeePayment: whole(['occurrence', 'amount']),
    MeetingPayload: whole(['status', 'refusal', 'meeting', 'meetings', 'restrictedTimes', 'changeId']),
  },
} as const satisfies AreaRules;
