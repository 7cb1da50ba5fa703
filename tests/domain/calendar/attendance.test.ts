/** Who comes and who does not: noted by the teacher, told by the student, counted where it was told too late. */
import { describe, expect, test } from 'vitest';
import { attendanceOf } from '../../../domain/attendance/attendance.ts';
import type { Decision } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { openSchool, rivka, type School } from '../school.ts';

/** A Saturday; the teacher wants to hear a day ahead and forgives three late cancels. */
const now = '2026-11-21T09:00';
const weekly = {
  start: '2026-11-22T16:00',
  end: '2026-11-22T16:45',
  rrule: 'FREQ=WEEKLY',
  attendees: [{ attendeeId: 'dana' }, { attendeeId: 'noam' }],
  capacity: 3,
};
const dana: Actor = {
  id: 'dana',
  role: 'student',
  name: 'Dana',
  acting: { teacherId: 'rivka', studentIds: ['dana'] },
};
const parent: Actor = {
  id: 'ruth',
  role: 'parent',
  name: 'Ruth',
  acting: { teacherId: 'rivka', studentIds: ['dana', 'noam'] },
};

const cancel = (id: string, occurrence: string, more: object = {}): Step => ({
  name: 'cancelMyAttendance',
  args: { id, occurrence, ...more },
});
const leave = (id: string): Step => ({ name: 'leaveMeeting', args: { id } });
type Kind = 'present' | 'absent' | 'late' | 'noShow' | 'cancelled';
const mark = (meetingId: string, occurrence: string, kind: Kind, attendeeId = 'dana'): Step => ({
  name: 'markAttendance',
  args: { marks: [{ meetingId, occurrence, attendeeId, kind }] },
});

const absences = (school: School, id: string) =>
  school
    .held(id)
    .occurrences.flatMap(({ slot, absences: all }) =>
      all.map(({ studentId, kind }) => `${slot.slice(5, 10)} ${studentId} ${kind}`),
    );
const codeOf = (decision: Decision): string | null =>
  'refused' in decision ? decision.refused.refusal.code : null;

describe('a student who does not come to one lesson', () => {
  test('and tells in time is absent, pays no count, and the teacher hears of it', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { decision } = school.performAs(dana, cancel(id, '2026-11-29T16:00'));
    expect(absences(school, id)).toEqual(['11-29 dana student']);
    expect(decision.outcomes[0]?.attendance).toEqual({
      late: false,
      badCancels: 0,
      allowed: 3,
      blocked: false,
    });
    expect(decision.tell).toMatchObject([
      { to: 'rivka', title: 'StudentLeftMeeting', params: { studentName: 'Dana', reach: 'this', late: 0 } },
    ]);
  });

  test('and tells just too late is counted; exactly at the notice is in time', () => {
    const school = openSchool('2026-11-21T16:00');
    const id = school.add(weekly);
    const { decision } = school.performAs(dana, cancel(id, '2026-11-22T16:00'));
    expect(decision.outcomes[0]?.attendance).toMatchObject({ late: false });
    school.at('2026-11-28T16:01');
    expect(school.performAs(dana, cancel(id, '2026-11-29T16:00')).decision.outcomes[0]?.attendance).toEqual({
      late: true,
      badCancels: 1,
      allowed: 3,
      blocked: false,
    });
    expect(absences(school, id)).toEqual(['11-22 dana student', '11-29 dana late']);
  });

  test('is blocked by the fourth late cancel of three that are forgiven, and is told so', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const told = ['22', '29', '06', '13'].map((day, week) => {
      const date = `2026-${week < 2 ? '11' : '12'}-${day}`;
      school.at(`${date}T15:00`);
      return school.performAs(dana, cancel(id, `${date}T16:00`)).decision.outcomes[0]?.attendance;
    });
    expect(told.map((each) => [each?.badCancels, each?.blocked])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    school.at('2026-12-14T09:00');
    const lesson: Step = {
      name: 'addMeeting',
      args: {
        input: { start: '2026-12-15T10:00', end: '2026-12-15T11:00', attendees: [{ attendeeId: 'dana' }] },
      },
    };
    expect(school.refusal(lesson).code).toBe('BLOCKED');
  });

  test('says it twice and it is so once', () => {
    const school = openSchool('2026-11-22T15:00');
    const id = school.add(weekly);
    school.performAs(dana, cancel(id, '2026-11-22T16:00'));
    const again = school.planAs(dana, cancel(id, '2026-11-22T16:00'));
    expect(again).toMatchObject({ rows: [], tell: [], outcomes: [{ attendance: { badCancels: 1 } }] });
  });

  test('cannot cancel what has begun, what is not theirs, or what is not there', () => {
    const school = openSchool('2026-11-22T16:10');
    const id = school.add(weekly);
    const foreign = school.add({
      start: '2026-11-23T16:00',
      end: '2026-11-23T17:00',
      attendees: [{ attendeeId: 'lia' }],
    });
    const answers = [
      cancel(id, '2026-11-22T16:00'),
      cancel(foreign, '2026-11-23T16:00'),
      cancel('nothing', '2026-11-23T16:00'),
      cancel(id, '2026-11-24T16:00'),
      { name: 'cancelMyAttendance', args: { id } } as const,
      cancel(id, '2026-11-29T16:00', { attendeeId: 'noam' }),
    ].map((step) => codeOf(school.planAs(dana, step)));
    expect(answers).toEqual([
      'ALREADY_BEGUN',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'BAD_REQUEST',
      'NOT_FOUND',
    ]);
    expect(school.refusal(cancel(id, '2026-11-29T16:00')).code).toBe('FORBIDDEN');
  });

  test('takes nothing else of the lesson with it', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const before = school.held(id).meeting;
    school.performAs(dana, cancel(id, '2026-11-29T16:00'));
    expect(school.held(id).meeting).toEqual(before);
  });
});

test('a parent of two in one lesson says which of them does not come', () => {
  const school = openSchool(now);
  const id = school.add(weekly);
  expect(codeOf(school.planAs(parent, cancel(id, '2026-11-29T16:00')))).toBe('BAD_REQUEST');
  school.performAs(parent, cancel(id, '2026-11-29T16:00', { attendeeId: 'noam' }));
  expect(absences(school, id)).toEqual(['11-29 noam student']);
});

describe('a student who leaves', () => {
  test('is out of the lessons ahead, and what has been stays', () => {
    const school = openSchool('2026-12-02T09:00');
    const id = school.add(weekly);
    school.performAs(dana, leave(id));
    const who = school
      .lessons('2026-11-20T00:00', '2026-12-15T00:00')
      .map(
        ({ start, meeting }) =>
          `${start.slice(5, 10)} ${meeting.attendees.map((each) => each.studentId).join(' ')}`,
      );
    expect(who).toEqual(['11-22 dana noam', '11-29 dana noam', '12-06 noam', '12-13 noam']);
  });

  test('too late for the next lesson has cancelled that one late', () => {
    const school = openSchool('2026-11-21T20:00');
    const id = school.add(weekly);
    const { decision } = school.performAs(dana, leave(id));
    expect(decision.outcomes[0]?.attendance).toMatchObject({ late: true, badCancels: 1 });
    expect(absences(school, id)).toEqual(['11-22 dana late']);
    const [first, second] = school.lessons('2026-11-20T00:00', '2026-12-05T00:00');
    expect(first?.meeting.attendees).toHaveLength(2);
    expect(second?.meeting.attendees).toEqual([{ studentId: 'noam' }]);
  });

  test('cannot leave a lesson that is over', () => {
    const school = openSchool('2026-12-02T09:00');
    const id = school.add({ ...weekly, rrule: null });
    expect(codeOf(school.planAs(dana, leave(id)))).toBe('ALREADY_BEGUN');
  });

  test('is back as before when the teacher takes it back', () => {
    const school = openSchool('2026-11-21T20:00');
    const id = school.add(weekly);
    const before = JSON.stringify(
      school
        .lessons('2026-11-20T00:00', '2027-02-01T00:00')
        .map(({ start, meeting }) => [start, meeting.attendees]),
    );
    const { changeId } = school.performAs(dana, leave(id));
    school.perform({ name: 'undoChange', args: { changeId } });
    const after = JSON.stringify(
      school
        .lessons('2026-11-20T00:00', '2027-02-01T00:00')
        .map(({ start, meeting }) => [start, meeting.attendees]),
    );
    expect(after).toBe(before);
    expect(
      school.performAs(dana, cancel(id, '2026-11-22T16:00')).decision.outcomes[0]?.attendance?.badCancels,
    ).toBe(1);
  });
});

describe('the teacher notes', () => {
  test('who was absent, late or did not show up, and that somebody came after all', () => {
    const school = openSchool('2026-12-02T09:00');
    const id = school.add(weekly);
    school.perform(
      mark(id, '2026-11-22T16:00', 'noShow'),
      mark(id, '2026-11-29T16:00', 'absent'),
      mark(id, '2026-11-29T16:00', 'late', 'noam'),
    );
    expect(absences(school, id)).toEqual(['11-22 dana noShow', '11-29 dana student', '11-29 noam late']);
    school.perform(mark(id, '2026-11-22T16:00', 'present'));
    expect(absences(school, id)).toEqual(['11-29 dana student', '11-29 noam late']);
    expect(school.held(id).occurrences).toHaveLength(1);
  });

  test('a late cancel counts, and stops counting when it is put right or undone', () => {
    const school = openSchool('2026-12-02T09:00');
    const id = school.add(weekly);
    const count = () => school.answers.students({ teacherId: 'rivka', ids: ['dana'] })[0]?.badCancels;
    const { changeId } = school.perform(mark(id, '2026-11-22T16:00', 'late'));
    expect(count()).toBe(1);
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(count()).toBe(0);
    school.perform(mark(id, '2026-11-22T16:00', 'late'), mark(id, '2026-11-29T16:00', 'late'));
    expect(count()).toBe(2);
    school.perform(mark(id, '2026-11-29T16:00', 'noShow'));
    expect(count()).toBe(1);
  });

  test('that a group lesson is cancelled for one of them: told, not counted, not charged; the others have it', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { decision, changeId } = school.perform(mark(id, '2026-11-22T16:00', 'cancelled'));
    expect(absences(school, id)).toEqual(['11-22 dana teacher']);
    expect(decision.tell).toMatchObject([
      { to: 'dana', title: 'MeetingCancelled', params: { studentId: 'dana' } },
    ]);
    expect(decision.rows.some(({ after }) => after?.kind === 'link')).toBe(false);
    expect(school.lessons('2026-11-22T00:00', '2026-11-23T00:00')).toHaveLength(1);
    expect(codeOf(school.planAs(dana, cancel(id, '2026-11-22T16:00')))).toBeNull();
    school.at('2026-11-23T09:00');
    const of = (student: string) => attendanceOf([school.held(id)], student, school.nowMs());
    expect(of('dana')).toEqual({ attended: 0, paid: 0, unpaid: 0, absent: 1 });
    expect(of('noam')).toEqual({ attended: 1, paid: 0, unpaid: 1, absent: 0 });
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(absences(school, id)).toEqual([]);
    // Of what has been it is only written down.
    expect(school.perform(mark(id, '2026-11-22T16:00', 'cancelled')).decision.tell).toEqual([]);
  });

  test('nobody who does not attend, in no lesson that is not there, and no student notes anything', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    expect(school.refusal(mark(id, '2026-11-22T16:00', 'noShow', 'lia'))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'marks.0.attendeeId',
    });
    expect(school.refusal(mark(id, '2026-11-23T16:00', 'noShow'))).toMatchObject({
      field: 'marks.0.occurrence',
    });
    expect(school.refusal(mark('x', '2026-11-23T16:00', 'noShow'))).toMatchObject({
      field: 'marks.0.meetingId',
    });
    expect(codeOf(school.planAs(dana, mark(id, '2026-11-22T16:00', 'present')))).toBe('FORBIDDEN');
  });
});

describe('taking back what one did oneself', () => {
  const undo = (changeId: string): Step => ({ name: 'undoChange', args: { changeId } });
  const ruth = parent;

  test('a student comes after all, and the teacher is told', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { changeId } = school.performAs(dana, cancel(id, '2026-11-29T16:00'));
    const { decision } = school.performAs(dana, undo(changeId));
    expect(absences(school, id)).toEqual([]);
    expect(decision.tell).toMatchObject([
      { to: 'rivka', title: 'StudentLeftMeeting', params: { reach: 'back', studentName: 'Dana' } },
    ]);
  });

  test('a late cancel that is taken back is not counted, and blocks nobody any more', () => {
    const school = openSchool('2026-11-21T20:00', { ...rivka, badCancelsAllowed: 0 });
    const id = school.add(weekly);
    const { changeId } = school.performAs(dana, cancel(id, '2026-11-22T16:00'));
    const standing = () => school.answers.students({ teacherId: 'rivka', ids: ['dana'] })[0];
    expect(standing()).toMatchObject({ badCancels: 1, blocked: true });
    school.performAs(dana, undo(changeId));
    expect(standing()).toMatchObject({ badCancels: 0, blocked: false });
  });

  test('a parent takes back what they did for a child', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { changeId } = school.performAs(ruth, cancel(id, '2026-11-29T16:00', { attendeeId: 'noam' }));
    school.performAs(ruth, undo(changeId));
    expect(absences(school, id)).toEqual([]);
  });

  test.each([
    [
      'of somebody else is not found',
      (school: School, id: string) =>
        school.performAs(ruth, cancel(id, '2026-11-29T16:00', { attendeeId: 'noam' })),
      'NOT_FOUND',
    ],
    [
      'of the teacher is not found',
      (school: School, id: string) => school.perform(mark(id, '2026-11-22T16:00', 'late')),
      'NOT_FOUND',
    ],
  ])('a change %s', (_title, doing, code) => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { changeId } = doing(school, id);
    expect(codeOf(school.planAs(dana, undo(changeId)))).toBe(code);
  });

  test('is refused an hour later, once the lesson has begun, and where the child is no longer theirs', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { changeId } = school.performAs(dana, cancel(id, '2026-11-29T16:00'));
    school.at('2026-11-21T10:01');
    expect(codeOf(school.planAs(dana, undo(changeId)))).toBe('UNDO_EXPIRED');
    school.at('2026-11-29T15:30');
    const second = school.performAs(dana, cancel(id, '2026-12-06T16:00'));
    const others: Actor = { ...dana, acting: { teacherId: 'rivka', studentIds: ['noa'] } };
    expect(codeOf(school.planAs(others, undo(second.changeId)))).toBe('NOT_FOUND');
    school.at('2026-11-29T15:59');
    const third = school.performAs(ruth, cancel(id, '2026-11-29T16:00', { attendeeId: 'noam' }));
    school.at('2026-11-29T16:10');
    expect(codeOf(school.planAs(ruth, undo(third.changeId)))).toBe('ALREADY_BEGUN');
  });

  test('is refused where somebody has written since', () => {
    const school = openSchool(now);
    const id = school.add(weekly);
    const { changeId } = school.performAs(dana, cancel(id, '2026-11-29T16:00'));
    school.perform(mark(id, '2026-11-29T16:00', 'cancelled'));
    expect(codeOf(school.planAs(dana, undo(changeId)))).toBe('WRITTEN_SINCE');
  });
});
