/** Another time for a lesson that is there: a yes moves that lesson, and nothing is there twice. */
import { expect, test } from 'vitest';
import type { Decision } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { PendingMeeting, PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import { openSchool, type School } from '../school.ts';

type Input = Extract<Step, { name: 'addPendingMeeting' }>['args']['input'];

const student = (id: string): Actor => ({
  id,
  role: 'student',
  name: id,
  acting: { teacherId: 'rivka', studentIds: [id] },
});
const dana = student('dana');
const sunday = { start: '2026-11-22T16:00', end: '2026-11-22T17:00' };
const later = { start: '2026-11-24T18:00', end: '2026-11-24T19:00' };

const ask = (id: string, occurrence: string | null, input: Partial<Input> = {}): Step => ({
  name: 'addPendingMeeting',
  args: { input: { ...later, replaces: { id, ...(occurrence && { occurrence }) }, ...input } },
});
const answer = (id: string, status: PendingStatus, time: object = {}, more: object = {}): Step => ({
  name: 'updatePendingMeeting',
  args: { input: { id, ...time }, status, ...more },
});
const codeOf = (decision: Decision) => ('refused' in decision ? decision.refused.refusal.code : 'ok');
const asked = (school: School, step: Step, actor = dana): string =>
  school.performAs(actor, step).decision.outcomes[0]?.about[0] ?? '';
const pending = (school: School, id: string) =>
  school.rows().find((row): row is PendingMeeting => row.kind === 'pendingMeeting' && row.id === id);
const starts = (school: School): string[] =>
  school.lessons('2026-11-20T00:00', '2026-12-07T00:00').map(({ start }) => start);

const weekly = (school: School, students = ['dana']): string =>
  school.add({
    ...sunday,
    rrule: 'FREQ=WEEKLY;COUNT=3',
    attendees: students.map((attendeeId) => ({ attendeeId })),
    capacity: Math.max(1, students.length),
  });

test('a yes moves the one lesson of the series that was asked about, and undo takes both back', () => {
  const school = openSchool();
  const id = weekly(school);
  const before = school.held(id);
  const wish = asked(school, ask(id, sunday.start));
  expect(pending(school, wish)?.replaces).toEqual({ meetingId: id, slot: sunday.start });
  const { changeId, decision } = school.perform(answer(wish, 'Approved'));
  expect(starts(school)).toEqual([later.start, '2026-11-29T16:00', '2026-12-06T16:00']);
  expect(pending(school, wish)).toMatchObject({ status: 'Approved', meetingId: id });
  expect(decision.tell).toMatchObject([{ to: 'dana', params: { status: 'Approved' } }]);
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(school.held(id).occurrences).toEqual(before.occurrences);
  expect(starts(school)).toEqual([sunday.start, '2026-11-29T16:00', '2026-12-06T16:00']);
  expect(pending(school, wish)).toMatchObject({ status: 'Pending', meetingId: null });
});

test('a single lesson is moved too, with the length that was asked for and its price', () => {
  const school = openSchool();
  const id = school.add({ ...sunday, attendees: [{ attendeeId: 'dana' }] });
  const wish = asked(school, ask(id, null, { end: '2026-11-24T19:30' }));
  school.perform(answer(wish, 'Approved'));
  expect(school.all().map(({ meeting }) => meeting)).toMatchObject([
    { id, start: later.start, minutes: 90, costMinor: 30_000 },
  ]);
});

test('the time that the teacher offers instead moves the lesson when the student takes it', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, sunday.start));
  school.perform(answer(wish, 'Offered', { start: '2026-11-25T17:00', end: '2026-11-25T18:00' }));
  expect(starts(school)[0]).toBe(sunday.start);
  school.performAs(dana, answer(wish, 'Approved'));
  expect(starts(school)).toEqual(['2026-11-25T17:00', '2026-11-29T16:00', '2026-12-06T16:00']);
});

test('the hour that the lesson leaves is free for itself, every other lesson is in the way as ever', () => {
  const school = openSchool();
  const id = weekly(school);
  const half = { start: '2026-11-22T16:30', end: '2026-11-22T17:30' };
  school.perform(answer(asked(school, ask(id, sunday.start, half)), 'Approved'));
  expect(starts(school)[0]).toBe(half.start);
  const wish = asked(school, ask(id, '2026-11-29T16:00'));
  school.add({ ...later, summary: 'Another' });
  expect(school.refusal(answer(wish, 'Approved'))).toMatchObject({ code: 'CLASH', params: { count: 1 } });
  school.perform(answer(wish, 'Approved', {}, { insist: true }));
  expect(starts(school)).toEqual([half.start, later.start, later.start, '2026-12-06T16:00']);
});

test('a lesson that was moved or split off meanwhile is still the one that is meant', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, '2026-12-06T16:00'));
  const move = (occurrence: string, scope: 'this' | 'future', day: string): Step => ({
    name: 'updateMeeting',
    args: { input: { id, start: `${day}T12:00`, end: `${day}T13:00` }, scope, occurrence },
  });
  school.perform(move('2026-12-06T16:00', 'this', '2026-12-04'));
  school.perform({
    name: 'updateMeeting',
    args: { input: { id, summary: 'Fractions' }, scope: 'future', occurrence: '2026-11-29T16:00' },
  });
  school.perform(answer(wish, 'Approved'));
  expect(starts(school)).toEqual([sunday.start, later.start, '2026-11-29T16:00']);
});

test('a series that was moved as a whole no longer has the lesson: the yes is refused, nothing is doubled', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, '2026-11-29T16:00'));
  school.perform({
    name: 'updateMeeting',
    args: { input: { id, start: '2026-11-22T12:00', end: '2026-11-22T13:00' }, scope: 'all' },
  });
  expect(school.refusal(answer(wish, 'Approved')).code).toBe('CHANGED_MEANWHILE');
});

test('where the lesson was cancelled meanwhile, the yes books the other time alone', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, sunday.start));
  school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence: sunday.start } });
  school.perform(answer(wish, 'Approved'));
  expect(starts(school)).toEqual([later.start, '2026-11-29T16:00', '2026-12-06T16:00']);
  const single = school.add({
    start: '2026-11-23T10:00',
    end: '2026-11-23T11:00',
    attendees: [{ attendeeId: 'dana' }],
  });
  const evening = { start: '2026-11-23T20:00', end: '2026-11-23T21:00' };
  const other = asked(school, ask(single, null, evening));
  school.perform({ name: 'deleteMeeting', args: { id: single } });
  school.perform(answer(other, 'Approved'));
  expect(starts(school).slice(0, 2)).toEqual([evening.start, later.start]);
});

test('a group is not moved for one of them: who asked is excused there, without a late cancel, and comes alone', () => {
  const school = openSchool();
  const id = weekly(school, ['dana', 'noam']);
  const wish = asked(school, ask(id, sunday.start));
  school.at('2026-11-22T09:00');
  const { changeId, decision } = school.perform(answer(wish, 'Approved'));
  expect(starts(school)).toEqual([sunday.start, later.start, '2026-11-29T16:00', '2026-12-06T16:00']);
  expect(school.held(id).occurrences).toMatchObject([
    { slot: sunday.start, absences: [{ studentId: 'dana', kind: 'teacher' }] },
  ]);
  expect(decision.rows.some(({ after }) => after?.kind === 'link')).toBe(false);
  expect(school.all().at(-1)?.meeting.attendees).toEqual([{ studentId: 'dana' }]);
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(school.held(id).occurrences).toEqual([]);
  expect(starts(school)).toHaveLength(3);
});

test('who has cancelled meanwhile gets the other time, and the cancelled lesson stays as it is', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, sunday.start));
  school.at('2026-11-22T09:00');
  school.performAs(dana, { name: 'cancelMyAttendance', args: { id, occurrence: sunday.start } });
  school.perform(answer(wish, 'Approved'));
  expect(starts(school).slice(0, 2)).toEqual([sunday.start, later.start]);
  expect(school.held(id).occurrences).toMatchObject([{ absences: [{ kind: 'late' }] }]);
});

test('a lesson that has begun is not moved any more', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, sunday.start));
  school.at('2026-11-22T16:05');
  expect(school.refusal(answer(wish, 'Approved')).code).toBe('ALREADY_BEGUN');
  expect(codeOf(school.planAs(dana, ask(id, sunday.start)))).toBe('ALREADY_BEGUN');
});

test('one asks once about one lesson', () => {
  const school = openSchool();
  const id = weekly(school);
  const wish = asked(school, ask(id, sunday.start));
  expect(codeOf(school.planAs(dana, ask(id, sunday.start)))).toBe('ALREADY_ASKED');
  expect(codeOf(school.planAs(dana, ask(id, '2026-11-29T16:00')))).toBe('ok');
  school.performAs(dana, answer(wish, 'Withdrawn'));
  expect(codeOf(school.planAs(dana, ask(id, sunday.start)))).toBe('ok');
});

test.each<[string, (id: string) => Step, string]>([
  ['a lesson that is not there', () => ask('x', sunday.start), 'NOT_FOUND'],
  ['a day on which the series has no lesson', (id) => ask(id, '2026-11-23T16:00'), 'NOT_FOUND'],
  ['a whole series', (id) => ask(id, null), 'BAD_REQUEST'],
  [
    'one lesson that would become a series',
    (id) => ask(id, sunday.start, { rrule: 'FREQ=WEEKLY' }),
    'BAD_REQUEST',
  ],
])('nobody asks for another time for %s', (_what, step, code) => {
  const school = openSchool();
  expect(codeOf(school.planAs(dana, step(weekly(school))))).toBe(code);
});

test('a lesson of others is not there to be asked about', () => {
  const school = openSchool();
  const id = weekly(school, ['noam']);
  expect(codeOf(school.planAs(dana, ask(id, sunday.start)))).toBe('NOT_FOUND');
});
