/** A picture for each kind of event; what is not known has the bell. */
import { createElement } from 'react';
import {
  AlarmClock,
  Bell,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  Inbox,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Tag,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { NoticeTitle } from '../../../domain/notices/notice.ts';

const icons: Record<NoticeTitle, LucideIcon> = {
  MeetingAdded: CalendarCheck,
  MeetingUpdated: CalendarClock,
  MeetingCostUpdated: Tag,
  MeetingLocationUpdated: MapPin,
  MeetingCancelled: CalendarX,
  StudentLeftMeeting: LogOut,
  StudentJoinedMeeting: LogIn,
  PendingMeetingAdded: Inbox,
  PendingMeetingUpdated: Inbox,
  WaitlistJoined: LogIn,
  PlaceOffered: CalendarCheck,
  OfferExpired: CalendarX,
  NewSubjectAvailable: BookOpen,
  SubjectNameChanged: BookOpen,
  SubjectCostChanged: Tag,
  LessonsUpdated: BookOpen,
  HomeworkUpdated: MessageSquareText,
  PaymentReminder: Wallet,
  NewJoinRequest: Inbox,
  JoinRequestApproved: CalendarCheck,
  JoinRequestRejected: CalendarX,
  StudentEmailChanged: Mail,
  StudentPhoneChanged: Phone,
  StudentLocationUpdated: MapPin,
  TeacherEmailChanged: Mail,
  TeacherPhoneChanged: Phone,
  TeacherLocationUpdated: MapPin,
  LessonReminder: AlarmClock,
  DayAgenda: CalendarDays,
};

export const NoticeIcon = ({ title }: { title: string }) =>
  createElement((icons as Record<string, LucideIcon>)[title] ?? Bell, {
    'aria-hidden': true,
    className: 'rtl:-scale-x-100',
  });
