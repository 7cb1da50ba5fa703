/** The meetings of a teacher as they change, for all who watch them. */
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { makeTeacherFeed, type FeedParts, type TeacherFeed } from '../live/teacherFeed.ts';
import type { Store } from '../store/database.ts';
import { readCalendar, type CalendarRow } from './readCalendar.ts';
import { newsFor } from './seenBy.ts';
import { calendarViewers, type CalendarViewer } from './viewer.ts';

export type MeetingFeed = TeacherFeed<WireMeeting>;

export const makeMeetingFeed = (store: Store, parts: FeedParts): MeetingFeed =>
  makeTeacherFeed<CalendarRow, CalendarViewer>(store, parts, {
    read: readCalendar,
    viewers: calendarViewers,
    see: newsFor,
  });
