/** Recent notifications of the people of the demo school; some are still unread. */
import type { NoticeTitle } from '../../../domain/notices/notice.ts';
import type { NoticeParams } from '../../db/tables.ts';

export type DemoNotice = {
  to: string;
  title: NoticeTitle;
  hoursAgo: number;
  read?: true;
  /** A lesson of the timetable, by its key. */
  about: string;
  params?: NoticeParams;
};

export const notices: readonly DemoNotice[] = [
  {
    to: 'rivka',
    title: 'PendingMeetingAdded',
    hoursAgo: 2,
    about: 'shiraMaths',
    params: { status: 'Pending' },
  },
  { to: 'rivka', title: 'StudentJoinedMeeting', hoursAgo: 5, about: 's10' },
  {
    to: 'rivka',
    title: 'StudentPhoneChanged',
    hoursAgo: 27,
    about: 'itaiPhysics',
    params: { oldPhone: '+972 52-555-0187', newPhone: '+972 54-555-0114' },
  },
  {
    to: 'rivka',
    title: 'StudentLeftMeeting',
    hoursAgo: 76,
    about: 's11',
    read: true,
    params: { reach: 'this', late: 0 },
  },
  {
    to: 'rivka',
    title: 'StudentLocationUpdated',
    hoursAgo: 130,
    about: 'arielEnglish',
    read: true,
    params: { oldAddress: null, newAddress: 'שדרות הנשיא 40, חיפה' },
  },
  { to: 'dana', title: 'MeetingUpdated', hoursAgo: 6, about: 'danaEnglish' },
  { to: 'dana', title: 'MeetingAdded', hoursAgo: 300, about: 'danaMaths', read: true },
  { to: 'shira', title: 'MeetingUpdated', hoursAgo: 2, about: 'shiraMaths' },
  { to: 'itai', title: 'MeetingCancelled', hoursAgo: 27, about: 'itaiPhysics' },
  { to: 'itai', title: 'MeetingAdded', hoursAgo: 76, about: 's11' },
  { to: 'maya', title: 'MeetingAdded', hoursAgo: 5, about: 's10' },
  { to: 'roni', title: 'MeetingAdded', hoursAgo: 40, about: 's12' },
  { to: 'ruth', title: 'MeetingAdded', hoursAgo: 40, about: 's12' },
];
