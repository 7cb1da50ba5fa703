/** What a person is told about a change; stored with the change, delivered after it (spec section 3, Notification). */
import type { Id } from '../basics/ids.ts';

export type NoticeTitle =
  | 'MeetingAdded'
  | 'MeetingUpdated'
  | 'MeetingCostUpdated'
  | 'MeetingLocationUpdated'
  | 'MeetingCancelled'
  | 'StudentLeftMeeting'
  | 'PendingMeetingAdded'
  | 'PendingMeetingUpdated'
  | 'WaitlistJoined'
  | 'PlaceOffered'
  | 'PlaceTaken'
  | 'OfferExpired'
  | 'NewSubjectAvailable'
  | 'SubjectNameChanged'
  | 'SubjectCostChanged'
  | 'LessonsUpdated'
  | 'HomeworkUpdated'
  | 'PaymentReminder'
  | 'NewJoinRequest'
  | 'JoinRequestApproved'
  | 'JoinRequestRejected'
  | 'StudentPhoneChanged'
  | 'StudentLocationUpdated';

export type Notice = { to: Id; title: NoticeTitle; params: Record<string, string | number | null> };
