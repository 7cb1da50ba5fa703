/** What waits for an answer in the demo school: a student's request, and a lesson that the teacher offers to a parent's child. */
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, dayOf, weekdayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { demoId } from './demoId.ts';
import { rivka, ruth } from './people.ts';
import { subjects } from './subjects.ts';
import { demoZone } from './term.ts';

const wednesday = 3;
const monday = 1;

export function pendings(nowMs: number, idOf: (key: string) => Id): PendingMeeting[] {
  const today = dayOf(toWall(nowMs, demoZone));
  const nextSunday = addDays(today, 7 - weekdayOf(today));
  const [subject] = subjects;
  type Asked = Pick<PendingMeeting, 'start' | 'status' | 'requestedBy'> & {
    student: string;
    hoursAgo: number;
  };
  const asked = ({ student, hoursAgo, ...part }: Asked): PendingMeeting => ({
    kind: 'pendingMeeting',
    teacherId: idOf(rivka.key),
    id: demoId(nowMs, `pending ${student}`),
    revision: 1,
    zone: demoZone,
    minutes: 45,
    rrule: null,
    summary: '',
    description: '',
    subject: subject.name,
    location: 'teacher',
    attendees: [{ studentId: idOf(student) }],
    capacity: 1,
    costMinor: null,
    replaces: null,
    meetingId: null,
    createdMs: nowMs - (hoursAgo + 20) * 3_600_000,
    modifiedMs: nowMs - hoursAgo * 3_600_000,
    removedMs: null,
    ...part,
  });
  return [
    asked({
      student: 'dana',
      start: `${addDays(nextSunday, wednesday)}T17:00`,
      status: 'Pending',
      requestedBy: idOf('dana'),
      hoursAgo: 3,
    }),
    asked({
      student: 'roni',
      start: `${addDays(nextSunday, monday)}T14:00`,
      status: 'Offered',
      requestedBy: idOf(ruth.key),
      hoursAgo: 1,
    }),
  ];
}
