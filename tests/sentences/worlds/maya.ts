/** A small school in which Maya has a weekly lesson and a single one; names and subjects are Hebrew. */
import { aWorld, type World } from '../../../commands/world/world.ts';

const lesson = (id: string, student: string, start: string, day?: string) => ({
  id,
  teacherId: 't',
  organizer: 't',
  subject: 'אנגלית',
  start,
  end: `${start.slice(0, 14)}45`,
  capacity: 1,
  location: 'teacher' as const,
  version: 1,
  ...(day && { rrule: `FREQ=WEEKLY;INTERVAL=1;BYDAY=${day}` }),
  attendees: [{ attendeeId: student }],
});

/** Tuesday 10 March 2026; Maya has a weekly lesson and a single one, neither on Thursday, and Roni has none tomorrow. */
export const mayaWorld: World = aWorld({
  now: '2026-03-10T09:00',
  timeZone: 'Asia/Jerusalem',
  role: 'teacher',
  locale: 'en',
  user: { id: 't', username: 'רבקה כהן', role: 'teacher', userData: { lessonDuration: 45 } },
  subjects: [
    { id: 'maths', name: 'מתמטיקה', cost: 160 },
    { id: 'english', name: 'אנגלית', cost: 150 },
  ],
  students: [
    { id: 'dana', username: 'דנה כהן' },
    { id: 'maya', username: 'מאיה ביטון' },
    { id: 'noam', username: 'נועם לוי' },
    { id: 'roni', username: 'רוני שפירא' },
  ],
  meetings: [
    lesson('m-dana', 'dana', '2026-01-04T16:00', 'SU'),
    lesson('m-maya', 'maya', '2026-01-05T17:00', 'MO'),
    lesson('m-maya-once', 'maya', '2026-03-13T10:00'),
    lesson('m-noam', 'noam', '2026-03-12T15:00'),
    lesson('m-roni', 'roni', '2026-01-04T18:00', 'SU'),
  ],
});
