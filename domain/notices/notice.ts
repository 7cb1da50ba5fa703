/** What a person is told about a change; stored with the change, delivered after it (spec section 3, Notification). */
import type { Id } from '../basics/ids.ts';

/** How an event is to be taken. */
export type NoticeType = 'success' | 'warning' | 'error' | 'info';

/** Every kind of event by its title, which is the type key that the wire carries. */
const typeOfTitle = {
  MeetingAdded: 'success',
  MeetingUpdated: 'info',
  MeetingCostUpdated: 'info',
  MeetingLocationUpdated: 'info',
  MeetingCancelled: 'warning',
  StudentLeftMeeting: 'warning',
  StudentJoinedMeeting: 'success',
  PendingMeetingAdded: 'info',
  PendingMeetingUpdated: 'info',
  WaitlistJoined: 'info',
  PlaceOffered: 'success',
  OfferExpired: 'warning',
  NewSubjectAvailable: 'info',
  SubjectNameChanged: 'info',
  SubjectCostChanged: 'info',
  LessonsUpdated: 'info',
  HomeworkUpdated: 'info',
  PaymentReminder: 'warning',
  NewJoinRequest: 'info',
  JoinRequestApproved: 'success',
  JoinRequestRejected: 'error',
  StudentEmailChanged: 'info',
  StudentPhoneChanged: 'info',
  StudentLocationUpdated: 'info',
  TeacherEmailChanged: 'info',
  TeacherPhoneChanged: 'info',
  TeacherLocationUpdated: 'info',
  LessonReminder: 'info',
  DayAgenda: 'info',
} as const satisfies Record<string, NoticeType>;

export type NoticeTitle = keyof typeof typeOfTitle;

export const noticeTitles = Object.keys(typeOfTitle) as NoticeTitle[];

export type Notice = { to: Id; title: NoticeTitle; params: Record<string, string | number | null> };

type Pending = { status?: unknown };

/** The answer to a request is good or bad news by what was answered. */
export function noticeType({ title, params }: { title: NoticeTitle; params: Pending }): NoticeType {
  if (title === 'PendingMeetingUpdated' && params.status === 'Approved') return 'success';
  if (title === 'PendingMeetingUpdated' && params.status === 'Declined') return 'error';
  if (title === 'PendingMeetingUpdated' && params.status === 'Withdrawn') return 'warning';
  return typeOfTitle[title];
}
