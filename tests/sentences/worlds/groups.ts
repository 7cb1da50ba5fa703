/** Groups as a student and a parent of two are told of them: their own by name, all others as a number. */
import { aWorld, type World, type WorldMeeting } from '../../../commands/world/world.ts';
import { peopleNamed } from './peopleNamed.ts';

const { groups: named } = peopleNamed;

const group = (
  id: string,
  subject: string,
  day: string,
  own: string[],
  attendeesCount: number,
): WorldMeeting => ({
  id,
  teacherId: 't1',
  subject,
  start: `${day}T18:00`,
  end: `${day}T18:45`,
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  version: 1,
  capacity: 6,
  attendees: own.map((attendeeId) => ({ attendeeId })),
  attendeesCount,
});

const alone: WorldMeeting = { ...group('m-alone', 'English', '2026-01-06', ['omer'], 1), capacity: 1 };

const student: World = aWorld({
  now: '2026-03-10T09:00',
  timeZone: 'Asia/Jerusalem',
  role: 'student',
  locale: 'en',
  user: named.student,
  teachers: named.teachers,
  subjects: [
    { id: 'maths', teacherId: 't1', name: 'Maths', cost: 150 },
    { id: 'english', teacherId: 't1', name: 'English', cost: 150 },
  ],
  meetings: [group('g-maths', 'Maths', '2026-01-05', ['omer'], 4), alone],
});

const parent: World = {
  ...student,
  role: 'parent',
  user: named.parent,
  children: named.children,
  meetings: [
    group('g-maths', 'Maths', '2026-01-05', ['noa', 'maya'], 4),
    group('g-art', 'Art', '2026-01-07', ['maya'], 2),
  ],
};

export const groupWorlds = { student, parent };
