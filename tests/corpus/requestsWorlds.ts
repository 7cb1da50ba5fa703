/** The school of the corpora with what waits in it: lessons asked for, offers, join requests, a full group; seen by each role. */
import type { SpeakerRole, World, WorldMeeting } from '../../commands/world/world.ts';
import { teacherWorld } from './world.ts';

const asked = (
  id: string,
  attendeeId: string,
  subject: string,
  start: string,
  end: string,
  status = 'Pending',
): WorldMeeting => ({
  id,
  subject,
  start,
  end,
  status,
  organizer: 't1',
  attendees: [{ attendeeId }],
  capacity: 1,
});

const toJoin = (
  id: string,
  studentId: string,
  studentName: string,
  meetingId: string,
  status = 'Pending',
) => ({
  id,
  studentId,
  studentName,
  meetingId,
  teacherId: 't1',
  status,
});

const fullGroup: WorldMeeting = {
  id: 'm-full',
  teacherId: 't1',
  subject: 'English',
  summary: 'English group',
  start: '2026-01-05T19:00',
  end: '2026-01-05T20:00',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
  attendees: [{ attendeeId: 'dana' }, { attendeeId: 'yael' }],
  capacity: 2,
};

const teacher: World = {
  ...teacherWorld,
  user: {
    id: 't1',
    username: 'Rivka Cohen',
    role: 'teacher',
    userData: { lessonDuration: 45, shareLink: 'https://lessons.test/rivka', contract: 'A day of notice.' },
  },
  meetings: [...teacherWorld.meetings, fullGroup],
  pendingMeetings: [
    asked('p-yael', 'yael', 'Maths', '2026-03-12T15:00', '2026-03-12T15:45'),
    asked('p-dana', 'dana', 'English', '2026-03-13T10:00', '2026-03-13T10:45'),
    // At the hour of Dana's Sunday maths.
    asked('p-itay', 'itay', 'English', '2026-03-15T16:15', '2026-03-15T17:00'),
    asked('p-noa-monday', 'noa', 'Physics', '2026-03-16T15:00', '2026-03-16T15:45'),
    asked('p-noam', 'noam', 'Maths', '2026-03-17T15:00', '2026-03-17T15:45'),
    asked('p-noa-thursday', 'noa', 'Physics', '2026-03-19T17:00', '2026-03-19T17:45'),
    asked('p-done', 'dana', 'Maths', '2026-03-18T12:00', '2026-03-18T12:45', 'Declined'),
  ],
  joinRequests: [
    toJoin('r-omer', 'omer', 'עומר פרץ', 'm-group'),
    toJoin('r-yael', 'yael', 'Yael Mizrahi', 'm-group'),
    toJoin('r-tamar', 'tamar', 'Tamar Gil', 'm-group'),
    toJoin('r-lior', 'lior', 'ליאור דגן', 'm-full'),
    toJoin('r-gal', 'gal', 'Gal Sade', 'm-full'),
    toJoin('r-done', 'dana', 'Dana Levi', 'm-group', 'Approved'),
  ],
};

const teachers = [
  { id: 't1', username: 'Rivka Cohen', userData: { contract: 'A day of notice.', blockedStudentsIds: [] } },
  { id: 't2', username: 'Avi Bar', userData: { contract: 'Pay in time.', blockedStudentsIds: [] } },
];

const lessons = teacher.meetings.map((meeting) => ({ ...meeting, teacherId: 't1' }));

const student: World = {
  ...teacher,
  role: 'student',
  user: { id: 'omer', username: 'עומר פרץ', role: 'student', userData: {} },
  students: [],
  teachers,
  meetings: lessons,
  pendingMeetings: [
    asked('s-sunday', 'omer', 'Maths', '2026-03-15T17:00', '2026-03-15T17:45'),
    asked('s-thursday', 'omer', 'Physics', '2026-03-19T15:00', '2026-03-19T15:45'),
    asked('s-offer', 'omer', 'English', '2026-03-16T18:00', '2026-03-16T18:45', 'Offered'),
  ],
  joinRequests: [toJoin('sr-group', 'omer', 'עומר פרץ', 'm-group')],
};

const parent: World = {
  ...student,
  role: 'parent',
  user: { id: 'mother', username: 'Shira Levi', role: 'parent', userData: {} },
  children: [
    { id: 'gil', username: 'Gil Levi' },
    { id: 'maya', username: 'מאיה לוי' },
  ],
  pendingMeetings: [
    asked('c-gil', 'gil', 'Maths', '2026-03-15T17:00', '2026-03-15T17:45'),
    asked('c-maya', 'maya', 'English', '2026-03-16T16:00', '2026-03-16T16:45'),
  ],
  joinRequests: [
    toJoin('cr-gil', 'gil', 'Gil Levi', 'm-full'),
    toJoin('cr-maya', 'maya', 'מאיה לוי', 'm-group'),
  ],
};

const visitor: World = {
  ...teacherWorld,
  role: 'visitor',
  user: null,
  students: [],
  subjects: [],
  meetings: [],
};

export const requestsWorlds: Record<Exclude<SpeakerRole, 'admin'>, World> = {
  teacher,
  student,
  parent,
  visitor,
};
