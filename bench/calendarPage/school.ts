/** A teacher with 2,000 meetings in the wire's form: a third weekly, the rest single, spread over a year. */
import { addDays, addMinutes } from '../../domain/basics/wallTime.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { StudentAnswer, SubjectAnswer, TeacherAnswer } from '../../src/app/school.ts';

const zone = 'Asia/Jerusalem';

const teacher: TeacherAnswer = {
  id: 't',
  username: 'Rivka',
  preferences: { currency: 'ILS', timeZone: zone },
  userData: null,
};
const subjects: SubjectAnswer[] = ['Maths', 'English', 'Physics', 'Chemistry'].map((name, i) => ({
  id: name,
  name,
  cost: 200,
  color: `subject-${i + 1}`,
}));
const students: StudentAnswer[] = Array.from({ length: 200 }, (_, i) => ({
  id: `s${i}`,
  username: `Student ${i}`,
  email: null,
}));

const meetings: WireMeeting[] = Array.from({ length: 2000 }, (_, i) => {
  const start = `${addDays('2026-01-04', (i * 7) % 360)}T${String(8 + (i % 12)).padStart(2, '0')}:00`;
  return {
    id: `m${i}`,
    seriesId: `m${i}`,
    version: 1,
    organizer: 't',
    start: String(toMs(start, zone)),
    end: String(toMs(addMinutes(start, 45), zone)),
    timeZone: zone,
    subject: subjects[i % 4]?.name ?? '',
    attendees: [{ attendeeId: `s${i % 200}` }],
    rrule: i % 3 === 0 ? 'FREQ=WEEKLY;INTERVAL=1;COUNT=12' : null,
    capacity: 1,
    cost: 150,
  };
});

export const school = { meetings, teachers: [teacher], students, subjects };

export const month = {
  from: '2026-11-01T00:00',
  until: '2026-12-06T00:00',
  zone,
  nowMs: Date.UTC(2026, 10, 15, 7),
};
