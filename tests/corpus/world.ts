/** The world of the corpora: one teacher's school on Tuesday 10 March 2026 at nine in the morning. */
import { aWorld, type World } from '../../commands/world/world.ts';

const attendee = (attendeeId: string) => ({ attendeeId });

export const teacherWorld: World = aWorld({
  now: '2026-03-10T09:00',
  timeZone: 'Asia/Jerusalem',
  role: 'teacher',
  locale: 'en',
  user: { id: 't1', username: 'Rivka Cohen', role: 'teacher', userData: { lessonDuration: 45 } },
  subjects: [
    { id: 'su-maths', name: 'Maths', cost: 160 },
    { id: 'su-english', name: 'English', cost: 150 },
    { id: 'su-physics', name: 'Physics', cost: 200 },
  ],
  students: [
    { id: 'dana', username: 'Dana Levi', email: 'dana@example.test' },
    { id: 'noam', username: 'נועם כהן', email: 'noam@example.test' },
    { id: 'noa', username: 'נועה ברק' },
    { id: 'yael', username: 'Yael Mizrahi' },
    { id: 'omer', username: 'עומר פרץ' },
    { id: 'itay', username: 'Itay Shalev' },
  ],
  meetings: [
    // Dana: maths every Sunday at 16:00.
    {
      id: 'm-dana',
      subject: 'Maths',
      start: '2026-01-04T16:00',
      end: '2026-01-04T16:45',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
      attendees: [attendee('dana')],
      capacity: 1,
      location: 'teacher',
      version: 7,
    },
    // Noam: English every Monday at 17:00, physics once on Thursday at 18:00.
    {
      id: 'm-noam',
      subject: 'English',
      start: '2026-01-05T17:00',
      end: '2026-01-05T18:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
      attendees: [attendee('noam')],
      capacity: 1,
      location: 'online',
    },
    {
      id: 'm-noam-physics',
      subject: 'Physics',
      start: '2026-03-12T18:00',
      end: '2026-03-12T18:45',
      attendees: [attendee('noam')],
      capacity: 1,
      location: 'online',
    },
    // The physics group every Wednesday at 18:00.
    {
      id: 'm-group',
      subject: 'Physics',
      summary: 'Physics group',
      start: '2026-01-07T18:00',
      end: '2026-01-07T19:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
      attendees: [attendee('noa'), attendee('itay')],
      capacity: 4,
      location: 'teacher',
    },
    // Today at 11:00 with Yael; tomorrow at 16:00 with Omer.
    {
      id: 'm-yael',
      subject: 'Maths',
      start: '2026-03-10T11:00',
      end: '2026-03-10T11:45',
      attendees: [attendee('yael')],
      capacity: 1,
      location: 'teacher',
    },
    {
      id: 'm-omer',
      subject: 'English',
      start: '2026-03-11T16:00',
      end: '2026-03-11T16:45',
      attendees: [attendee('omer')],
      capacity: 1,
      location: 'student',
    },
  ],
});
