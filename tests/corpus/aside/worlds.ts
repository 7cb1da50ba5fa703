/** The school of the corpora as its teacher, Dana (a student) and a parent of two see it. */
import { aWorld, type SpeakerRole, type World } from '../../../commands/world/world.ts';
import { teacherWorld } from '../world.ts';

const lesson = { capacity: 1, location: 'teacher', organizer: 't1' } as const;
const moment = { now: teacherWorld.now, timeZone: teacherWorld.timeZone } as const;
const teachers = [{ id: 't1', username: 'Rivka Cohen' }];

const studentWorld = aWorld({
  ...moment,
  role: 'student',
  user: { id: 'dana', username: 'Dana Levi', role: 'student' },
  subjects: teacherWorld.subjects,
  teachers,
  meetings: [
    ...teacherWorld.meetings
      .filter(({ id }) => id === 'm-dana')
      .map((meeting) => ({ ...meeting, organizer: 't1' })),
    {
      ...lesson,
      id: 'm-own',
      subject: 'English',
      start: '2026-03-12T18:00',
      end: '2026-03-12T18:45',
      attendees: [{ attendeeId: 'dana' }],
    },
  ],
});

const parentWorld = aWorld({
  ...moment,
  role: 'parent',
  user: { id: 'p1', username: 'Tamar Barak', role: 'parent' },
  subjects: teacherWorld.subjects,
  teachers,
  children: [
    { id: 'noa', username: 'נועה ברק' },
    { id: 'itay', username: 'Itay Barak' },
  ],
  meetings: [
    {
      ...lesson,
      id: 'm-noa',
      subject: 'Maths',
      start: '2026-01-05T15:00',
      end: '2026-01-05T15:45',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
      attendees: [{ attendeeId: 'noa' }],
    },
    {
      ...lesson,
      id: 'm-itay',
      subject: 'Maths',
      start: '2026-03-12T16:00',
      end: '2026-03-12T16:45',
      attendees: [{ attendeeId: 'itay' }],
    },
  ],
});

const worlds: Partial<Record<SpeakerRole, World>> = {
  teacher: teacherWorld,
  student: studentWorld,
  parent: parentWorld,
};

export function worldOf(role: SpeakerRole): World {
  const world = worlds[role];
  if (!world) throw new Error(`The corpora have no world of a ${role}`);
  return world;
}
