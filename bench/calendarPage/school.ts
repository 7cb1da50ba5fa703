/** A teacher with 10,000 meetings in the wire's form, spread over a year: every tenth a series of twelve weeks. */
import { addDays, addMinutes } from '../../domain/basics/wallTime.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { StudentAnswer, SubjectAnswer, TeacherAnswer } from '../../src/lib/entities/entityStore.ts';
import type { SessionUser } from '../../src/lib/session/session.ts';

const zone = 'Asia/Jerusalem';
const year = '2026-01-04';
const meetingCount = 10_000;

export const user: SessionUser = {
  id: 't',
  role: 'teacher',
  username: 'Rivka Cohen',
  email: 'rivka@example.test',
  preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
};

const teacher: TeacherAnswer = {
  id: 't',
  username: 'Rivka Cohen',
  preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
  userData: null,
};
const subjects: SubjectAnswer[] = ['Maths', 'English', 'Physics', 'Chemistry'].map((name, i) => ({
  id: name,
  name,
  cost: 200,
  color: `subject-${i + 1}`,
}));
const students: StudentAnswer[] = ['Dana Cohen', 'Noam Levi'].map((username, i) => ({
  id: `s${i}`,
  username,
  email: null,
}));
for (let i = students.length; i < 200; i++)
  students.push({ id: `s${i}`, username: `Student ${i}`, email: null });

const wire = (
  id: string,
  start: string,
  student: number,
  subject: string,
  rrule: string | null,
): WireMeeting => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 't',
  start: String(toMs(start, zone)),
  end: String(toMs(addMinutes(start, 45), zone)),
  timeZone: zone,
  subject,
  attendees: [{ attendeeId: `s${student}`, name: students[student]?.username ?? null }],
  rrule,
  capacity: 1,
  cost: 150,
});

const meetings: WireMeeting[] = Array.from({ length: meetingCount }, (_, i) =>
  wire(
    `m${i}`,
    `${addDays(year, (i * 7) % 361)}T${String(8 + (i % 12)).padStart(2, '0')}:00`,
    2 + (i % 198),
    subjects[i % 4]?.name ?? '',
    i % 10 === 0 ? 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=12' : null,
  ),
);

export const school = { meetings, teachers: [teacher], students, subjects };

/** For typing: one lesson that a sentence can name, a week ahead of any day. */
export const named = (day: string): WireMeeting => wire('dana', `${addDays(day, 7)}T16:00`, 0, 'Maths', null);

export const month = {
  from: '2026-11-01T00:00',
  until: '2026-12-06T00:00',
  zone,
  nowMs: Date.UTC(2026, 10, 15, 7),
};
