/** A lesson is asked for and answered: yes, no, another time, or taken back; a yes is checked like any new lesson. */
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import { newLink } from '../../../domain/people/link.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { PendingMeeting, PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import { openSchool, rivka, type School } from '../school.ts';

type Input = Extract<Step, { name: 'addPendingMeeting' }>['args']['input'];

const student = (id: string): Actor => ({
  id,
  role: 'student',
  name: id,
  acting: { teacherId: 'rivka', studentIds: [id] },
});
const dana = student('dana');
const noam = student('noam');
const herself: Actor = { id: 'rivka', role: 'teacher', name: 'Rivka' };
const wish: Input = { start: '2026-11-22T16:00', end: '2026-11-22T17:00', subject: 'Maths' };

const ask = (input: Partial<Input> = {}): Step => ({
  name: 'addPendingMeeting',
  args: { input: { ...wish, ...input } },
});
const answer = (id: string, status: PendingStatus, time: object = {}, more: object = {}): Step => ({
  name: 'updatePendingMeeting',
  args: { input: { id, ...time }, status, ...more },
});
const codeOf = (decision: Decision) => ('refused' in decision ? decision.refused.refusal.code : 'ok');
const asked = (school: School, actor = dana, input: Partial<Input> = {}): string =>
  school.performAs(actor, ask(input)).decision.outcomes[0]?.about[0] ?? '';
const pending = (school: School, id: string) =>
  school.rows().find((row): row is PendingMeeting => row.kind === 'pendingMeeting' && row.id === id);
const later = { start: '2026-11-23T18:00', end: '2026-11-23T19:00' };

test('a request waits for the teacher, who is told; nothing stands in the calendar yet', () => {
  const school = openSchool();
  const { decision } = school.performAs(dana, ask());
  expect(decision.tell).toMatchObject([
    { to: 'rivka', title: 'PendingMeetingAdded', params: { studentName: 'Dana' } },
  ]);
  expect(pending(school, decision.outcomes[0]?.about[0] ?? '')).toMatchObject({
    status: 'Pending',
    requestedBy: 'dana',
    attendees: [{ studentId: 'dana' }],
  });
  expect(school.all()).toEqual([]);
});

test('price, discount and room are the teacher’s to say', () => {
  const school = openSchool();
  const attendees = [{ attendeeId: 'dana', personalDiscount: { type: 'percentage' as const, value: 100 } }];
  const id = asked(school, dana, { cost: 0, capacity: 9, attendees });
  expect(pending(school, id)).toMatchObject({
    costMinor: null,
    capacity: 1,
    attendees: [{ studentId: 'dana' }],
  });
  school.perform(answer(id, 'Approved'));
  expect(school.all()[0]?.meeting.costMinor).toBe(20_000);
});

test('a yes makes the meeting, and undo opens the request again', () => {
  const school = openSchool();
  const id = asked(school);
  const { changeId } = school.perform(answer(id, 'Approved'));
  const [made] = school.all();
  expect(made?.meeting).toMatchObject({ start: wish.start, minutes: 60, attendees: [{ studentId: 'dana' }] });
  expect(pending(school, id)).toMatchObject({ status: 'Approved', meetingId: made?.meeting.id });
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(school.all()).toEqual([]);
  expect(pending(school, id)).toMatchObject({ status: 'Pending', meetingId: null });
});

test('another time is offered, and the student takes it', () => {
  const school = openSchool();
  const id = asked(school);
  const { decision } = school.perform(answer(id, 'Offered', later));
  expect(decision.tell).toMatchObject([
    { to: 'dana', title: 'PendingMeetingUpdated', params: { status: 'Offered' } },
  ]);
  school.performAs(dana, answer(id, 'Approved'));
  expect(school.lessons('2026-11-20T00:00', '2026-12-01T00:00')).toMatchObject([{ start: later.start }]);
});

describe('of what stands in the way', () => {
  test('a yes is refused, with free hours; the teacher may insist', () => {
    const school = openSchool();
    const id = asked(school);
    school.add({ start: '2026-11-22T16:30', end: '2026-11-22T17:30', summary: 'Secret' });
    expect(school.refusal(answer(id, 'Approved'))).toMatchObject({ code: 'CLASH', params: { count: 1 } });
    school.perform(answer(id, 'Approved', {}, { insist: true }));
    expect(school.all()).toHaveLength(2);
  });

  test('a student who takes an offer is told when, not what, and cannot insist', () => {
    const school = openSchool();
    const id = asked(school);
    school.perform(answer(id, 'Offered', later));
    school.add({ ...later, summary: 'Secret', attendees: [{ attendeeId: 'noam' }] });
    const refused = school.planAs(dana, answer(id, 'Approved'));
    expect(codeOf(refused)).toBe('CLASH');
    const told = 'refused' in refused ? JSON.stringify(refused.refused.refusal) : '';
    expect(told).toContain('"free":["');
    expect(told).not.toMatch(/Secret|Noam|meetingId/);
    expect(codeOf(school.planAs(dana, answer(id, 'Approved', {}, { insist: true })))).toBe('FORBIDDEN');
  });

  test('closed hours are too', () => {
    const school = openSchool();
    const id = asked(school);
    school.perform({ name: 'addRestrictedTime', args: { input: { start: wish.start, end: wish.end } } });
    expect(school.refusal(answer(id, 'Approved')).code).toBe('CLASH');
  });
});

test('who is blocked meanwhile is not said yes to, nor one more than the plan allows', () => {
  const school = openSchool();
  const id = asked(school);
  school.put({
    ...newLink('rivka', 'dana'),
    badCancels: 4,
    blocked: true,
  });
  expect(school.refusal(answer(id, 'Approved')).code).toBe('BLOCKED');
  expect(codeOf(school.planAs(dana, ask()))).toBe('BLOCKED');
  const lapsed = openSchool('2026-11-21T09:00', { ...rivka, status: 'EXPIRED' });
  expect(lapsed.refusal(answer(asked(lapsed), 'Approved')).code).toBe('PLAN_LIMIT');
});

test('each side answers only what waits for it, and once', () => {
  const school = openSchool();
  const id = asked(school);
  const may = (actor: Actor, status: PendingStatus, time: object = {}) =>
    codeOf(school.planAs(actor, answer(id, status, time)));
  expect(may(dana, 'Approved')).toBe('BAD_REQUEST');
  expect(may(dana, 'Offered', later)).toBe('BAD_REQUEST');
  expect(may(herself, 'Withdrawn')).toBe('BAD_REQUEST');
  expect(may(herself, 'Offered')).toBe('BAD_TIME');
  expect(may(noam, 'Withdrawn')).toBe('NOT_FOUND');
  expect(may(dana, 'Pending', later)).toBe('ok');
  school.performAs(dana, answer(id, 'Withdrawn'));
  for (const status of ['Approved', 'Declined'] as const)
    expect(may(herself, status)).toBe('CHANGED_MEANWHILE');
});

test('what was shown before it changed is not answered', () => {
  const school = openSchool();
  const id = asked(school);
  const version = pending(school, id)?.revision ?? 0;
  school.performAs(dana, answer(id, 'Pending', later));
  expect(school.refusal(answer(id, 'Approved', {}, { version })).code).toBe('CHANGED_MEANWHILE');
});

test('what the teacher offers of her own keeps its price and waits for the student', () => {
  const school = openSchool();
  const id = asked(school, herself, { attendees: [{ attendeeId: 'dana' }], cost: 5_000 });
  expect(pending(school, id)).toMatchObject({ status: 'Offered', costMinor: 5_000 });
  expect(school.refusal(answer(id, 'Approved')).code).toBe('BAD_REQUEST');
  school.performAs(dana, answer(id, 'Approved'));
  expect(school.all()[0]?.meeting).toMatchObject({ costMinor: 5_000, costByHand: true });
});

test('a request is taken off the list: an open one by either side, a settled one by the teacher', () => {
  const school = openSchool();
  const remove = (id: string): Step => ({ name: 'removePendingMeeting', args: { id } });
  const open = asked(school);
  school.performAs(dana, remove(open));
  expect(pending(school, open)).toMatchObject({ status: 'Withdrawn', removedMs: expect.any(Number) });
  const settled = asked(school);
  school.perform(answer(settled, 'Declined'));
  expect(codeOf(school.planAs(dana, remove(settled)))).toBe('CHANGED_MEANWHILE');
  school.perform(remove(settled));
  expect(codeOf(school.planAs(dana, remove(settled)))).toBe('NOT_FOUND');
});

test.each<[string, Partial<Input>, string]>([
  ['in the past', { start: '2026-11-20T16:00', end: '2026-11-20T17:00' }, 'BAD_TIME'],
  ['for somebody else', { attendees: [{ attendeeId: 'noam' }] }, 'NOT_FOUND'],
  ['of another teacher', { organizer: 'avi' }, 'NOT_FOUND'],
  ['in a subject that is not taught', { subject: 'Latin' }, 'NOT_FOUND'],
])('nobody asks for a lesson %s', (_what, input, code) => {
  expect(codeOf(openSchool().planAs(dana, ask(input)))).toBe(code);
});

test('a yes that comes after the hour has begun makes nothing', () => {
  const school = openSchool();
  const id = asked(school);
  school.at('2026-11-22T16:05');
  expect(school.refusal(answer(id, 'Approved')).code).toBe('ALREADY_BEGUN');
});

test('one person has twenty requests waiting, not more', () => {
  const school = openSchool();
  for (let n = 0; n < 20; n++) asked(school);
  expect(codeOf(school.planAs(dana, ask()))).toBe('TOO_MANY');
  expect(codeOf(school.planAs(noam, ask()))).toBe('ok');
});

test('a teacher may answer quietly, and then nobody is told; a student may not', () => {
  const school = openSchool();
  const id = asked(school);
  const quietly = { notify: 'quiet' };
  expect(codeOf(school.planAs(dana, answer(id, 'Withdrawn', {}, quietly)))).toBe('FORBIDDEN');
  const { decision } = school.perform(answer(id, 'Declined', {}, quietly));
  expect(decision.tell).toEqual([]);
  expect(pending(school, id)?.status).toBe('Declined');
});
