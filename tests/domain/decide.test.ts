/** Several steps of one plan are one change: each sees the earlier ones, and conflicts are judged at the end. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../domain/operations.ts';
import { openSchool } from './school.ts';

const hour = (day: string, from: string): { start: string; end: string } => ({
  start: `${day}T${from}:00`,
  end: `${day}T${String(Number(from) + 1).padStart(2, '0')}:00`,
});

const move = (id: string, to: { start: string; end: string }, more: object = {}): Step => ({
  name: 'updateMeeting',
  args: { input: { id, ...to }, ...more },
});

describe('a plan of several steps', () => {
  test('can swap two lessons, although each alone would clash', () => {
    const school = openSchool();
    const a = school.add(hour('2026-11-22', '16'));
    const b = school.add(hour('2026-11-22', '17'));
    expect(school.refusal(move(a, hour('2026-11-22', '17')))).toMatchObject({ code: 'CLASH' });
    school.perform(move(a, hour('2026-11-22', '17')), move(b, hour('2026-11-22', '16')));
    expect(
      school.lessons('2026-11-22T00:00', '2026-11-23T00:00').map(({ meeting, start }) => [meeting.id, start]),
    ).toEqual([
      [b, '2026-11-22T16:00'],
      [a, '2026-11-22T17:00'],
    ]);
  });

  test('that refuses at one step does none, and names the step', () => {
    const school = openSchool();
    const a = school.add(hour('2026-11-22', '16'));
    const before = school.rows();
    const decision = school.plan(move(a, hour('2026-11-22', '18')), move('nobody', hour('2026-11-22', '19')));
    expect(decision).toMatchObject({ refused: { step: 1, refusal: { code: 'NOT_FOUND' } }, rows: [] });
    expect(school.rows()).toEqual(before);
  });

  test('names a lesson as the card showed it, also after an earlier step has split its series', () => {
    const school = openSchool();
    const id = school.add({
      ...hour('2026-11-22', '16'),
      rrule: 'FREQ=WEEKLY;INTERVAL=1',
      attendees: [{ attendeeId: 'dana' }],
    });
    const version = school.held(id).meeting.revision;
    const { decision } = school.perform(
      move(id, hour('2026-12-06', '17'), { scope: 'future', occurrence: '2026-12-06T16:00', version }),
      {
        name: 'updateMeeting',
        args: { input: { id, summary: 'exam' }, scope: 'this', occurrence: '2026-12-13T16:00', version },
      },
      { name: 'deleteMeeting', args: { id, scope: 'this', occurrence: '2026-12-20T16:00', version } },
    );
    expect(
      school
        .lessons('2026-11-22T00:00', '2026-12-30T00:00')
        .map(({ start, summary }) => `${start.slice(5)} ${summary}`.trim()),
    ).toEqual(['11-22T16:00', '11-29T16:00', '12-06T17:00', '12-13T17:00 exam', '12-27T17:00']);
    // One notice for Dana, however many of the steps concern her.
    expect(decision.tell).toHaveLength(1);
    expect(decision.tell[0]).toMatchObject({ to: 'dana', params: { more: 2 } });
  });

  test('is undone as one', () => {
    const school = openSchool();
    const id = school.add({ ...hour('2026-11-22', '16'), rrule: 'FREQ=WEEKLY;INTERVAL=1' });
    const before = school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ start }) => start);
    const { changeId } = school.perform(
      move(id, hour('2026-12-06', '17'), { scope: 'future', occurrence: '2026-12-06T16:00' }),
      { name: 'addMeeting', args: { input: hour('2026-12-06', '16') } },
    );
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ start }) => start)).toEqual(before);
  });
});

describe('a clash', () => {
  test('of a series is offered hours that are free in every week', () => {
    const school = openSchool();
    school.add({ ...hour('2026-11-22', '16'), rrule: 'FREQ=WEEKLY;INTERVAL=1' });
    school.add(hour('2026-12-13', '17'));
    const refusal = school.refusal({
      name: 'addMeeting',
      args: { input: { ...hour('2026-11-22', '16'), rrule: 'FREQ=WEEKLY;INTERVAL=1' } },
    });
    const free = refusal.params?.free as string[];
    expect(free).toHaveLength(3);
    expect(free).not.toContain('2026-11-22T17:00');
    // Two series that never end: about a year of conflicts is counted, twenty are named.
    expect(refusal.params?.count).toBeGreaterThan(52);
    expect(refusal.params?.conflicts).toHaveLength(20);
  });

  test('that the teacher insisted on is recorded, and a later change of the price does not ask again', () => {
    const school = openSchool();
    school.add(hour('2026-11-22', '16'));
    const { decision } = school.perform({
      name: 'addMeeting',
      args: { input: hour('2026-11-22', '16'), insist: true },
    });
    expect(decision.conflicts).toMatchObject([{ start: '2026-11-22T16:00' }]);
    const id = decision.outcomes[0]?.about[0] ?? '';
    expect(school.held(id).meeting.insisted).toBe(true);
    expect(school.plan({ name: 'updateMeeting', args: { input: { id, cost: 9900 } } })).not.toHaveProperty(
      'refused',
    );
    expect(school.refusal(move(id, { start: '2026-11-22T16:30', end: '2026-11-22T17:30' }))).toMatchObject({
      code: 'CLASH',
    });
  });

  test('is not made by a lesson that was cancelled', () => {
    const school = openSchool();
    const id = school.add({ ...hour('2026-11-22', '16'), rrule: 'FREQ=WEEKLY;INTERVAL=1' });
    school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence: '2026-11-29T16:00' } });
    expect(school.plan({ name: 'addMeeting', args: { input: hour('2026-11-29', '16') } })).not.toHaveProperty(
      'refused',
    );
    expect(school.refusal({ name: 'addMeeting', args: { input: hour('2026-12-06', '16') } })).toMatchObject({
      code: 'CLASH',
    });
  });
});
