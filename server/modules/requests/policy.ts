/** Who may see what of a requested lesson: the teacher, and those who asked for it or would attend. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const both = ['teacher', 'attendee'] as const;
const fields = [
  'id',
  'version',
  'removed',
  'organizer',
  'requestedBy',
  'status',
  'meetingId',
  'replaces',
  'summary',
  'description',
  'location',
  'start',
  'end',
  'timeZone',
  'rrule',
  'subject',
  // none of the others
  'attendees',
  'capacity',
  'cost',
  'createdAt',
  'lastModified',
];
const each = (names: readonly string[], rule: FieldRule): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

export const requestPolicy = {
  Query: { pendingMeetingsByOrganizerId: 'signedIn', pendingMeetingById: 'signedIn' },
  Subscription: { pendingMeetings: 'signedIn' },
  types: {
    PendingMeeting: each(fields, both),
    ReplacedLesson: each(['meetingId', 'occurrence'], 'asParent'),
  },
} as const satisfies AccessPolicy;
