/** What a teacher teaches: names that are one name, prices that lessons follow as far as they are asked to, plans of lessons. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { plannedLesson, type Subject } from '../../../domain/subjects/subject.ts';
import { openSchool, rivka, type School, paidCharge } from '../school.ts';

type Patch = Extract<Step, { name: 'updateSubject' }>['args']['input'];
type Scope = 'all' | 'future';

const add = (input: Extract<Step, { name: 'addSubject' }>['args']['input']): Step => ({
  name: 'addSubject',
  args: { input },
});
const update = (input: Patch, scope?: Scope): Step => ({
  name: 'updateSubject',
  args: { input, ...(scope ? { scope } : {}) },
});
const subjectsOf = (school: School): Subject[] =>
  (school.answers.subjects({ teacherId: 'rivka' }) as Subject[]).toSorted((a, b) => a.position - b.position);
const namesOf = (school: School): string[] => subjectsOf(school).map(({ name }) => name);
const costsOf = (school: School): number[] => school.all().map(({ meeting }) => meeting.costMinor);

describe('a subject’s name', () => {
  test.each(['maths', 'MATHS', '  Maths ', 'M\u00e1ths'])('%j is taken where there is Maths', (name) => {
    expect(openSchool().refusal(add({ name }))).toMatchObject({ code: 'NAME_TAKEN', field: 'input.name' });
  });

  test('is the same with niqqud and without', () => {
    const school = openSchool();
    school.perform(add({ name: 'מתמטיקה' }));
    expect(school.refusal(add({ name: 'מָתֵמָטִיקָה' }))).toMatchObject({ code: 'NAME_TAKEN' });
  });

  test('is its own still when its case changes, and free again when it was removed', () => {
    const school = openSchool();
    school.perform(update({ id: 's1', name: 'MATHS' }));
    school.perform({ name: 'removeSubject', args: { id: 's1' } });
    school.perform(add({ name: 'Maths' }));
    expect(namesOf(school)).toEqual(['English', 'Maths']);
  });

  test('keeps no marks that turn the direction of a line', () => {
    const school = openSchool();
    school.perform(add({ name: '\u202Escisyhp\u202C' }));
    expect(namesOf(school)).toContain('scisyhp');
  });

  test('that is empty is refused', () => {
    expect(openSchool().refusal(add({ name: ' \u200F ' }))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('goes on into its lessons, those that were too, and into lessons that are asked for; no price follows', () => {
    const school = openSchool();
    const id = school.add({
      start: '2026-11-10T10:00',
      end: '2026-11-10T11:00',
      rrule: 'FREQ=WEEKLY',
      cost: 7,
    });
    const other = school.add({ start: '2026-11-25T10:00', end: '2026-11-25T11:00', subject: 'English' });
    school.perform({
      name: 'updateMeeting',
      args: { input: { id, subject: 'English' }, occurrence: '2026-11-24T10:00', scope: 'this' },
    });
    school.perform({
      name: 'addPendingMeeting',
      args: {
        input: {
          start: '2026-11-26T10:00',
          end: '2026-11-26T11:00',
          subject: 'English',
          attendees: [{ attendeeId: 'dana' }],
        },
      },
    });
    const { decision } = school.perform(update({ id: 's2', name: 'Literature' }));
    expect(school.held(other).meeting).toMatchObject({ subject: 'Literature', costMinor: 16000 });
    expect(school.held(id).occurrences[0]?.own.subject).toBe('Literature');
    expect(school.held(id).meeting).toMatchObject({ subject: 'Maths', costMinor: 7 });
    expect(school.answers.pendingMeetings({ teacherId: 'rivka' })).toMatchObject([{ subject: 'Literature' }]);
    expect(decision.tell).toEqual([]);
  });
});

describe('a subject’s price', () => {
  const withLessons = () => {
    const school = openSchool();
    school.add({ start: '2026-11-10T10:00', end: '2026-11-10T11:00' });
    school.add({ start: '2026-11-25T10:00', end: '2026-11-25T11:00', location: 'student' });
    school.add({ start: '2026-11-26T10:00', end: '2026-11-26T11:00', cost: 9000 });
    school.add({ start: '2026-11-27T10:00', end: '2026-11-27T11:00', subject: 'English' });
    return school;
  };

  test('leaves lessons as they are agreed unless they are to follow', () => {
    const school = withLessons();
    school.perform(update({ id: 's1', cost: 30000 }));
    expect(costsOf(school)).toEqual([20000, 25000, 9000, 16000]);
    school.add({ start: '2026-12-01T10:00', end: '2026-12-01T11:00' });
    expect(costsOf(school).at(-1)).toBe(30000);
  });

  test('of the future reaches the lessons ahead, of all those that were too; a price set by hand stays', () => {
    const future = withLessons();
    future.perform(update({ id: 's1', cost: 30000 }, 'future'));
    expect(costsOf(future)).toEqual([20000, 35000, 9000, 16000]);
    const all = withLessons();
    all.perform(update({ id: 's1', cost: 30000 }, 'all'));
    expect(costsOf(all)).toEqual([30000, 35000, 9000, 16000]);
  });

  test('of the future parts a series at the next lesson; what was paid keeps its price in both', () => {
    const school = openSchool();
    const id = school.add({
      start: '2026-11-10T10:00',
      end: '2026-11-10T11:00',
      rrule: 'FREQ=WEEKLY',
      attendees: [{ attendeeId: 'dana' }],
    });
    school.perform({
      name: 'updateMeeting',
      args: { input: { id, summary: 'x' }, occurrence: '2026-12-01T10:00', scope: 'this' },
    });
    const [row] = school.held(id).occurrences;
    if (!row) throw new Error('no row of the lesson that differs');
    school.put({ ...row, charges: [paidCharge('dana', 20000)] });
    school.perform(update({ id: 's1', cost: 30000 }, 'future'));
    const costs = school
      .lessons('2026-11-09T00:00', '2026-12-10T00:00')
      .map(({ start, costMinor }) => [start, costMinor]);
    expect(costs).toEqual([
      ['2026-11-10T10:00', 20000],
      ['2026-11-17T10:00', 20000],
      ['2026-11-24T10:00', 30000],
      ['2026-12-01T10:00', 20000],
      ['2026-12-08T10:00', 30000],
    ]);
  });

  test('of several subjects is one change, and one undo', () => {
    const school = withLessons();
    const costs = [
      { id: 's1', cost: 10000 },
      { id: 's2', cost: 10000 },
    ];
    const { changeId } = school.perform({
      name: 'updateSubjectsCost',
      args: { subjects: costs, scope: 'all' },
    });
    expect(costsOf(school)).toEqual([10000, 15000, 9000, 10000]);
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(costsOf(school)).toEqual([20000, 25000, 9000, 16000]);
    expect(subjectsOf(school).map(({ hourlyMinor }) => hourlyMinor)).toEqual([20000, 16000]);
  });

  test('of a foreign subject among them changes none', () => {
    const school = withLessons();
    const subjects = [
      { id: 's1', cost: 1 },
      { id: 'x', cost: 1 },
    ];
    expect(school.refusal({ name: 'updateSubjectsCost', args: { subjects } })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'subjects.1.id',
    });
  });

  test('with its name at once goes into the lessons of the old name', () => {
    const school = withLessons();
    school.perform(update({ id: 's1', name: 'Algebra', cost: 30000 }, 'all'));
    expect(school.all().map(({ meeting }) => `${meeting.subject} ${meeting.costMinor}`)).toEqual([
      'Algebra 30000',
      'Algebra 35000',
      'Algebra 9000',
      'English 16000',
    ]);
  });

  test('that is negative, or larger than any price, is refused', () => {
    for (const cost of [-1, 1e15, NaN, 1.5])
      expect(openSchool().refusal(update({ id: 's1', cost }))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is told to those who learn it, once each, unless quietly', () => {
    const school = openSchool();
    for (const day of ['25', '26'])
      school.add({
        start: `2026-11-${day}T10:00`,
        end: `2026-11-${day}T11:00`,
        attendees: [{ attendeeId: 'dana' }],
      });
    const said = school.plan(update({ id: 's1', cost: 100 }, 'future'));
    expect('tell' in said && said.tell).toMatchObject([{ to: 'dana', title: 'SubjectCostChanged' }]);
    const quiet = school.plan({
      name: 'updateSubject',
      args: { input: { id: 's1', cost: 100 }, notify: 'quiet' },
    });
    expect('tell' in quiet && quiet.tell).toEqual([]);
  });
});

describe('a plan of lessons', () => {
  const lessons = [
    { name: 'Roots', repetition: 2, urls: ['https://example.test/roots'] },
    { name: 'Graphs', private: true, urls: ['https://example.test/exam'] },
  ];

  test('keeps its order, and a lesson its id where it is named', () => {
    const school = openSchool();
    school.perform(update({ id: 's1', lessons }));
    const [roots, graphs] = subjectsOf(school)[0]?.lessons ?? [];
    school.perform(
      update({
        id: 's1',
        lessons: [
          { id: graphs?.id, name: 'Graphs' },
          { id: roots?.id, name: 'Roots', urls: roots?.urls },
        ],
      }),
    );
    expect(subjectsOf(school)[0]?.lessons.map(({ id }) => id)).toEqual([graphs?.id, roots?.id]);
  });

  test.each([
    ['two of one title', [{ name: 'Roots' }, { name: ' roots' }], 'TITLE_EXISTS', 'input.lessons.1.name'],
    ['no title', [{ name: '  ' }], 'BAD_REQUEST', 'input.lessons.0.name'],
    [
      'a script for a link',
      [{ name: 'a', urls: ['javascript:alert(1)'] }],
      'BAD_REQUEST',
      'input.lessons.0.urls.0',
    ],
    ['an open line', [{ name: 'a', urls: ['http://example.test'] }], 'BAD_REQUEST', 'input.lessons.0.urls.0'],
    ['a link with a space', [{ name: 'a', urls: ['https://a b'] }], 'BAD_REQUEST', 'input.lessons.0.urls.0'],
    ['a foreign id', [{ id: 'x', name: 'a' }], 'NOT_FOUND', 'input.lessons.0.id'],
    ['no repetition at all', [{ name: 'a', repetition: 0 }], 'BAD_REQUEST', 'input.lessons.0.repetition'],
  ])('with %s is refused', (_what, said, code, field) => {
    expect(openSchool().refusal(update({ id: 's1', lessons: said }))).toMatchObject({ code, field });
  });

  test('gives each lesson of a series the one of its number', () => {
    const school = openSchool();
    school.perform(update({ id: 's1', lessons }));
    const plan = subjectsOf(school)[0]?.lessons ?? [];
    const titles = [1, 2, 3, 4, -1, null].map((number) => plannedLesson(plan, number)?.name ?? null);
    expect(titles).toEqual(['Roots', 'Roots', 'Graphs', null, null, null]);
  });
});

describe('the basic plan', () => {
  const basic = () => openSchool('2026-11-21T09:00', { ...rivka, plan: 'basic' });

  test('has three subjects', () => {
    const school = basic();
    school.perform(add({ name: 'Physics' }));
    expect(school.refusal(add({ name: 'Music' }))).toMatchObject({
      code: 'PLAN_LIMIT',
      params: { limit: 3 },
    });
  });

  test('shares no materials, but keeps a teacher’s own', () => {
    const said = { name: 'Roots', urls: ['https://example.test/roots'] };
    expect(basic().refusal(update({ id: 's1', lessons: [said] }))).toMatchObject({ code: 'PLAN_LIMIT' });
    basic().perform(update({ id: 's1', lessons: [{ ...said, private: true }] }));
  });
});

describe('the list', () => {
  test('is put in another order, whoever makes room moves up', () => {
    const school = openSchool();
    school.perform(add({ name: 'Physics', position: 0 }));
    expect(namesOf(school)).toEqual(['Physics', 'Maths', 'English']);
    school.perform(update({ id: 's2', position: 0 }));
    expect(namesOf(school)).toEqual(['English', 'Physics', 'Maths']);
    expect(subjectsOf(school).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test('gives a new subject a colour that no other has', () => {
    const school = openSchool();
    school.perform(add({ name: 'Physics' }));
    expect(subjectsOf(school).at(-1)?.color).toBe('subject-3');
    expect(school.refusal(add({ name: 'Music', color: 'subject-13' }))).toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('loses a subject that lessons ahead are of only where they keep it', () => {
    const school = openSchool();
    school.add({ start: '2026-11-25T10:00', end: '2026-11-25T11:00' });
    expect(school.refusal({ name: 'removeSubject', args: { id: 's1' } })).toMatchObject({
      code: 'IN_USE',
      params: { meetings: 1 },
    });
    const { changeId } = school.perform({ name: 'removeSubject', args: { id: 's1', keepMeetings: true } });
    expect(school.all()[0]?.meeting).toMatchObject({ subject: 'Maths', costMinor: 20000 });
    expect(namesOf(school)).toEqual(['English']);
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(namesOf(school)).toEqual(['Maths', 'English']);
  });

  test('takes no subject back whose name another has by now', () => {
    const school = openSchool();
    const { changeId } = school.perform({ name: 'removeSubject', args: { id: 's1' } });
    school.perform(add({ name: 'maths' }));
    expect(school.refusal({ name: 'undoChange', args: { changeId } })).toMatchObject({
      code: expect.stringMatching(/NAME_TAKEN|WRITTEN_SINCE/),
    });
  });

  test('of another teacher is nobody’s business', () => {
    const school = openSchool();
    const dana = { id: 'dana', role: 'student', name: 'Dana' } as const;
    for (const step of [
      add({ name: 'x' }),
      update({ id: 's1', cost: 0 }),
      { name: 'removeSubject', args: { id: 's1' } } as const,
    ])
      expect(school.planAs(dana, step)).toMatchObject({ refused: { refusal: { code: 'FORBIDDEN' } } });
  });
});
