/** What happened, in one sentence, for whoever is told of it. A missing title does not compile. */
import type { notices as he } from '../he/notices.ts';
import type { WordsOf } from '../he/shape.ts';

export const notices: WordsOf<typeof he> = {
  MeetingAdded: '{{subject}} was booked with {{teacher}}, {{when}}',
  MeetingUpdated: '{{subject}} was changed: {{when}}',
  MeetingCostUpdated: 'The price of {{subject}} was changed',
  MeetingLocationUpdated: '{{subject}} is now in another place: {{when}}',
  MeetingCancelled: '{{subject}} was cancelled: {{when}}',
  StudentLeftMeeting: {
    this: '{{student}} won’t come to {{subject}}, {{when}}',
    future: '{{student}} left the series: {{subject}}',
    late: 'Late cancel: {{student}} won’t come to {{subject}}, {{when}}',
    back: '{{student}} is coming after all: {{subject}}, {{when}}',
  },
  PendingMeetingAdded: {
    Pending: '{{student}} requested {{subject}}, {{when}}',
    Offered: '{{teacher}} offered {{subject}}, {{when}}',
  },
  PendingMeetingUpdated: {
    Pending: '{{student}} changed the request: {{subject}}, {{when}}',
    Offered: '{{teacher}} offered another time: {{subject}}, {{when}}',
    Approved: 'Booked: {{subject}}, {{when}}',
    Declined: 'The request for {{subject}} was declined, {{when}}',
    Withdrawn: '{{student}} withdrew the request: {{subject}}, {{when}}',
  },
  WaitlistJoined: '{{student}} is waiting for a place in {{subject}}',
  PlaceOffered: 'A place in {{subject}} is free for {{student}}; it’s kept until {{when}}',
  PlaceTaken: '{{student}} took the place in {{subject}}',
  OfferExpired: 'The place in {{subject}} wasn’t taken and went to the next in line',
  NewSubjectAvailable: '{{teacher}} now teaches {{subject}}',
  SubjectNameChanged: '{{old}} is now called {{subject}}',
  SubjectCostFrom: '{{subject}} has a new price from {{day}}',
  SubjectCostChanged: '{{subject}} has a new price',
  LessonsUpdated: 'The lesson plan of {{subject}} was updated',
  HomeworkUpdated: '{{teacher}} wrote something for you',
  PaymentReminder: '{{teacher}} reminds you of a payment that is open',
  StudentPhoneChanged: '{{student}} has a new phone number',
  StudentLocationUpdated: '{{student}} has a new address',
  NewJoinRequest: {
    teacher: '{{student}} wants to learn with you',
    group: '{{student}} wants to join the group: {{subject}}',
  },
  JoinRequestApproved: '{{teacher}} approved the request: you can start',
  JoinRequestRejected: '{{teacher}} declined the request to join',
  somebody: 'A student',
  lesson: 'a lesson',
  more_one: 'and one more change',
  more_other: 'and {{count}} more changes',
};
