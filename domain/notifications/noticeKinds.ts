/** The kinds of events and the ways of telling that a person chooses among; each title belongs to one kind. */
import type { NoticeTitle } from '../notices/notice.ts';

export const noticeKinds = [
  'lessons',
  'attendance',
  'requests',
  'subjects',
  'payments',
  'contacts',
  'reminders',
] as const;
type NoticeKind = (typeof noticeKinds)[number];

/** In the list in the app, on devices, by mail. */
export const noticeChannels = ['app', 'push', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** One way of telling one kind: what is turned on and off. */
export type NoticeWay = `${NoticeKind}.${NoticeChannel}`;

export const noticeWays = noticeKinds.flatMap((kind) =>
  noticeChannels.map((channel): NoticeWay => `${kind}.${channel}`),
);

const kindOfTitle = {
  MeetingAdded: 'lessons',
  MeetingUpdated: 'lessons',
  MeetingCostUpdated: 'lessons',
  MeetingLocationUpdated: 'lessons',
  MeetingCancelled: 'lessons',
  StudentLeftMeeting: 'attendance',
  StudentJoinedMeeting: 'attendance',
  PendingMeetingAdded: 'requests',
  PendingMeetingUpdated: 'requests',
  WaitlistJoined: 'requests',
  PlaceOffered: 'requests',
  OfferExpired: 'requests',
  NewJoinRequest: 'requests',
  JoinRequestApproved: 'requests',
  JoinRequestRejected: 'requests',
  NewSubjectAvailable: 'subjects',
  SubjectNameChanged: 'subjects',
  SubjectCostChanged: 'subjects',
  LessonsUpdated: 'subjects',
  HomeworkUpdated: 'subjects',
  PaymentReminder: 'payments',
  StudentEmailChanged: 'contacts',
  StudentPhoneChanged: 'contacts',
  StudentLocationUpdated: 'contacts',
  TeacherEmailChanged: 'contacts',
  TeacherPhoneChanged: 'contacts',
  TeacherLocationUpdated: 'contacts',
  LessonReminder: 'reminders',
  DayAgenda: 'reminders',
} as const satisfies Record<NoticeTitle, NoticeKind>;

/** A title that an older version wrote is told as news of lessons. */
export const wayOf = (title: string, channel: NoticeChannel): NoticeWay =>
  `${kindOfTitle[title as NoticeTitle] ?? 'lessons'}.${channel}`;
