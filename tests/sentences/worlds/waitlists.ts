/** Groups that are full and one that is not, as a student who learns there and a parent of two children are told of them. */
import { aWorld, type World, type WorldMeeting } from '../../../commands/world/world.ts';

/** As a student is told of a group that is not theirs: hours, the places that are left, and what is taught. */
const group = (id: string, subject: string, day: string, hour: string, spacesLeft: number): WorldMeeting => ({
  id,
  teacherId: 't1',
  subject,
  busyOnly: true,
  spacesLeft,
  start: `${day}T${hour}:00`,
  end: `${day}T${hour}:45`,
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  version: 1,
});

const student: World = aWorld({
  now: '2026-03-10T09:00',
  timeZone: 'Asia/Jerusalem',
  role: 'student',
  locale: 'en',
  user: { id: 'omer', username: 'Omer Peretz', role: 'student', userData: {} },
  teachers: [{ id: 't1', username: 'Rivka Cohen', userData: { blockedStudentsIds: [] } }],
  subjects: [
    { id: 'maths', teacherId: 't1', name: 'Maths', cost: 150 },
    { id: 'physics', teacherId: 't1', name: 'Physics', cost: 150 },
  ],
  meetings: [
    // They began in January: what is offered is the next lesson.
    group('g-maths', 'Maths', '2026-01-05', '18', 0),
    group('g-physics', 'Physics', '2026-01-07', '17', 0),
    group('g-open', 'Maths', '2026-01-08', '16', 2),
    {
      id: 'g-own',
      teacherId: 't1',
      subject: 'Physics',
      start: '2026-01-04T16:00',
      end: '2026-01-04T16:45',
      rrule: 'FREQ=WEEKLY;INTERVAL=1',
      capacity: 3,
      spacesLeft: 0,
      attendees: [{ attendeeId: 'omer' }],
    },
  ],
});

const parent: World = {
  ...student,
  role: 'parent',
  user: { id: 'mother', username: 'Shira Levi', role: 'parent', userData: {} },
  meetings: student.meetings.filter(({ busyOnly }) => busyOnly),
  children: [
    { id: 'gil', username: 'Gil Levi' },
    { id: 'maya', username: 'Maya Levi' },
  ],
};

const held = (id: string, subject: string, slot: string, capacity: number, ids: string[]): WorldMeeting => ({
  id,
  teacherId: 't1',
  subject,
  start: slot,
  end: slot.replace(':00', ':45'),
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  capacity,
  attendees: ids.map((attendeeId) => ({ attendeeId })),
  version: 1,
});

const waits = (meetingId: string, studentId: string) => ({
  id: `w-${meetingId}-${studentId}`,
  teacherId: 't1',
  meetingId,
  seriesId: meetingId,
  studentId,
  status: 'Waiting',
  version: 1,
});

/** As their teacher: two groups that are full, one that is not, and Tamar and Omer who wait. */
const teacher: World = {
  ...student,
  role: 'teacher',
  user: { id: 't1', username: 'Rivka Cohen', role: 'teacher', userData: { subscriptionStatus: 'ACTIVE' } },
  teachers: [],
  students: ['Dana', 'Noam', 'Omer', 'Yael', 'Tamar'].map((name) => ({
    id: name.toLowerCase(),
    username: `${name} Levi`,
  })),
  meetings: [
    held('g-maths', 'Maths', '2026-01-04T17:00', 2, ['noam', 'omer']),
    held('g-physics', 'Physics', '2026-01-07T17:00', 2, ['noam', 'yael']),
    held('g-open', 'Maths', '2026-01-08T16:00', 3, ['noam']),
    held('m-one', 'Physics', '2026-01-05T12:00', 1, ['yael']),
  ],
  waitings: [waits('g-maths', 'tamar'), waits('g-physics', 'omer')] as never,
};

export const waitlistWorlds = { teacher, student, parent };
