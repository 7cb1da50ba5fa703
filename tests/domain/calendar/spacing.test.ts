/** A teacher needs a rest between lessons, and time for the way to a student; and what she is only told. */
import { describe, expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Decided } from '../../../domain/decide.ts';
import { freeIntervals } from '../../../domain/calendar/availability/freeSlots.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { openSchool, rivka } from '../school.ts';

const rested: Teacher = { ...rivka, bufferMinutes: 10, travelMinutes: 30 };
const dana = { attendees: [{ attendeeId: 'dana' }] };
const noam = { attendees: [{ attendeeId: 'noam' }] };

type Input = Extract<Step, { name: 'addMeeting' }>['args']['input'];
const add = (start: string, end: string, more: Partial<Input> = {}, insist = false): Step => ({
  name: 'addMeeting',
  args: { input: { start: `2026-11-${start}`, end: `2026-11-${end}`, ...more }, insist },
});

function aDay(teacher = rested) {
  const school = openSchool('2026-11-21T09:00', teacher);
  school.perform(add('24T10:00', '24T11:00', { ...dana, location: 'teacher' }));
  const answer = (step: Step): string => {
    const decision = school.plan(step);
    return 'refused' in decision ? decision.refused.refusal.code : 'ok';
  };
  return { school, answer };
}

describe('between two lessons', () => {
  test.each([
    ['at her own place a rest is enough', '11:10', 'teacher', 'ok'],
    ['less than her rest is refused', '11:09', 'teacher', 'CLASH'],
    ['online is no way', '11:10', 'online', 'ok'],
    ['to a student there is also the way', '11:39', 'student', 'CLASH'],
    ['with rest and way it stands', '11:40', 'student', 'ok'],
  ] as const)('%s', (_name, start, location, expected) => {
    const { answer } = aDay();
    const end = start.replace('11:', '12:');
    expect(answer(add(`24T${start}`, `24T${end}`, { ...noam, location }))).toBe(expected);
  });

  test('it is the same before as after', () => {
    const { answer } = aDay();
    expect(answer(add('24T09:00', '24T09:50'))).toBe('ok');
    expect(answer(add('24T09:00', '24T09:51'))).toBe('CLASH');
    expect(answer(add('24T08:30', '24T09:20', { ...noam, location: 'student' }))).toBe('ok');
    expect(answer(add('24T08:30', '24T09:21', { ...noam, location: 'student' }))).toBe('CLASH');
  });

  test('two lessons at one student’s need no way, at two students’ they do', () => {
    const { school, answer } = aDay();
    school.perform(add('25T10:00', '25T11:00', { ...dana, location: 'student' }));
    expect(answer(add('25T11:10', '25T12:00', { ...dana, location: 'student' }))).toBe('ok');
    expect(answer(add('25T11:10', '25T12:00', { ...noam, location: 'student' }))).toBe('CLASH');
  });

  test('closed hours are a rest themselves', () => {
    const { school, answer } = aDay();
    const input = { start: '2026-11-25T12:00', end: '2026-11-25T13:00' };
    school.perform({ name: 'addRestrictedTime', args: { input } });
    expect(answer(add('25T11:00', '25T12:00'))).toBe('ok');
    expect(answer(add('25T13:00', '25T14:00', { ...noam, location: 'student' }))).toBe('ok');
    expect(answer(add('25T11:00', '25T12:01'))).toBe('CLASH');
  });

  test('two endless series that come too close in one week of many are found', () => {
    const { school, answer } = aDay();
    school.perform(add('23T08:00', '23T09:00', { rrule: 'FREQ=WEEKLY;INTERVAL=3' }));
    expect(answer(add('30T09:05', '30T10:00', { rrule: 'FREQ=WEEKLY;INTERVAL=2' }))).toBe('CLASH');
    expect(answer(add('30T09:10', '30T10:00', { rrule: 'FREQ=WEEKLY;INTERVAL=2' }))).toBe('ok');
  });

  test('without either setting lessons may follow one another at once', () => {
    const { answer } = aDay(rivka);
    expect(answer(add('24T11:00', '24T12:00', { ...noam, location: 'student' }))).toBe('ok');
  });
});

describe('the teacher', () => {
  test('may insist, and nothing is written that would let two lessons overlap later', () => {
    const { school } = aDay();
    const { decision } = school.perform(add('24T11:00', '24T12:00', noam, true));
    expect(decision.conflicts).toMatchObject([{ tooClose: true, restricted: false }]);
    expect(school.all().some(({ meeting }) => meeting.insisted)).toBe(false);
  });

  test('is told what stands too close, and offered hours with room around them', () => {
    const { school } = aDay();
    const { params } = school.refusal(add('24T11:00', '24T12:00', { ...noam, location: 'student' }));
    expect(params).toMatchObject({ conflicts: [{ tooClose: true }] });
    expect((params?.['free'] as string[])[0]).toBe('2026-11-24T11:40');
  });

  test('hears of the way when a lesson goes to the student, though its hour is the old one', () => {
    const { school } = aDay();
    const id = school.add({ start: '2026-11-24T11:20', end: '2026-11-24T12:00', ...noam });
    const place: Step = { name: 'updateMeeting', args: { input: { id, location: 'student' } } };
    expect(school.refusal(place).code).toBe('CLASH');
    const many: Step = { name: 'updateMeetingsLocation', args: { ids: [id], location: 'student' } };
    expect(school.refusal(many).code).toBe('CLASH');
    school.perform({ name: 'updateMeetingsLocation', args: { ...many.args, insist: true } } as Step);
    // What she accepted once is not held against another change of it.
    school.perform({ name: 'updateMeeting', args: { input: { id, summary: 'Sums' } } });
  });

  test('an undo brings back what was accepted', () => {
    const { school } = aDay();
    const { decision } = school.perform(add('24T11:00', '24T12:00', noam, true));
    const id = decision.outcomes[0]?.about[0] ?? '';
    const { changeId } = school.perform({ name: 'deleteMeeting', args: { id } });
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(school.held(id).meeting.removedMs).toBeNull();
  });
});

test('free stretches leave room for the rest, and for the way of a lesson at a student’s', () => {
  const { school } = aDay();
  const free = (location: 'teacher' | 'student') =>
    freeIntervals(
      { schedule: school.all(), teacher: rested },
      '2026-11-24T08:00',
      '2026-11-24T14:00',
      30,
      location,
    ).map(({ start, end }) => `${start.slice(11)}-${end.slice(11)}`);
  expect(free('teacher')).toEqual(['08:00-09:50', '11:10-14:00']);
  expect(free('student')).toEqual(['08:00-09:20', '11:40-14:00']);
});

describe('is only a warning', () => {
  const teacher: Teacher = {
    ...rivka,
    workingHours: {
      TU: [
        { from: 9 * 60, to: 13 * 60 },
        { from: 15 * 60, to: 18 * 60 },
      ],
    },
  };
  const warnings = (school: ReturnType<typeof openSchool>, step: Step) =>
    (school.plan(step) as Decided).warnings;

  test.each([
    ['within the hours', add('24T09:00', '24T10:00'), 0],
    ['before them', add('24T08:30', '24T09:30'), 1],
    ['over the break', add('24T12:30', '24T15:30'), 1],
    ['on a day without any', add('25T10:00', '25T11:00'), 1],
  ])('a lesson %s', (_name, step, count) => {
    const found = warnings(openSchool('2026-11-21T09:00', teacher), step);
    expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'outsideHours'));
  });

  test('a series outside them is told once, with how often', () => {
    const found = warnings(
      openSchool('2026-11-21T09:00', teacher),
      add('24T19:00', '24T20:00', { rrule: 'FREQ=WEEKLY;COUNT=7' }),
    );
    expect(found).toEqual([
      {
        kind: 'outsideHours',
        meetingId: 'n1',
        slot: '2026-11-24T19:00',
        start: '2026-11-24T19:00',
        end: '2026-11-24T20:00',
        count: 7,
        studentId: null,
      },
    ]);
  });

  test('where no hours are set, none is outside', () => {
    expect(warnings(openSchool(), add('25T05:00', '25T06:00'))).toEqual([]);
  });

  test('a student who learns elsewhere then, without a word of where', () => {
    const school = openSchool();
    school.busy('dana', '2026-12-01T10:30', '2026-12-01T11:30');
    const found = warnings(school, add('24T10:00', '24T11:00', { ...dana, rrule: 'FREQ=WEEKLY;COUNT=4' }));
    expect(found).toMatchObject([
      { kind: 'busyElsewhere', studentId: 'dana', start: '2026-12-01T10:00', count: 1 },
    ]);
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual([
      'count',
      'end',
      'kind',
      'meetingId',
      'slot',
      'start',
      'studentId',
    ]);
    expect(warnings(school, add('24T10:00', '24T11:00', { ...noam, rrule: 'FREQ=WEEKLY;COUNT=4' }))).toEqual(
      [],
    );
  });

  test('and of what has not moved nothing is told again', () => {
    const school = openSchool('2026-11-21T09:00', teacher);
    const id = school.add({ start: '2026-11-25T10:00', end: '2026-11-25T11:00' });
    expect(warnings(school, { name: 'updateMeeting', args: { input: { id, summary: 'Sums' } } })).toEqual([]);
    const start = '2026-11-25T11:00';
    expect(toMs(start, rivka.zone)).toBeGreaterThan(school.nowMs());
    const moved: Step = { name: 'updateMeeting', args: { input: { id, start, end: '2026-11-25T12:00' } } };
    expect(warnings(school, moved)).toHaveLength(1);
  });
});
