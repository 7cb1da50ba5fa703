/** Who may see what of a lesson that is asked for: the teacher who is asked, and whoever asked for it or would attend. */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

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
  // of the others none
  'attendees',
  'capacity',
  'cost',
  'createdAt',
  'lastModified',
];
const each = (names: readonly string[], rule: FieldRule): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

export const requestsRules = {
  Query: { pendingMeetingsByOrganizerId: 'signedIn', pendingMeetingById: 'signedIn' },
  Subscription: { pendingMeetings: 'signedIn' },
  types: {
    PendingMeeting: each(fields, both),
    ReplacedLesson: each(['meetingId', 'occurrence'], 'asParent'),
  },
} as const satisfies AreaRules;
