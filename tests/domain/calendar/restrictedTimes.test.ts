/** Hours that a teacher closes: no lesson is booked there unless she insists, and what stands there already stays. */
import { expect, test } from 'vitest';
import { nearestFree } from '../../../domain/calendar/availability/freeSlots.ts';
import {
  asHeld,
  readRestrictedTime,
  type RestrictedTime,
  writeRestrictedTime,
} from '../../../domain/calendar/availability/restrictedTime.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, rivka, type School } from '../school.ts';

type Input = Extract<Step, { name: 'addRestrictedTime' }>['args']['input'];
type Patch = Extract<Step, { name: 'updateRestrictedTime' }>['args']['input'];

const close = (input: Input): Step => ({ name: 'addRestrictedTime', args: { input } });
const change = (input: Patch): Step => ({ name: 'updateRestrictedTime', args: { input } });
const lesson = (start: string, end: string, more: object = {}): Step => ({
  name: 'addMeeting',
  args: { input: { start, end, subject: 'Maths', attendees: [{ attendeeId: 'dana' }] }, ...more },
});
/** Sunday's lunch, and every Sunday's after it. */
const lunch: Input = {
  start: '2026-11-22T12:00',
  end: '2026-11-22T14:00',
  rrule: 'FREQ=WEEKLY',
  reason: 'Lunch',
};

function closing(school: School, input: Input = lunch): { id: string; changeId: string } {
  const { decision, changeId } = school.perform(close(input));
  return { id: decision.outcomes[0]?.about[0] ?? '', changeId };
}

const times = (school: School): RestrictedTime[] =>
  school
    .rows()
    .filter((row): row is RestrictedTime => row.kind === 'restrictedTime' && row.removedMs === null);

const starts = (time: RestrictedTime | undefined, from: string, until: string): string[] =>
  time === undefined
    ? []
    : lessonsBetween(asHeld(time), toMs(from, time.zone), toMs(until, time.zone)).map(({ start }) => start);

test('a lesson in closed hours is refused like one over a lesson, with the reason and free hours outside', () => {
  const school = openSchool();
  const { id } = closing(school);
  const refusal = school.refusal(lesson('2026-11-29T13:00', '2026-11-29T14:00'));
  expect(refusal).toMatchObject({
    code: 'CLASH',
    params: { conflicts: [{ meetingId: id, restricted: true, summary: 'Lunch', start: '2026-11-29T12:00' }] },
  });
  const free = refusal.params?.['free'] as string[];
  expect(free).toHaveLength(3);
  for (const start of free) expect(start <= '2026-11-29T11:00' || start >= '2026-11-29T14:00').toBe(true);
});

test('a series is refused where it meets closed hours only later', () => {
  const school = openSchool();
  closing(school, { start: '2026-12-23T00:00', end: '2026-12-30T00:00', reason: 'Away' });
  const series: Step = {
    name: 'addMeeting',
    args: { input: { start: '2026-11-22T16:00', end: '2026-11-22T17:00', rrule: 'FREQ=WEEKLY' } },
  };
  expect(school.refusal(series)).toMatchObject({
    code: 'CLASH',
    params: { conflicts: [{ mine: { start: '2026-12-27T16:00' } }], count: 1 },
  });
});

test('the teacher may insist, and then the lesson stands there', () => {
  const school = openSchool();
  closing(school);
  const { decision } = school.perform(lesson('2026-11-22T12:00', '2026-11-22T13:00', { insist: true }));
  expect(decision.conflicts).toMatchObject([{ restricted: true }]);
  expect(school.lessons('2026-11-22T00:00', '2026-11-23T00:00')).toMatchObject([{ insisted: true }]);
});

test('lessons that stand in the hours stay and are named; they may be edited there without insisting', () => {
  const school = openSchool();
  const id = school.add({ start: '2026-11-29T12:30', end: '2026-11-29T13:30' });
  const { decision } = school.perform(close(lunch));
  expect(decision.inside).toMatchObject([{ meetingId: id, start: '2026-11-29T12:30' }]);
  school.perform({ name: 'updateMeeting', args: { input: { id, summary: 'Fractions' } } });
  expect(school.held(id).meeting).toMatchObject({ summary: 'Fractions', insisted: false });
});

test('a lesson that was cancelled comes back by undo though its hours were closed since', () => {
  const school = openSchool();
  const id = school.add({ start: '2026-11-29T12:30', end: '2026-11-29T13:30' });
  const { changeId } = school.perform({ name: 'deleteMeeting', args: { id } });
  school.perform(close(lunch));
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(school.held(id).meeting.removedMs).toBeNull();
});

test('closing, changing and opening hours are each taken back by undo', () => {
  const school = openSchool();
  const { id, changeId: closed } = closing(school);
  const before = times(school);
  const { changeId: renamed } = school.perform(change({ id, reason: 'Gym', rrule: null }));
  expect(times(school)).toMatchObject([{ reason: 'Gym', rrule: null }]);
  school.perform({ name: 'undoChange', args: { changeId: renamed } });
  expect(times(school)).toMatchObject([{ reason: 'Lunch', rrule: before[0]?.rrule }]);
  const { changeId: opened } = school.perform({ name: 'removeRestrictedTime', args: { id } });
  expect(times(school)).toEqual([]);
  school.perform({ name: 'undoChange', args: { changeId: opened } });
  expect(times(school)).toHaveLength(1);
  school.perform({ name: 'undoChange', args: { changeId: closed } });
  expect(times(school)).toEqual([]);
});

test('opened hours can be booked again, and hours of another day when the rule moves with its start', () => {
  const school = openSchool();
  const { id } = closing(school);
  school.perform(change({ id, start: '2026-11-23T12:00', end: '2026-11-23T14:00' }));
  expect(starts(times(school)[0], '2026-11-22T00:00', '2026-12-06T00:00')).toEqual([
    '2026-11-23T12:00',
    '2026-11-30T12:00',
  ]);
  school.perform(lesson('2026-11-29T13:00', '2026-11-29T14:00'));
  expect(school.refusal(lesson('2026-11-30T13:00', '2026-11-30T14:00')).code).toBe('CLASH');
  school.perform({ name: 'removeRestrictedTime', args: { id } });
  school.perform(lesson('2026-11-30T13:00', '2026-11-30T14:00'));
});

test('one day of a rule stays open, and goes with it when it moves', () => {
  const school = openSchool();
  const { id } = closing(school, { ...lunch, exdates: ['2026-11-29T12:00'] });
  school.perform(lesson('2026-11-29T12:00', '2026-11-29T13:00'));
  school.perform(change({ id, start: '2026-11-22T12:30' }));
  expect(times(school)).toMatchObject([{ exdates: ['2026-11-29T12:30'], minutes: 120 }]);
});

test('in one plan hours are closed and the lessons moved out of them, or else nothing', () => {
  const school = openSchool();
  const id = school.add({ start: '2026-11-22T12:30', end: '2026-11-22T13:30' });
  const move = (start: string, end: string): Step => ({
    name: 'updateMeeting',
    args: { input: { id, start, end } },
  });
  const into = school.plan(close(lunch), move('2026-11-22T13:00', '2026-11-22T14:00'));
  expect(into).toMatchObject({ refused: { step: 1, refusal: { code: 'CLASH' } } });
  const { decision } = school.perform(close(lunch), move('2026-11-22T14:00', '2026-11-22T15:00'));
  expect(decision.inside).toEqual([]);
});

test('free hours leave closed ones out', () => {
  const school = openSchool();
  closing(school, { start: '2026-11-22T07:00', end: '2026-11-22T20:00' });
  const schedule = [...school.all(), ...times(school).map(asHeld)];
  const wish = { minutes: 60, around: '2026-11-22T10:00', notBefore: '2026-11-21T09:00', count: 1 };
  expect(nearestFree({ schedule, teacher: rivka }, wish)).toEqual(['2026-11-22T20:00']);
});

test.each<[string, Step, string, string]>([
  ['no length', close({ ...lunch, end: lunch.start }), 'BAD_TIME', 'input.end'],
  ['more than a year', close({ ...lunch, end: '2027-12-01T00:00' }), 'BAD_TIME', 'input.end'],
  ['an hourly rule', close({ ...lunch, rrule: 'FREQ=HOURLY' }), 'BAD_RULE', 'input.rrule'],
  [
    'a day that the rule does not give',
    close({ ...lunch, exdates: ['2026-11-24T12:00'] }),
    'NOT_FOUND',
    'input.exdates.0',
  ],
  ['hours that are not there', change({ id: 'x', reason: 'Gym' }), 'NOT_FOUND', 'input.id'],
  ['hours that are not there', { name: 'removeRestrictedTime', args: { id: 'x' } }, 'NOT_FOUND', 'id'],
])('%s is refused', (_what, step, code, field) => {
  expect(openSchool().refusal(step)).toMatchObject({ code, field });
});

test('what was seen before somebody changed it is not changed', () => {
  const school = openSchool();
  const { id } = closing(school);
  school.perform(change({ id, reason: 'Gym' }));
  expect(
    school.refusal({ name: 'updateRestrictedTime', args: { input: { id, reason: 'Swim' }, version: 1 } })
      .code,
  ).toBe('CHANGED_MEANWHILE');
});

test('only a teacher who may still make lessons closes hours, and whoever lapsed may open them', () => {
  const school = openSchool();
  const { id } = closing(school);
  expect(school.planAs({ id: 'dana', role: 'student', name: 'Dana' }, close(lunch))).toMatchObject({
    refused: { refusal: { code: 'FORBIDDEN' } },
  });
  const lapsed = openSchool('2026-11-21T09:00', { ...rivka, status: 'EXPIRED' });
  expect(lapsed.refusal(close(lunch)).code).toBe('PLAN_LIMIT');
  for (const row of times(school)) lapsed.put(row);
  lapsed.perform({ name: 'removeRestrictedTime', args: { id } });
});

test('closed hours travel to the page and back as they are', () => {
  const school = openSchool();
  closing(school, { ...lunch, exdates: ['2026-11-29T12:00'] });
  const [time] = times(school);
  if (!time) throw new Error('nothing was closed');
  const wire = writeRestrictedTime(time);
  expect(readRestrictedTime(wire, { zone: 'UTC', teacherId: '' })).toEqual({ ...time, createdMs: 0 });
});
