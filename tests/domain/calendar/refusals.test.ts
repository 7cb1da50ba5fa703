/** What a teacher may not do, or says wrongly: each gets its own answer, and nothing changes. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, rivka, type School } from '../school.ts';

type Input = Extract<Step, { name: 'addMeeting' }>['args']['input'];

const lesson: Input = { start: '2026-11-22T16:00', end: '2026-11-22T16:45', subject: 'Maths' };
const weekly = { ...lesson, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU', attendees: [{ attendeeId: 'dana' }] };
const add = (input: Partial<Input>): Step => ({
  name: 'addMeeting',
  args: { input: { ...lesson, ...input } },
});
const many = (count: number): { attendeeId: string }[] =>
  ['dana', 'noam', 'noa', 'yael'].slice(0, count).map((attendeeId) => ({ attendeeId }));

const cases: [string, Partial<Input>, string, string][] = [
  ['an end before its start', { end: '2026-11-22T15:00' }, 'BAD_TIME', 'input.end'],
  ['a lesson of no length', { end: '2026-11-22T16:00' }, 'BAD_TIME', 'input.end'],
  ['a lesson longer than a day', { end: '2026-11-23T16:01' }, 'BAD_TIME', 'input.end'],
  ['31 February', { start: '2027-02-31T10:00' }, 'BAD_TIME', 'input.start'],
  ['the year 9999', { start: '9999-01-01T10:00', end: '9999-01-01T11:00' }, 'BAD_TIME', 'input.start'],
  [
    'a start eleven years ago',
    { start: '2015-01-01T10:00', end: '2015-01-01T11:00' },
    'BAD_TIME',
    'input.start',
  ],
  ['words for a time', { start: 'tomorrow' }, 'BAD_TIME', 'input.start'],
  ['an hourly rule', { rrule: 'FREQ=HOURLY;INTERVAL=1' }, 'BAD_RULE', 'input.rrule'],
  ['a rule by day of month', { rrule: 'FREQ=MONTHLY;BYMONTHDAY=3' }, 'BAD_RULE', 'input.rrule'],
  ['a rule that never fires', { rrule: 'FREQ=WEEKLY;INTERVAL=1;UNTIL=20261101' }, 'BAD_RULE', 'input.rrule'],
  [
    'a rule whose end comes before its first weekday',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20261125' },
    'BAD_RULE',
    'input.rrule',
  ],
  ['a negative price', { cost: -1 }, 'BAD_REQUEST', 'input.cost'],
  ['no number for a price', { cost: Number.NaN }, 'BAD_REQUEST', 'input.cost'],
  ['an endless price', { cost: 1e308 }, 'BAD_REQUEST', 'input.cost'],
  ['half an agora', { cost: 0.5 }, 'BAD_REQUEST', 'input.cost'],
  ['room for nobody', { capacity: 0 }, 'BAD_REQUEST', 'input.capacity'],
  ['less room than students', { attendees: many(3), capacity: 2 }, 'CAPACITY', 'input.capacity'],
  [
    'a discount of 101 percent',
    { attendees: [{ attendeeId: 'dana', personalDiscount: { type: 'percentage', value: 101 } }] },
    'BAD_REQUEST',
    'input.attendees',
  ],
  ['a student who is not hers', { attendees: [{ attendeeId: 'stranger' }] }, 'NOT_FOUND', 'input.attendees'],
  ['a blocked student', { attendees: [{ attendeeId: 'tom' }] }, 'BLOCKED', 'input.attendees'],
  ['an archived student', { attendees: [{ attendeeId: 'yael' }] }, 'BLOCKED', 'input.attendees'],
  ['a subject she does not teach', { subject: 'Chess' }, 'NOT_FOUND', 'input.subject'],
  ['a colour that is none', { color: 'javascript:alert(1)' }, 'BAD_REQUEST', 'input.color'],
  [
    'an exdate that is no lesson',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1', exdates: ['2026-11-23T16:00'] },
    'NOT_FOUND',
    'input.exdates.0',
  ],
  ['a negative number of the lesson', { oldLessonNumber: -2 }, 'BAD_REQUEST', 'input.oldLessonNumber'],
];

describe('a new lesson', () => {
  test.each(cases)('with %s is refused', (_what, input, code, field) => {
    const school = openSchool();
    expect(school.refusal(add(input))).toMatchObject({ code, field });
    expect(school.rows()).toEqual([]);
  });

  test('with four students needs more than the basic plan, and any needs a plan that runs', () => {
    const basic = openSchool('2026-11-21T09:00', { ...rivka, plan: 'basic' });
    const four = [...many(3), { attendeeId: 'lia' }];
    expect(basic.refusal(add({ attendees: four }))).toMatchObject({
      code: 'PLAN_LIMIT',
      params: { limit: 3 },
    });
    expect(basic.plan(add({ attendees: many(3) }))).not.toHaveProperty('refused');
    const lapsed = openSchool('2026-11-21T09:00', { ...rivka, status: 'EXPIRED' });
    expect(lapsed.refusal(add({}))).toMatchObject({ code: 'PLAN_LIMIT', params: { status: 'EXPIRED' } });
  });

  test('is not for a student to make', () => {
    const school = openSchool();
    expect(school.planAs({ id: 'dana', role: 'student', name: 'Dana' }, add({}))).toMatchObject({
      refused: { refusal: { code: 'FORBIDDEN' } },
    });
  });

  test('may not come with an argument that nobody knows', () => {
    const school = openSchool();
    const step = { name: 'addMeeting', args: { input: { ...lesson, price: 5 } } } as unknown as Step;
    expect(school.refusal(step)).toMatchObject({ code: 'BAD_REQUEST', field: 'input.price' });
  });
});

describe('a batch of lessons', () => {
  const at = (i: number): Input => ({
    ...lesson,
    start: `2026-12-${String(1 + (i % 28)).padStart(2, '0')}T${String(8 + Math.floor(i / 28)).padStart(2, '0')}:00`,
    end: `2026-12-${String(1 + (i % 28)).padStart(2, '0')}T${String(8 + Math.floor(i / 28)).padStart(2, '0')}:45`,
  });
  const batch = (inputs: Input[]): Step => ({ name: 'addBatchMeetings', args: { inputs } });

  test('of a hundred is one change, of a hundred and one too many', () => {
    const school = openSchool();
    const inputs = Array.from({ length: 100 }, (_, i) => at(i));
    expect(school.perform(batch(inputs)).decision.outcomes[0]?.about).toHaveLength(100);
    expect(school.refusal(batch([...inputs, at(101)]))).toMatchObject({
      code: 'TOO_MANY',
      field: 'inputs',
      params: { limit: 100 },
    });
  });

  test('with one bad item makes none of them, and names the item', () => {
    const school = openSchool();
    const inputs = Array.from({ length: 100 }, (_, i) => (i === 57 ? { ...at(i), end: at(i).start } : at(i)));
    expect(school.refusal(batch(inputs))).toMatchObject({ code: 'BAD_TIME', field: 'inputs.57.end' });
    expect(school.refusal(batch([]))).toMatchObject({ code: 'BAD_REQUEST', field: 'inputs' });
  });

  test('whose lessons overlap each other is refused', () => {
    const school = openSchool();
    expect(school.refusal(batch([at(1), at(2), at(1)]))).toMatchObject({ code: 'CLASH' });
  });
});

describe('a change', () => {
  const school = (): { school: School; id: string } => {
    const opened = openSchool();
    return { school: opened, id: opened.add(weekly) };
  };
  const update = (
    args: Partial<Extract<Step, { name: 'updateMeeting' }>['args']> & { input: { id: string } },
  ): Step => ({ name: 'updateMeeting', args });

  test('of a lesson that is not there is refused, and so is a removed one', () => {
    const { school: opened, id } = school();
    expect(opened.refusal(update({ input: { id: 'nobody', summary: 'x' } }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'input.id',
    });
    expect(
      opened.refusal(update({ input: { id, summary: 'x' }, scope: 'this', occurrence: '2026-11-23T16:00' })),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'occurrence' });
    opened.perform({ name: 'deleteMeeting', args: { id, scope: 'all' } });
    expect(opened.refusal(update({ input: { id, summary: 'x' } }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(opened.refusal({ name: 'deleteMeeting', args: { id } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of what somebody else has changed meanwhile is refused with the revision as it is now', () => {
    const { school: opened, id } = school();
    const shown = opened.held(id).meeting.revision;
    opened.perform(update({ input: { id, summary: 'first' }, scope: 'all', version: shown }));
    expect(
      opened.refusal(update({ input: { id, summary: 'second' }, scope: 'all', version: shown })),
    ).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      params: { revision: shown + 1 },
    });
  });

  test('of the future of a lesson that has begun is refused; of its text it is not', () => {
    const { school: opened, id } = school();
    opened.at('2026-12-01T09:00');
    const past = { scope: 'future', occurrence: '2026-11-29T16:00' } as const;
    expect(opened.refusal(update({ input: { id, start: '2026-11-29T17:00' }, ...past }))).toMatchObject({
      code: 'ALREADY_BEGUN',
    });
    expect(opened.refusal({ name: 'deleteMeeting', args: { id, ...past } })).toMatchObject({
      code: 'ALREADY_BEGUN',
    });
    expect(opened.plan(update({ input: { id, summary: 'new' }, ...past }))).not.toHaveProperty('refused');
  });

  test('of the list of exdates needs the version that was shown', () => {
    const { school: opened, id } = school();
    expect(opened.refusal(update({ input: { id, exdates: [] } }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'version',
    });
    opened.perform(update({ input: { id, exdates: ['2026-11-29T16:00'] }, version: 1 }));
    expect(opened.lessons('2026-11-22T00:00', '2026-12-07T00:00').map(({ start }) => start)).toEqual([
      '2026-11-22T16:00',
      '2026-12-06T16:00',
    ]);
    opened.perform(update({ input: { id, exdates: [] }, version: 2 }));
    expect(opened.lessons('2026-11-22T00:00', '2026-12-07T00:00')).toHaveLength(3);
  });

  test('of one lesson alone cannot give it a rule, and of a future needs the lesson it begins at', () => {
    const { school: opened, id } = school();
    expect(
      opened.refusal(
        update({
          input: { id, rrule: 'FREQ=DAILY;INTERVAL=1' },
          scope: 'this',
          occurrence: '2026-11-29T16:00',
        }),
      ),
    ).toMatchObject({ code: 'BAD_REQUEST', field: 'input.rrule' });
    expect(opened.refusal(update({ input: { id, summary: 'x' }, scope: 'future' }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'occurrence',
    });
    expect(opened.refusal(update({ input: { id, capacity: 0 } }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'input.capacity',
    });
  });

  test('that changes nothing writes nothing and tells nobody', () => {
    const { school: opened, id } = school();
    const decision = opened.plan(
      update({
        input: { id, summary: '', start: '2026-11-29T16:00', end: '2026-11-29T16:45' },
        scope: 'future',
        occurrence: '2026-11-29T16:00',
      }),
    );
    expect(decision).toMatchObject({ rows: [], tell: [], outcomes: [{ about: [id] }] });
  });
});

test('a change that is not hers cannot be undone, nor one that somebody has written over', () => {
  const school = openSchool();
  expect(school.refusal({ name: 'undoChange', args: { changeId: 'nobody' } })).toMatchObject({
    code: 'NOT_FOUND',
    field: 'changeId',
  });
  const id = school.add(weekly);
  const { changeId } = school.perform({
    name: 'updateMeeting',
    args: {
      input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
      scope: 'future',
      occurrence: '2026-12-06T16:00',
    },
  });
  const second = school.all()[1]?.meeting.id ?? '';
  const { changeId: cancel } = school.perform({
    name: 'deleteMeeting',
    args: { id: second, scope: 'this', occurrence: '2026-12-13T17:00' },
  });
  // The cancelled lesson hangs on the half that the undo would take away.
  expect(school.refusal({ name: 'undoChange', args: { changeId } })).toMatchObject({ code: 'WRITTEN_SINCE' });
  school.perform({ name: 'undoChange', args: { changeId: cancel } });
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(school.refusal({ name: 'undoChange', args: { changeId } })).toMatchObject({ code: 'WRITTEN_SINCE' });
});

test('a cancellation that was undone does not come back by undoing once more over one that was written since', () => {
  const school = openSchool();
  const cancel: Step = {
    name: 'deleteMeeting',
    args: { id: school.add(weekly), scope: 'this', occurrence: '2026-12-06T16:00' },
  };
  const undo = (changeId: string): Step => ({ name: 'undoChange', args: { changeId } });
  const { changeId: undone } = school.perform(undo(school.perform(cancel).changeId));
  const { changeId: again } = school.perform(cancel);
  expect(school.refusal(undo(undone))).toMatchObject({ code: 'WRITTEN_SINCE', field: 'changeId' });
  school.perform(undo(again));
  school.perform(undo(undone));
  expect(school.all().flatMap(({ occurrences }) => occurrences.map(({ slot }) => slot))).toEqual([
    '2026-12-06T16:00',
  ]);
});
