/** A teacher with hours of her own, one student, an hour that is taken and hours that are closed. */
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';

export const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
const sunday = addDays(today, 7 - weekdayOf(today));
export const dayAfter = (days: number): string => addDays(sunday, days);
export const ms = (wall: string): string => String(toMs(wall, zone));
export const date = (day: string): string =>
  `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

export const lesson = (
  id: string,
  day: string,
  hour: string,
  attendees: WireMeeting['attendees'],
  more: Partial<WireMeeting> = {},
): WireMeeting => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 'rivka',
  start: ms(`${day}T${hour}:00`),
  end: ms(`${day}T${hour}:45`),
  timeZone: zone,
  rrule: null,
  capacity: 1,
  location: 'online',
  ...(attendees ? { subject: 'Maths', attendees, cost: 150 } : {}),
  ...more,
});

export const dana = { attendeeId: 'dana', name: 'Dana Levi' };
const workingHours = Object.fromEntries(
  ['SU', 'MO', 'TU', 'WE', 'TH'].map((day) => [day, [{ from: '14:00', to: '20:00' }]]),
);
const teachLocations = {
  teachAtTeacher: false,
  teachAtStudent: false,
  teachOnline: true,
  teachAtTeacherCost: 0,
  teachAtStudentCost: 0,
  teachOnlineCost: 0,
};
const teacher = (id: string, username: string) => ({
  id,
  username,
  preferences: { currency: 'ILS', timeZone: zone },
  userData: { lessonDuration: 45, workingHours, teachLocations },
});

export function enter(role: 'student' | 'parent' | 'teacher'): void {
  const names = { student: 'Dana Levi', parent: 'Tal Levi', teacher: 'Rivka Cohen' };
  const ids = { student: 'dana', parent: 'tal', teacher: 'rivka' };
  useSession.setState({
    status: 'in',
    user: {
      id: ids[role],
      role,
      username: names[role],
      email: `${ids[role]}@example.test`,
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    } as never,
  });
  // Whoever comes finds an empty school first.
  openSchool();
}

function openSchool(): void {
  useEntityStore.setState({
    status: 'ready',
    teachers: [teacher('rivka', 'Rivka Cohen')] as never,
    students: [{ id: 'dana', username: 'Dana Levi', userData: { teachersIds: ['rivka'] } }] as never,
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200, color: 'subject-1' }] as never,
    meetings: [
      lesson('mine', dayAfter(1), '17', [dana]),
      lesson('busy', dayAfter(2), '17', null),
      lesson('weekly', dayAfter(4), '16', null),
    ],
    closed: [
      {
        id: 'closed',
        teacherId: 'rivka',
        version: 1,
        start: ms(`${dayAfter(3)}T16:00`),
        end: ms(`${dayAfter(3)}T19:00`),
        timeZone: zone,
        rrule: null,
        exdates: [],
        reason: '',
      },
    ] as never,
    pendings: [],
    waitings: [],
    joinRequests: [],
  });
}
