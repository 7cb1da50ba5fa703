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
  { to: 'rivka', title: 'MeetingUpdated', hoursAgo: 2, about: 'shiraMaths' },
  { to: 'rivka', title: 'MeetingAdded', hoursAgo: 5, about: 's10' },
  { to: 'rivka', title: 'MeetingCancelled', hoursAgo: 27, about: 'itaiPhysics' },
  { to: 'rivka', title: 'MeetingAdded', hoursAgo: 76, about: 's11', read: true },
  { to: 'rivka', title: 'MeetingLocationUpdated', hoursAgo: 130, about: 'arielEnglish', read: true },
  { to: 'dana', title: 'MeetingUpdated', hoursAgo: 6, about: 'danaEnglish' },
  { to: 'dana', title: 'MeetingAdded', hoursAgo: 300, about: 'danaMaths', read: true },
  { to: 'shira', title: 'MeetingUpdated', hoursAgo: 2, about: 'shiraMaths' },
  { to: 'itai', title: 'MeetingCancelled', hoursAgo: 27, about: 'itaiPhysics' },
  { to: 'itai', title: 'MeetingAdded', hoursAgo: 76, about: 's11' },
  { to: 'maya', title: 'MeetingAdded', hoursAgo: 5, about: 's10' },
  { to: 'roni', title: 'MeetingAdded', hoursAgo: 40, about: 's12' },
  { to: 'ruth', title: 'MeetingAdded', hoursAgo: 40, about: 's12' },
];
