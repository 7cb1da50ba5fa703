/** What happened, in one sentence, for whoever is told of it. A missing title does not compile. */
import type { notices as he } from '../he/notices.ts';
import type { WordsOf } from '../shape.ts';

export const notices: WordsOf<typeof he> = {
  MeetingAdded: '{{subject}} is booked with {{teacher}}, {{when}}',
  MeetingUpdated: '{{subject}} has changed: {{when}}',
  MeetingCostUpdated: 'The price of {{subject}} has changed',
  MeetingLocationUpdated: '{{subject}} has moved to another place: {{when}}',
  MeetingCancelled: '{{subject}} is cancelled: {{when}}',
  StudentLeftMeeting: {
    this: '{{student}} will not come to {{subject}}, {{when}}',
    future: '{{student}} has left the series: {{subject}}',
    late: 'A late cancel: {{student}} will not come to {{subject}}, {{when}}',
  },
  PendingMeetingAdded: {
    Pending: '{{student}} asks for {{subject}}, {{when}}',
    Offered: '{{teacher}} offers {{subject}}, {{when}}',
  },
  PendingMeetingUpdated: {
    Pending: '{{student}} has changed the request: {{subject}}, {{when}}',
    Offered: '{{teacher}} offers another time: {{subject}}, {{when}}',
    Approved: 'It is booked: {{subject}}, {{when}}',
    Declined: 'The request for {{subject}} was declined, {{when}}',
    Withdrawn: '{{student}} has taken the request back: {{subject}}, {{when}}',
  },
  WaitlistJoined: '{{student}} waits for a place in {{subject}}',
  PlaceOffered: 'A place in {{subject}} is free for {{student}}; it is kept until {{when}}',
  PlaceTaken: '{{student}} has taken the place in {{subject}}',
  OfferExpired: 'The place in {{subject}} was not taken and went to the next',
  NewSubjectAvailable: '{{teacher}} teaches {{subject}} from now on',
  SubjectNameChanged: '{{old}} is called {{subject}} now',
  SubjectCostFrom: '{{subject}} has a new price from {{day}}',
  SubjectCostChanged: '{{subject}} has a new price',
  LessonsUpdated: 'The lesson plan of {{subject}} was updated',
  HomeworkUpdated: '{{teacher}} has written something for you',
  StudentPhoneChanged: '{{student}} has a new phone number',
  StudentLocationUpdated: '{{student}} has a new address',
  NewJoinRequest: {
    teacher: '{{student}} asks to learn with you',
    group: '{{student}} asks to join the group: {{subject}}',
  },
  JoinRequestApproved: '{{teacher}} has said yes: you can begin',
  JoinRequestRejected: '{{teacher}} has declined the request to join',
  somebody: 'A student',
  lesson: 'a lesson',
  more_one: 'and one more change',
  more_other: 'and {{count}} more changes',
};
