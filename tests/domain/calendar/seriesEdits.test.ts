/** Whatever a teacher does to a series, in any order: what was not touched stays, and undo brings everything back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { isSlot } from '../../../domain/calendar/expand.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';
import { rowKey, type Row } from '../../../domain/kernel/rows.ts';
import { sameRow } from '../../../domain/entities/rowChanges.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, type School } from '../school.ts';

const runs = process.env.PROVE ? 1000 : 100;
const [from, until] = ['2026-10-01T00:00', '2027-12-31T00:00'] as const;

const rules = [
  'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
  'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=14',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE',
  'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,TU,TH;COUNT=30',
  'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE;UNTIL=20270301',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=DAILY;INTERVAL=5;COUNT=20',
  'FREQ=MONTHLY;INTERVAL=1',
  'FREQ=MONTHLY;INTERVAL=1;BYDAY=1SU,3SU',
  'FREQ=MONTHLY;INTERVAL=1;BYDAY=-1SU;UNTIL=20271001',
];

type Edit = {
  which: number;
  scope: 'this' | 'future' | 'all';
  kind:
    | 'hour'
    | 'day'
    | 'length'
    | 'text'
    | 'price'
    | 'place'
    | 'attendees'
    | 'rule'
    | 'cancel'
    | 'pay'
    | 'absence'
    | 'count'
    | 'time';
  amount: number;
  keep: boolean;
};

const edit: fc.Arbitrary<Edit> = fc.record({
  which: fc.nat(60),
  scope: fc.constantFrom('this', 'future', 'all'),
  kind: fc.constantFrom(
    'hour',
    'day',
    'length',
    'text',
    'price',
    'place',
    'attendees',
    'rule',
    'cancel',
    'pay',
    'absence',
    'time',
  ),
  amount: fc.integer({ min: 1, max: 5 }),
  keep: fc.boolean(),
});

function contentOf(lesson: Lesson): string {
  const { start, end, summary, subject, color, location, costMinor, meeting, occurrence } = lesson;
  return JSON.stringify({
    start,
    end,
    summary,
    subject,
    color,
    location,
    costMinor,
    attendees: meeting.attendees.map(({ studentId }) => studentId),
    charges: occurrence?.charges.map(({ id }) => id) ?? [],
    absences: occurrence?.absences.map(({ studentId }) => studentId) ?? [],
  });
}

const timeOf = ({ start, end, location, meeting }: Lesson): string =>
  JSON.stringify({ start, end, location, attendees: meeting.attendees.map(({ studentId }) => studentId) });

const contents = (lessons: readonly Lesson[], of = contentOf): string[] =>
  lessons.map((each) => of(each)).sort();

/** All of `wanted` are among `found`, each as often. */
function expectAmong(wanted: readonly string[], found: readonly string[], what: string): void {
  const left = [...found];
  for (const each of wanted) {
    const at = left.indexOf(each);
    if (at < 0) throw new Error(`${what}: ${each} is gone`);
    left.splice(at, 1);
  }
}

function stepOf(school: School, lesson: Lesson, { scope, kind, amount }: Edit, keep: string[]): Step | null {
  const input = { id: lesson.meeting.id };
  const base = { scope, occurrence: lesson.slot, insist: true, ...(keep.length > 0 ? { keep } : {}) };
  const repeated = lesson.meeting.rrule !== null;
  const shown = scope === 'this' || !repeated ? lesson.start : lesson.slot;
  const minutes = scope === 'this' || !repeated ? lesson.minutes : lesson.meeting.minutes;
  const moved = (by: number): Step => {
    const start = addMinutes(shown, by);
    return {
      name: 'updateMeeting',
      args: { ...base, input: { ...input, start, end: addMinutes(start, minutes) } },
    };
  };
  switch (kind) {
    case 'hour':
      return moved(amount * 30);
    case 'time':
      return moved(-amount * 20);
    case 'day':
      return moved(amount * 1440 - 2880);
    case 'length':
      return {
        name: 'updateMeeting',
        args: { ...base, input: { ...input, end: addMinutes(lesson.start, 20 + amount * 10) } },
      };
    case 'text':
      return {
        name: 'updateMeeting',
        args: { ...base, input: { ...input, summary: `text ${amount}`, color: `subject-${amount}` } },
      };
    case 'price':
      return { name: 'updateMeeting', args: { ...base, input: { ...input, cost: 10000 + amount } } };
    case 'place':
      return {
        name: 'updateMeeting',
        args: { ...base, input: { ...input, location: amount > 2 ? 'online' : 'student' } },
      };
    case 'attendees': {
      const ids = amount > 2 ? ['dana', 'noam'] : ['noa'];
      return {
        name: 'updateMeeting',
        args: {
          ...base,
          input: { ...input, attendees: ids.map((attendeeId) => ({ attendeeId })), capacity: 5 },
        },
      };
    }
    case 'rule':
      return { name: 'updateMeeting', args: { ...base, input: { ...input, rrule: rules[amount] ?? null } } };
    case 'cancel':
      return {
        name: 'deleteMeeting',
        args: { id: input.id, scope: base.scope, occurrence: base.occurrence },
      };
    default:
      mark(school, lesson, kind);
      return null;
  }
}

function mark(school: School, lesson: Lesson, kind: Edit['kind']): void {
  const row = lesson.occurrence ?? {
    kind: 'occurrence' as const,
    teacherId: 'rivka',
    id: school.newId(),
    meetingId: lesson.meeting.id,
    slot: lesson.slot,
    revision: 0,
    cancelledBy: null,
    own: {},
    absences: [],
    charges: [],
  };
  if (kind === 'pay') {
    if (!lesson.meeting.attendees.some(({ studentId }) => studentId === 'dana')) return;
    const mark = { meetingId: lesson.meeting.id, occurrence: lesson.slot, attendeeId: 'dana' };
    const decision = school.plan({ name: 'markPayments', args: { marks: [mark] } });
    if (!('refused' in decision)) school.perform({ name: 'markPayments', args: { marks: [mark] } });
  } else school.put({ ...row, absences: [{ studentId: 'dana', kind: 'student', atMs: 1 }] });
}

const standing = (school: School): Map<string, Row> =>
  new Map(
    school
      .all()
      .flatMap(({ meeting, occurrences }) => [meeting, ...occurrences].map((row) => [rowKey(row), row])),
  );

function expectSameRows(before: Map<string, Row>, after: Map<string, Row>): void {
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [key, row] of before)
    if (!sameRow(row, after.get(key) ?? null)) expect(after.get(key)).toEqual(row);
}

test(
  `any sequence of edits keeps what it does not touch, and undo restores the rows (${runs} sequences, seed ${seed})`,
  { timeout: 600_000 },
  ({ task }) => {
    let edited = 0;
    const refused = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.nat(rules.length - 1),
        fc.nat(6),
        fc.array(edit, { minLength: 1, maxLength: 7 }),
        (rule, weeks, edits) => {
          const school = openSchool('2026-11-01T09:00');
          const series = school.add({
            start: '2026-11-08T10:00',
            end: '2026-11-08T10:45',
            rrule: rules[rule] ?? '',
            attendees: [{ attendeeId: 'dana' }],
          });
          school.add({
            start: '2026-11-09T08:00',
            end: '2026-11-09T09:00',
            rrule: 'FREQ=WEEKLY;INTERVAL=1',
            subject: 'English',
          });
          // Some of the series has been by the time of the edits.
          school.at(addMinutes('2026-11-01T09:00', weeks * 7 * 1440));
          for (const each of edits) {
            const before = school.lessons(from, until);
            const lessons = before.filter(({ meeting }) => meeting.seriesId === series);
            const lesson = lessons[each.which % Math.max(1, lessons.length)];
            if (!lesson) break;
            const rowsBefore = standing(school);
            const asked = each.keep
              ? lessons.filter((other, i) => i % 5 === 2 && other !== lesson).slice(0, 3)
              : [];
            const keep = each.scope === 'this' || each.kind === 'cancel' ? [] : asked;
            const step = stepOf(
              school,
              lesson,
              each,
              keep.map(({ slot }) => slot),
            );
            if (!step) continue;
            const plan = school.plan(step);
            if ('refused' in plan) {
              const { code } = plan.refused.refusal;
              refused.set(code, (refused.get(code) ?? 0) + 1);
              expect(['ALREADY_BEGUN', 'BAD_REQUEST', 'CAPACITY', 'BAD_RULE', 'BAD_TIME']).toContain(code);
              continue;
            }
            const { changeId } = school.perform(step);
            edited++;
            const after = school.lessons(from, until);
            // One that its rule no longer gives has no later ones: it is edited alone (meetingFacts.ts).
            const isAlone = lesson.meeting.rrule === null || !isSlot(lesson.meeting, lesson.slot);
            const scope = isAlone ? 'this' : each.scope;
            check(school, { step, before, after, lesson, scope, edit: each, keep });
            school.perform({ name: 'undoChange', args: { changeId } });
            expectSameRows(rowsBefore, standing(school));
            school.perform(step);
          }
        },
      ),
      { numRuns: runs, seed },
    );
    expect(edited).toBeGreaterThan(runs);
    recordProof(
      task,
      'R15',
      `${runs} sequences of edits (seed ${seed}): each of ${edited} edits undone to the very rows`,
    );
  },
);

type Done = {
  step: Step;
  before: Lesson[];
  after: Lesson[];
  lesson: Lesson;
  scope: Edit['scope'];
  edit: Edit;
  keep: Lesson[];
};

const startOf = (step: Step): string | undefined =>
  step.name === 'updateMeeting' ? step.args.input.start : undefined;

function check(school: School, { step, before, after, lesson, scope, edit: { kind }, keep }: Done): void {
  const series = lesson.meeting.seriesId;
  const isOther = (each: Lesson): boolean => each.meeting.seriesId !== series;
  const isIt = (each: Lesson): boolean => each.meeting.id === lesson.meeting.id && each.slot === lesson.slot;
  expect(contents(after.filter(isOther))).toEqual(contents(before.filter(isOther)));
  const found = contents(after);
  if (scope === 'this')
    expectAmong(contents(before.filter((each) => !isIt(each))), found, 'another lesson than this one');
  if (scope === 'future')
    expectAmong(
      contents(before.filter((each) => !isOther(each) && each.slot < lesson.slot)),
      found,
      'an earlier lesson',
    );
  if (scope === 'all' || scope === 'future') {
    const begun = before.filter(
      (each) => each.startMs <= school.nowMs() && !(isIt(each) && lesson.meeting.rrule === null),
    );
    expectAmong(contents(begun, timeOf), contents(after, timeOf), 'a lesson that has begun');
  }
  expectAmong(contents(keep), found, 'a lesson that was to be kept');
  const rows = school.all().flatMap(({ occurrences }) => occurrences);
  expect(new Set(rows.map(({ meetingId, slot }) => `${meetingId} ${slot}`)).size).toBe(rows.length);
  if (kind === 'cancel') return;
  const paid = before.filter(
    (each) => (each.occurrence?.charges.length ?? 0) > 0 && !(scope === 'this' && isIt(each)),
  );
  const costOf = ({ occurrence, costMinor }: Lesson): string => `${occurrence?.id} ${costMinor}`;
  expectAmong(paid.map(costOf), after.map(costOf), 'the price of what was paid');
  const isMove = kind === 'hour' || kind === 'time';
  if (isMove && scope !== 'this') {
    const ownTime = before.filter((each) => each.occurrence?.own.start !== undefined && !isIt(each));
    expectAmong(
      ownTime.map(({ start }) => start),
      after.map(({ start }) => start),
      'a lesson with its own time',
    );
    expect(after.length).toBe(before.length);
    const moved = after.find(({ start }) => start === startOf(step));
    expect(moved ?? (scope === 'all' && lesson.startMs <= school.nowMs() ? 'begun' : 'not there')).not.toBe(
      'not there',
    );
  }
  if (kind === 'text' && scope === 'all') {
    const told = after.filter((each) => !isOther(each) && each.occurrence?.own.summary === undefined);
    expect(new Set(told.map(({ summary }) => summary)).size).toBeLessThanOrEqual(1);
  }
}

test('the hours of a moved series move together, on both sides of a clock change', () => {
  const school = openSchool('2026-03-01T09:00');
  const id = school.add({
    start: '2026-03-08T16:00',
    end: '2026-03-08T17:00',
    rrule: 'FREQ=WEEKLY;INTERVAL=1',
  });
  school.perform({
    name: 'updateMeeting',
    args: {
      input: { id, start: '2026-03-15T17:00', end: '2026-03-15T18:00' },
      scope: 'future',
      occurrence: '2026-03-15T16:00',
    },
  });
  const starts = school
    .lessons('2026-03-01T00:00', '2026-04-20T00:00')
    .map(({ startMs }) => toWall(startMs, 'Asia/Jerusalem').slice(5));
  expect(starts).toEqual([
    '03-08T16:00',
    '03-15T17:00',
    '03-22T17:00',
    '03-29T17:00',
    '04-05T17:00',
    '04-12T17:00',
    '04-19T17:00',
  ]);
});
