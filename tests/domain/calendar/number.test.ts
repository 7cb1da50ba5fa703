import { describe, expect, test } from 'vitest';
import { attendanceOf } from '../../../domain/attendance/attendance.ts';
import { numberSeries } from '../../../domain/calendar/number.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import { openSchool, type School, paidCharge } from '../school.ts';

const sundays = {
  start: '2026-11-22T16:00',
  end: '2026-11-22T16:45',
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  attendees: [{ attendeeId: 'dana' }],
};
const until = '2027-01-04T00:00';

function numbers(school: School): (number | null)[] {
  const of = numberSeries(school.all(), until);
  return school.lessons('2026-11-01T00:00', until).map((lesson) => of.of(lesson.meeting.id, lesson.slot));
}

const rowOf = (school: School, id: string, slot: string): Occurrence => ({
  kind: 'occurrence',
  teacherId: 'rivka',
  id: school.newId(),
  meetingId: id,
  slot,
  revision: 0,
  cancelledBy: null,
  own: {},
  absences: [],
  charges: [],
});

describe('the number of a lesson', () => {
  test('counts on over a split of the series', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      },
    });
    expect(numbers(school)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numberSeries(school.all(), until).firstOf(school.all()[1]?.meeting.id ?? '')).toBe(3);
  });

  test('is -1 where nobody comes, and a cancelled lesson takes none', () => {
    const school = openSchool();
    const id = school.add({ ...sundays, oldLessonNumber: 10 });
    school.put({
      ...rowOf(school, id, '2026-11-29T16:00'),
      absences: [{ studentId: 'dana', kind: 'student', atMs: 0 }],
    });
    school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence: '2026-12-06T16:00' } });
    expect(numbers(school)).toEqual([10, -1, 11, 12, 13, 14]);
  });

  test('stays with a lesson that was moved behind the next', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-12-01T16:00', end: '2026-12-01T16:45' },
        scope: 'this',
        occurrence: '2026-11-22T16:00',
      },
    });
    expect(numbers(school)).toEqual([2, 1, 3, 4, 5, 6, 7]);
  });

  test('set by hand on a later lesson restarts the count there', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform({
      name: 'updateMeeting',
      args: { input: { id, oldLessonNumber: 40 }, scope: 'future', occurrence: '2026-12-13T16:00' },
    });
    expect(numbers(school)).toEqual([1, 2, 3, 40, 41, 42, 43]);
  });
});

test('a lesson counts as attended unless the student was away, and as paid where it was paid', () => {
  const school = openSchool();
  const id = school.add(sundays);
  school.put({
    ...rowOf(school, id, '2026-11-22T16:00'),
    charges: [paidCharge('dana', 15000)],
  });
  school.put({
    ...rowOf(school, id, '2026-11-29T16:00'),
    absences: [{ studentId: 'dana', kind: 'late', atMs: 0 }],
  });
  school.at('2026-12-07T09:00');
  expect(attendanceOf(school.all(), 'dana', school.nowMs())).toEqual({
    attended: 2,
    paid: 1,
    unpaid: 1,
    absent: 1,
  });
  expect(attendanceOf(school.all(), 'noam', school.nowMs())).toEqual({
    attended: 0,
    paid: 0,
    unpaid: 0,
    absent: 0,
  });
});
