/** The meetings of a teacher as they change, for all subscribers. */
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { makeTeacherFeed, type FeedParts, type TeacherFeed } from '../../kernel/live/teacherFeed.ts';
import type { Store } from '../../db/database.ts';
import { readCalendar, type CalendarRow } from './readCalendar.ts';
import { newsFor } from './seenBy.ts';
import { calendarViewers, type CalendarViewer } from '../people/calendarViewers.ts';

export type MeetingFeed = TeacherFeed<WireMeeting>;

export const makeMeetingFeed = (store: Store, parts: FeedParts): MeetingFeed =>
  makeTeacherFeed<CalendarRow, CalendarViewer>(store, parts, {
    read: readCalendar,
    viewers: calendarViewers,
    see: newsFor,
  });
