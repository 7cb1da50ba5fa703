/** One thing is changed of many meetings by one call (spec section 7). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, paidCharge } from '../school.ts';

type Of<Name extends Step['name']> = Extract<Step, { name: Name }>['args'];
const cost = (args: Of<'updateMeetingsCost'>): Step => ({ name: 'updateMeetingsCost', args });
const times = (args: Of<'updateMeetingsCostMultiplier'>): Step => ({
  name: 'updateMeetingsCostMultiplier',
  args,
});
const place = (args: Of<'updateMeetingsLocation'>): Step => ({ name: 'updateMeetingsLocation', args });
const subject = (args: Of<'updateMeetingSubjectName'>): Step => ({ name: 'updateMeetingSubjectName', args });

/** Three weeks have been, on 8 December at nine. */
function aTerm() {
  const school = openSchool('2026-11-15T09:00');
  const weekly = school.add({
    start: '2026-11-16T10:00',
    end: '2026-11-16T11:00',
    rrule: 'FREQ=WEEKLY;COUNT=10',
    attendees: [{ attendeeId: 'dana' }],
  });
  const single = school.add({
    start: '2026-12-10T12:00',
    end: '2026-12-10T13:00',
    attendees: [{ attendeeId: 'noam' }],
  });
  school.at('2026-12-08T09:00');
  const costs = (): number[] =>
    school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ costMinor }) => costMinor / 100);
  const places = (): string =>
    school
      .lessons('2026-11-01T00:00', '2027-03-01T00:00')
      .map(({ location }) => location[0])
      .join('');
  return { school, weekly, single, costs, places };
}

function pay(school: ReturnType<typeof openSchool>, meetingId: string, slot: string): void {
  const { meeting } = school.held(meetingId);
  school.put({
    kind: 'occurrence',
    teacherId: meeting.teacherId,
    id: `paid ${slot}`,
    meetingId,
    slot,
    revision: 0,
    cancelledBy: null,
    own: {},
    absences: [],
    charges: [paidCharge('dana', 20_000)],
  });
}

describe('a price for many', () => {
  test('reaches back to what is not paid, and leaves what is', () => {
    const { school, weekly, single, costs } = aTerm();
    pay(school, weekly, '2026-11-23T10:00');
    school.perform(cost({ ids: [weekly, single], cost: 25_000 }));
    expect(costs()).toEqual([250, 200, 250, 250, 250, 250, 250, 250, 250, 250, 250]);
  });

  test('holds from a day on, of single lessons too', () => {
    const { school, weekly, single, costs } = aTerm();
    school.perform(cost({ ids: [weekly, single], cost: 25_000, from: '2026-12-11T00:00' }));
    expect(costs()).toEqual([200, 200, 200, 200, 200, 250, 250, 250, 250, 250, 250]);
    expect(school.held(weekly).meeting.rrule).toContain('COUNT=4');
  });

  test('holds within some days, lesson by lesson, and the series stays one', () => {
    const { school, weekly, single, costs } = aTerm();
    const range = { from: '2026-12-07T00:00', to: '2026-12-21T00:00' };
    school.perform(cost({ ids: [weekly, single], cost: 25_000, ...range }));
    expect(costs()).toEqual([200, 200, 200, 250, 250, 250, 200, 200, 200, 200, 200]);
    expect(school.all()).toHaveLength(2);
  });

  test('times a factor is exact to the agora, each from its own price', () => {
    const { school, weekly, single, costs } = aTerm();
    school.perform(cost({ ids: [single], cost: 9_995 }));
    school.perform(times({ ids: [weekly, single], costMultiplier: 1.1 }));
    expect(costs()).toEqual([220, 220, 220, 220, 109.95, 220, 220, 220, 220, 220, 220]);
  });

  test('a lesson that has its own price is meant where it is named, once', () => {
    const { school, weekly, costs } = aTerm();
    const own = { scope: 'this', occurrence: '2026-12-14T10:00' } as const;
    school.perform({ name: 'updateMeeting', args: { input: { id: weekly, cost: 10_000 }, ...own } });
    const [row] = school.held(weekly).occurrences;
    school.perform(times({ ids: [weekly], costMultiplier: 1.5 }));
    expect(costs()[5]).toBe(100);
    school.perform(times({ ids: [weekly, row?.id ?? ''], costMultiplier: 2 }));
    expect(costs()).toEqual([600, 600, 600, 600, 200, 200, 600, 600, 600, 600, 600]);
  });

  test('is undone whole', () => {
    const { school, weekly, single, costs } = aTerm();
    pay(school, weekly, '2026-11-23T10:00');
    const before = school.rows().filter((row) => 'removedMs' in row === false || row.removedMs === null);
    const range = { from: '2026-12-11T00:00' };
    const { changeId } = school.perform(times({ ids: [weekly, single], costMultiplier: 3, ...range }));
    expect(costs()).toContain(600);
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(costs()).toEqual(Array.from({ length: 11 }, () => 200));
    const after = school.rows().filter((row) => 'removedMs' in row === false || row.removedMs === null);
    const bare = (rows: typeof before) => rows.map((row) => ({ ...row, revision: 0 }));
    expect(bare(after)).toEqual(bare(before));
  });

  test('that is so already changes nothing and tells nobody', () => {
    const { school, weekly, single } = aTerm();
    const decision = school.plan(cost({ ids: [weekly, single], cost: 20_000, from: '2026-12-11T00:00' }));
    expect(decision).toMatchObject({ rows: [], tell: [] });
  });
});

describe('a place for many', () => {
  test('is where they go on; what has been stays where it was', () => {
    const { school, weekly, single, places } = aTerm();
    school.perform(place({ ids: [weekly, single], location: 'online' }));
    expect(places()).toBe('ttttooooooo');
  });

  test('within some days is of these days alone', () => {
    const { school, weekly, places } = aTerm();
    const range = { from: '2026-12-01T00:00', to: '2026-12-22T00:00' };
    school.perform(place({ ids: [weekly], location: 'student', ...range }));
    expect(places()).toBe('ttttt' + 'ss' + 'tttt');
  });

  test('tells each of the students once, or nobody', () => {
    const { school, weekly, single } = aTerm();
    const decision = school.plan(place({ ids: [weekly, single], location: 'online' }));
    if ('refused' in decision) throw new Error('refused');
    expect(decision.tell.map(({ to, title }) => [to, title])).toEqual([
      ['dana', 'MeetingLocationUpdated'],
      ['noam', 'MeetingLocationUpdated'],
    ]);
    const quiet = school.plan(place({ ids: [weekly, single], location: 'online', notify: 'quiet' }));
    expect(quiet).toMatchObject({ tell: [] });
  });
});

describe('a subject for many', () => {
  test('brings its price and its colour, but not to what was paid', () => {
    const { school, weekly, single, costs } = aTerm();
    pay(school, weekly, '2026-11-23T10:00');
    school.perform(subject({ ids: [weekly, single], subjectName: 'English' }));
    expect(costs()).toEqual([160, 200, ...Array.from({ length: 9 }, () => 160)]);
    expect(school.held(weekly).meeting).toMatchObject({ subject: 'English', color: 'subject-2' });
  });

  test('that only has another name now keeps the agreed price', () => {
    const { school, weekly } = aTerm();
    const { meeting } = school.held(weekly);
    school.put({ ...meeting, subject: 'Sums', costMinor: 19_000 });
    school.perform(subject({ ids: [weekly], subjectName: 'Maths' }));
    expect(school.held(weekly).meeting).toMatchObject({ subject: 'Maths', costMinor: 19_000 });
  });
});

describe('the whole call is refused', () => {
  const refusals: [string, (ids: string[]) => Step, string][] = [
    [
      'where one of them is not hers',
      (ids) => cost({ ids: [...ids, 'foreign'], cost: 1 }),
      'NOT_FOUND ids.2',
    ],
    [
      'where one was written since it was shown',
      (ids) => cost({ ids, cost: 1, version: 1 }),
      'CHANGED_MEANWHILE version',
    ],
    ['where there are none', () => cost({ ids: [], cost: 1 }), 'BAD_REQUEST ids'],
    [
      'where there are more than a thousand',
      () => cost({ ids: Array.from({ length: 1001 }, String), cost: 1 }),
      'TOO_MANY ids',
    ],
    ['for a factor of nothing', (ids) => times({ ids, costMultiplier: 0 }), 'BAD_REQUEST costMultiplier'],
    [
      'for a factor past a hundred',
      (ids) => times({ ids, costMultiplier: 101 }),
      'BAD_REQUEST costMultiplier',
    ],
    [
      'for a factor that is no number',
      (ids) => times({ ids, costMultiplier: NaN }),
      'BAD_REQUEST costMultiplier',
    ],
    [
      'for a subject she does not teach',
      (ids) => subject({ ids, subjectName: 'Alchemy' }),
      'NOT_FOUND subjectName',
    ],
    [
      'for days that end before they begin',
      (ids) => cost({ ids, cost: 1, from: '2026-12-02T00:00', to: '2026-12-01T00:00' }),
      'BAD_TIME to',
    ],
  ];
  test.each(refusals)('%s', (_name, step, refusal) => {
    const { school, weekly, single } = aTerm();
    const { code, field } = school.refusal(step([weekly, single]));
    expect(`${code} ${field}`).toBe(refusal);
  });
});

test('a later step of a plan sees the prices of the earlier ones', () => {
  const { school, weekly, single, costs } = aTerm();
  school.perform(
    cost({ ids: [weekly, single], cost: 10_000, from: '2026-12-11T00:00' }),
    times({ ids: [weekly, single], costMultiplier: 2 }),
  );
  expect(costs()).toEqual([400, 400, 400, 400, 400, 100, 100, 100, 100, 100, 100]);
});
