/** The school of the corpora with a past: who was there and who paid, titles and notes, blocked hours; seen by each role. */
import type { SpeakerRole, World } from '../../commands/world/world.ts';
import { teacherWorld } from './world.ts';

const teacher: World = {
  ...teacherWorld,
  meetings: [
    ...teacherWorld.meetings.map((meeting) =>
      meeting.id === 'm-dana'
        ? {
            ...meeting,
            attendees: [
              {
                attendeeId: 'dana',
                paid: ['2026-01-04T16:00', '2026-01-11T16:00'],
                absences: [{ occurrence: '2026-01-18T16:00', kind: 'student' }],
              },
            ],
          }
        : meeting,
    ),
    {
      id: 'm-morning',
      subject: 'English',
      start: '2026-03-10T08:00',
      end: '2026-03-10T08:45',
      attendees: [{ attendeeId: 'omer' }],
      capacity: 1,
      cost: 150,
    },
    {
      id: 'm-exam',
      subject: 'Maths',
      summary: 'Exam prep',
      description: 'fractions, שברים, before the מבחן',
      start: '2026-03-17T15:00',
      end: '2026-03-17T15:45',
      attendees: [{ attendeeId: 'yael' }],
      capacity: 1,
    },
  ],
  restrictedTimes: [
    { id: 'b-noon', start: '2026-03-11T12:00', end: '2026-03-11T14:00', reason: 'dentist' },
    { id: 'b-week', start: '2026-03-18T00:00', end: '2026-03-19T00:00' },
  ],
};

const taught = teacher.meetings.map((meeting) => ({ ...meeting, teacherId: 't1' }));
const teachers = [{ id: 't1', username: 'Rivka Cohen' }];

const student: World = {
  ...teacher,
  role: 'student',
  user: { id: 'omer', username: 'עומר פרץ', role: 'student', userData: {} },
  students: [],
  teachers,
  meetings: [
    ...taught.filter(({ id }) => id === 'm-omer' || id === 'm-morning'),
    {
      id: 'm-own-group',
      teacherId: 't1',
      subject: 'Physics',
      summary: 'Physics group',
      start: '2026-01-08T18:00',
      end: '2026-01-08T19:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
      attendees: [{ attendeeId: 'omer' }, { attendeeId: 'noa' }],
      capacity: 4,
    },
  ],
  restrictedTimes: [],
};

const parent: World = {
  ...student,
  role: 'parent',
  user: { id: 'mother', username: 'Shira Levi', role: 'parent', userData: {} },
  children: [
    { id: 'gil', username: 'Gil Levi' },
    { id: 'maya', username: 'מאיה לוי' },
  ],
  meetings: [
    {
      id: 'm-gil',
      teacherId: 't1',
      subject: 'Maths',
      start: '2026-02-01T17:00',
      end: '2026-02-01T17:45',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
      attendees: [{ attendeeId: 'gil' }],
      capacity: 1,
    },
    {
      id: 'm-maya',
      teacherId: 't1',
      subject: 'English',
      start: '2026-03-12T16:00',
      end: '2026-03-12T16:45',
      attendees: [{ attendeeId: 'maya' }],
      capacity: 1,
    },
  ],
};

export const recordsWorlds: Record<Exclude<SpeakerRole, 'admin' | 'visitor'>, World> = {
  teacher,
  student,
  parent,
};
