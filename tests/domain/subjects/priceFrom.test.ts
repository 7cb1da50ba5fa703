/** A teacher raises a price from a day on: nothing before it changes, all that follows does, and undo brings everything back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/basics/wallTime.ts';
import { isPaid, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';
import { rowKey, type Row } from '../../../domain/kernel/rows.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, type School, paidCharge } from '../school.ts';

const runs = process.env.PROVE ? 1000 : 60;
const lessonsOf = (school: School): Lesson[] => school.lessons('2026-10-01T00:00', '2027-06-01T00:00');

/** Maths, at 200 an hour. */
const raise = (cost: number, from?: string, more: object = {}): Step => ({
  name: 'updateSubject',
  args: { input: { id: 's1', cost }, ...(from ? { from } : {}), ...more },
});

const rowsOf = (school: School): Map<string, Row> =>
  new Map(
    [
      ...school.all().flatMap(({ meeting, occurrences }): Row[] => [meeting, ...occurrences]),
      ...(school.answers.subjects({ teacherId: 'rivka' }) as Row[]),
    ].map((row) => [rowKey(row), { ...row, revision: 0 }]),
  );

const meeting = fc.record({
  day: fc.integer({ min: -20, max: 90 }),
  rrule: fc.constantFrom(
    undefined,
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;COUNT=12',
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270301',
    'FREQ=DAILY;INTERVAL=5;COUNT=20',
    'FREQ=MONTHLY',
  ),
  subject: fc.constantFrom('Maths', 'Maths', 'English'),
  byHand: fc.boolean(),
  /** Which of its lessons are paid. */
  paid: fc.array(fc.nat(12), { maxLength: 3 }),
});
type Said = typeof meeting extends fc.Arbitrary<infer One> ? One : never;

function add(school: School, { day, rrule, subject, byHand, paid }: Said, hour: number): void {
  const date = addDays('2026-11-21', day);
  const { decision } = school.perform({
    name: 'addMeeting',
    args: {
      input: {
        start: `${date}T${hour}:00`,
        end: `${date}T${hour}:45`,
        subject,
        attendees: [{ attendeeId: 'dana' }],
        ...(rrule ? { rrule } : {}),
        ...(byHand ? { cost: 9100 } : {}),
      },
      insist: true,
    },
  });
  const id = decision.outcomes[0]?.about[0];
  const lessons = lessonsOf(school).filter((lesson) => lesson.meeting.id === id);
  for (const at of new Set(paid)) {
    const lesson = lessons[at];
    if (lesson) pay(school, lesson);
  }
}

const pay = (school: School, { meeting: { id: meetingId }, slot }: Lesson): void =>
  school.put({
    kind: 'occurrence',
    teacherId: 'rivka',
    id: school.newId(),
    meetingId,
    slot,
    revision: 0,
    cancelledBy: null,
    own: {},
    absences: [],
    charges: [paidCharge('dana', 15000)],
  });

const costs = (lessons: readonly Lesson[]): string[] =>
  lessons.map(({ start, subject, costMinor }) => `${start} ${subject} ${costMinor}`).sort();

test(
  `a price from a day on changes the lessons from that day alone, once more the next time, and is taken back whole (${runs} calendars, seed ${seed})`,
  { timeout: 600_000 },
  ({ task }) => {
    let risen = 0;
    fc.assert(
      fc.property(
        fc.array(meeting, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -5, max: 120 }),
        (meetings, days) => {
          const school = openSchool('2026-11-21T09:00');
          for (const [i, each] of meetings.entries()) add(school, each, 10 + i);
          const rows = rowsOf(school);
          const before = lessonsOf(school);
          const day = addDays('2026-11-21', days);
          // What has begun is not ahead, whatever day is said.
          const first = days > 0 ? `${day}T00:00` : '2026-11-21T09:01';
          const follows = (lesson: Lesson): boolean =>
            lesson.subject === 'Maths' &&
            lesson.costMinor === 15000 &&
            lesson.start >= first &&
            !isPaid(lesson);
          const wanted = (costMinor: number): string[] =>
            costs(before.map((lesson) => (follows(lesson) ? { ...lesson, costMinor } : lesson)));
          risen += before.filter(follows).length;

          const { changeId } = school.perform(raise(24000, `${day}T00:00`));
          expect(costs(lessonsOf(school))).toEqual(wanted(18000));
          // None of them counts as set by hand: the next price finds the same lessons.
          const { changeId: next } = school.perform(raise(28000, `${day}T00:00`));
          expect(costs(lessonsOf(school))).toEqual(wanted(21000));
          school.perform({ name: 'undoChange', args: { changeId: next } });
          school.perform({ name: 'undoChange', args: { changeId } });
          expect(rowsOf(school)).toEqual(rows);
        },
      ),
      { numRuns: runs, seed },
    );
    expect(risen).toBeGreaterThan(0);
    recordProof(
      task,
      'R18',
      `${runs} calendars (seed ${seed}): ${risen} lessons at exactly the new price, every other one as it was`,
    );
  },
);

describe('a price from January', () => {
  const weekly = { start: '2026-12-22T10:00', end: '2026-12-22T11:00', rrule: 'FREQ=WEEKLY' };
  const dana = [{ attendeeId: 'dana' }];
  const january = '2027-01-01T00:00';

  test('parts a series that runs across the day, and is one change', () => {
    const school = openSchool();
    const id = school.add({ ...weekly, rrule: 'FREQ=WEEKLY;COUNT=4', attendees: dana });
    school.perform(raise(25000, january));
    expect(lessonsOf(school).map(({ start, costMinor }) => [start.slice(0, 10), costMinor])).toEqual([
      ['2026-12-22', 20000],
      ['2026-12-29', 20000],
      ['2027-01-05', 25000],
      ['2027-01-12', 25000],
    ]);
    expect(new Set(school.all().map((each) => each.meeting.seriesId))).toHaveProperty('size', 1);
    expect(school.held(id).meeting.costByHand).toBe(false);
  });

  test('is the price of the subject at once: a lesson that is booked anew costs it, on whatever day', () => {
    const school = openSchool();
    school.perform(raise(25000, january));
    school.add({ start: '2026-12-01T10:00', end: '2026-12-01T11:00' });
    expect(school.all().map(({ meeting: { costMinor } }) => costMinor)).toEqual([25000]);
  });

  test('of several subjects at once, one of which costs that already, reaches the lessons of both', () => {
    const school = openSchool();
    school.add({ start: '2027-01-02T10:00', end: '2027-01-02T11:00' });
    school.perform(raise(25000));
    school.add({ start: '2026-12-31T10:00', end: '2026-12-31T11:00', subject: 'English' });
    school.add({ start: '2027-01-03T10:00', end: '2027-01-03T11:00', subject: 'English' });
    school.perform({
      name: 'updateSubjectsCost',
      args: {
        subjects: [
          { id: 's1', cost: 25000 },
          { id: 's2', cost: 18000 },
        ],
        from: january,
        scope: 'future',
      },
    });
    expect(school.all().map(({ meeting: { costMinor } }) => costMinor)).toEqual([25000, 16000, 18000]);
  });

  test('begins now where its day has been, and is no price of all lessons', () => {
    const school = openSchool();
    school.add({ start: '2026-11-20T10:00', end: '2026-11-20T11:00' });
    school.add({ start: '2026-11-22T10:00', end: '2026-11-22T11:00' });
    school.perform(raise(25000, '2026-11-01T00:00'));
    expect(school.all().map(({ meeting: { costMinor } }) => costMinor)).toEqual([20000, 25000]);
    expect(school.refusal(raise(30000, january, { scope: 'all' }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'from',
    });
  });

  test('is told with its day; one that begins at once without', () => {
    const school = openSchool();
    school.add({ ...weekly, attendees: dana });
    const told = (step: Step) => {
      const decision = school.plan(step);
      return 'tell' in decision
        ? decision.tell.map(({ to, title, params }) => [to, title, params['fromDay']])
        : [];
    };
    expect(told(raise(25000, january))).toEqual([['dana', 'SubjectCostChanged', '2027-01-01']]);
    expect(told(raise(25000, undefined, { scope: 'future' }))).toEqual([
      ['dana', 'SubjectCostChanged', undefined],
    ]);
  });
});
