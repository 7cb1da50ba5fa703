/** A school far larger than any teacher's: 1,000 students and 2,000 meetings, the same every time. */
import { aWorld, type World } from '../commands/world/world.ts';
import { addDays, addMinutes } from '../domain/basics/wallTime.ts';
import { toMs } from '../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const first = ['Dana', 'Noam', 'Yael', 'Omer', 'Itay', 'Noa', 'Maya', 'Lior', 'Shira', 'Ariel'];
const last = ['Cohen', 'Levi', 'Mizrahi', 'Peretz', 'Biton', 'Dahan', 'Avraham', 'Friedman', 'Katz', 'Golan'];

export function largeWorld(studentCount = 1000, meetingCount = 2000): World {
  const students = Array.from({ length: studentCount }, (_, i) => ({
    id: `s${i}`,
    // A hundred of each pair of names would be a school of namesakes: the rest get a letter of their own.
    username: `${first[i % 10]}${i < 10 ? '' : String.fromCharCode(97 + (i % 26))} ${last[Math.floor(i / 10) % 10]}${i}`,
  }));
  const subjects = ['Maths', 'English', 'Physics', 'Chemistry'].map((name, i) => ({
    id: `u${i}`,
    name,
    cost: 200,
  }));
  const meetings = Array.from({ length: meetingCount }, (_, i) => {
    const start = `${addDays('2026-01-04', i % 120)}T${String(8 + (i % 12)).padStart(2, '0')}:00`;
    return {
      id: `m${i}`,
      start: String(toMs(start, zone)),
      end: String(toMs(addMinutes(start, 45), zone)),
      subject: subjects[i % 4]?.name ?? '',
      attendees: [{ attendeeId: `s${i % studentCount}` }],
      rrule: i % 3 === 0 ? 'FREQ=WEEKLY;INTERVAL=1' : null,
    };
  });
  const user = { id: 't', username: 'Rivka', role: 'teacher', preferences: { timeZone: zone } };
  return aWorld({
    user,
    students,
    subjects,
    meetings,
    now: '2026-03-10T09:00',
    timeZone: zone,
    locale: 'en',
  });
}
