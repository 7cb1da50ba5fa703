/** A teacher edits a series: what she sees afterwards, lesson by lesson. */
import { describe, expect, test } from 'vitest';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, type School, paidCharge } from '../school.ts';

type Update = Extract<Step, { name: 'updateMeeting' }>['args'];

const dana = [{ attendeeId: 'dana' }];
const sundays = {
  start: '2026-11-22T16:00',
  end: '2026-11-22T16:45',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=6',
  attendees: dana,
};
const twice = { ...sundays, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE;COUNT=6' };

const update = (args: Update): Step => ({ name: 'updateMeeting', args });
const starts = (school: School, until = '2027-03-01T00:00'): string[] =>
  school.lessons('2026-11-01T00:00', until).map(({ start }) => start.slice(5));
const rules = (school: School): (string | null)[] => school.all().map(({ meeting }) => meeting.rrule);
const costs = (school: School): number[] =>
  school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ costMinor }) => costMinor);

function mark(school: School, id: string, slot: string, marks: Partial<Occurrence>): void {
  const row: Occurrence = {
    kind: 'occurrence',
    teacherId: 'rivka',
    id: school.newId(),
    meetingId: id,
    slot,
    revision: 0,
    cancelledBy: null,
    own: {},
    absences: [],
    charges: [],
  };
  school.put({ ...row, ...marks });
}

const paid = { charges: [paidCharge('dana', 15000)] };

describe('this and the future ones', () => {
  test('divide the count between the halves, and the last day stays with the second', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform(
      update({
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      }),
    );
    expect(rules(school)).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=2',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=4',
    ]);
    const other = openSchool();
    const until = other.add({ ...sundays, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20261230' });
    other.perform(
      update({
        input: { id: until, start: '2026-12-08T16:00', end: '2026-12-08T16:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      }),
    );
    expect(rules(other)).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20261129',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20261229',
    ]);
    expect(starts(other)).toEqual([
      '11-22T16:00',
      '11-29T16:00',
      '12-08T16:00',
      '12-15T16:00',
      '12-22T16:00',
      '12-29T16:00',
    ]);
  });

  test('take their payments, absences, cancels and own times along', () => {
    const school = openSchool();
    const id = school.add(sundays);
    mark(school, id, '2026-12-13T16:00', paid);
    mark(school, id, '2026-12-20T16:00', { cancelledBy: 'teacher' });
    mark(school, id, '2026-12-27T16:00', { own: { start: '2026-12-28T10:00' } });
    const { decision } = school.perform(
      update({
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      }),
    );
    expect(starts(school)).toEqual([
      '11-22T16:00',
      '11-29T16:00',
      '12-06T17:00',
      '12-13T17:00',
      '12-28T10:00',
    ]);
    const second = school.all()[1];
    expect(second?.occurrences.map(({ slot, charges }) => [slot, charges.length])).toEqual([
      ['2026-12-13T17:00', 1],
      ['2026-12-20T17:00', 0],
      ['2026-12-27T17:00', 0],
    ]);
    expect(decision.kept).toMatchObject([
      { slot: '2026-12-27T17:00', start: '2026-12-28T10:00', why: 'ownTime' },
    ]);
  });

  test('of one weekday of two move alone, into a row of the same series', () => {
    const school = openSchool();
    const id = school.add(twice);
    school.perform(
      update({
        input: { id, start: '2026-12-03T10:00', end: '2026-12-03T10:45' },
        scope: 'future',
        occurrence: '2026-12-02T16:00',
      }),
    );
    expect(starts(school)).toEqual([
      '11-22T16:00',
      '11-25T16:00',
      '11-29T16:00',
      '12-03T10:00',
      '12-06T16:00',
      '12-10T10:00',
    ]);
    expect(new Set(school.all().map(({ meeting }) => meeting.seriesId))).toEqual(new Set([id]));
  });

  test('that are given another price keep the price of what was paid', () => {
    const school = openSchool();
    const id = school.add(sundays);
    mark(school, id, '2026-12-13T16:00', paid);
    school.perform(update({ input: { id, cost: 20000 }, scope: 'future', occurrence: '2026-12-06T16:00' }));
    expect(costs(school)).toEqual([15000, 15000, 20000, 15000, 20000, 20000]);
  });
});

describe('all of a series that has begun', () => {
  test('move from the next lesson on; text and colour reach back', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.at('2026-12-01T09:00');
    school.perform(
      update({
        input: { id, start: '2026-12-06T18:00', end: '2026-12-06T18:45', summary: 'Fractions' },
        scope: 'all',
        occurrence: '2026-12-06T16:00',
      }),
    );
    expect(starts(school)).toEqual([
      '11-22T16:00',
      '11-29T16:00',
      '12-06T18:00',
      '12-13T18:00',
      '12-20T18:00',
      '12-27T18:00',
    ]);
    expect(
      new Set(school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ summary }) => summary)),
    ).toEqual(new Set(['Fractions']));
  });

  test('get the price also of lessons that were and are not paid', () => {
    const school = openSchool();
    const id = school.add(sundays);
    mark(school, id, '2026-11-22T16:00', paid);
    school.at('2026-12-01T09:00');
    school.perform(update({ input: { id, cost: 18000 }, scope: 'all' }));
    expect(costs(school)).toEqual([15000, 18000, 18000, 18000, 18000, 18000]);
    expect(school.all()).toHaveLength(1);
  });

  test('are cancelled from the next one on, and what was stays', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.at('2026-12-01T09:00');
    const { decision, changeId } = school.perform({ name: 'deleteMeeting', args: { id, scope: 'all' } });
    expect(starts(school)).toEqual(['11-22T16:00', '11-29T16:00']);
    expect(decision.tell).toMatchObject([{ to: 'dana', title: 'MeetingCancelled' }]);
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(starts(school)).toHaveLength(6);
  });
});

describe('another rule', () => {
  test('keeps a paid lesson where it was, and the card names it', () => {
    const school = openSchool();
    const id = school.add(sundays);
    mark(school, id, '2026-12-06T16:00', paid);
    mark(school, id, '2026-12-20T16:00', { cancelledBy: 'teacher' });
    const { decision } = school.perform(
      update({ input: { id, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=3' }, scope: 'all' }),
    );
    expect(starts(school)).toEqual(['11-24T16:00', '12-01T16:00', '12-06T16:00', '12-08T16:00']);
    expect(decision.kept).toMatchObject([{ start: '2026-12-06T16:00', why: 'paid' }]);
  });

  test('makes a single lesson a series, and none makes a series a single lesson', () => {
    const school = openSchool();
    const id = school.add({ ...sundays, rrule: null });
    school.perform(update({ input: { id, rrule: 'FREQ=DAILY;INTERVAL=1;COUNT=3' } }));
    expect(starts(school)).toEqual(['11-22T16:00', '11-23T16:00', '11-24T16:00']);
    school.perform(update({ input: { id, rrule: null }, scope: 'future', occurrence: '2026-11-23T16:00' }));
    expect(starts(school)).toEqual(['11-22T16:00', '11-23T16:00']);
  });

  test('of a month moved by a day follows month by month', () => {
    const school = openSchool();
    const id = school.add({
      ...sundays,
      start: '2026-11-30T16:00',
      end: '2026-11-30T16:45',
      rrule: 'FREQ=MONTHLY;INTERVAL=1;COUNT=4',
    });
    expect(starts(school, '2027-06-01T00:00')).toEqual([
      '11-30T16:00',
      '12-30T16:00',
      '01-30T16:00',
      '03-30T16:00',
    ]);
    school.perform(
      update({ input: { id, start: '2026-11-29T16:00', end: '2026-11-29T16:45' }, scope: 'all' }),
    );
    expect(starts(school, '2027-06-01T00:00')).toEqual([
      '11-29T16:00',
      '12-29T16:00',
      '01-29T16:00',
      '03-29T16:00',
    ]);
    const first = openSchool();
    const sunday = first.add({
      ...sundays,
      start: '2026-12-06T16:00',
      end: '2026-12-06T16:45',
      rrule: 'FREQ=MONTHLY;INTERVAL=1;BYDAY=1SU;COUNT=3',
    });
    first.perform(
      update({ input: { id: sunday, start: '2026-12-07T16:00', end: '2026-12-07T16:45' }, scope: 'all' }),
    );
    expect(rules(first)).toEqual(['FREQ=MONTHLY;INTERVAL=1;BYDAY=1MO;COUNT=3']);
  });
});

describe('this one alone', () => {
  test('has its own attendees in a row of its own', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform(
      update({
        input: { id, attendees: [...dana, { attendeeId: 'noam' }], capacity: 2 },
        scope: 'this',
        occurrence: '2026-12-06T16:00',
      }),
    );
    expect(
      school.lessons('2026-11-01T00:00', '2027-03-01T00:00').map(({ meeting }) => meeting.attendees.length),
    ).toEqual([1, 1, 2, 1, 1, 1]);
    expect(rules(school)).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=2',
      null,
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=3',
    ]);
  });

  test('is reached by its own address too, and going back to its slot leaves no trace', () => {
    const school = openSchool();
    const id = school.add(sundays);
    const { decision } = school.perform(
      update({
        input: { id, start: '2026-12-06T18:00', end: '2026-12-06T18:45' },
        scope: 'this',
        occurrence: '2026-12-06T16:00',
      }),
    );
    const own = decision.rows[0]?.after?.id ?? '';
    school.perform(update({ input: { id: own, summary: 'exam' } }));
    expect(school.held(id).occurrences).toMatchObject([
      { id: own, own: { start: '2026-12-06T18:00', summary: 'exam' } },
    ]);
    school.perform(
      update({ input: { id: own, summary: '', start: '2026-12-06T16:00', end: '2026-12-06T16:45' } }),
    );
    expect(school.held(id).occurrences).toEqual([]);
  });
});

describe('the price of a lesson', () => {
  test('follows the length and the place unless it was set by hand', () => {
    const school = openSchool();
    const id = school.add({ ...sundays, rrule: null, location: 'student' });
    expect(school.held(id).meeting).toMatchObject({ costMinor: 20000, costByHand: false });
    school.perform(update({ input: { id, end: '2026-11-22T17:30' } }));
    expect(school.held(id).meeting).toMatchObject({ costMinor: 35000 });
    school.perform(update({ input: { id, location: 'online' } }));
    expect(school.held(id).meeting).toMatchObject({ costMinor: 30000 });
    school.perform(update({ input: { id, cost: 25000 } }));
    school.perform(update({ input: { id, end: '2026-11-22T16:45' } }));
    expect(school.held(id).meeting).toMatchObject({ costMinor: 25000, costByHand: true });
    school.perform(update({ input: { id, cost: null } }));
    expect(school.held(id).meeting).toMatchObject({ costMinor: 15000, costByHand: false });
  });
});

describe('who is told', () => {
  test('are the attendees, with what changed; quietly tells nobody', () => {
    const school = openSchool();
    const id = school.add(sundays);
    const place = update({ input: { id, location: 'online' }, scope: 'all' });
    expect(school.plan(place)).toMatchObject({
      tell: [{ to: 'dana', title: 'MeetingLocationUpdated', params: { newLocation: 'online' } }],
    });
    expect(
      school.plan(update({ input: { id, location: 'online' }, scope: 'all', notify: 'quiet' })),
    ).toMatchObject({ tell: [] });
    expect(school.plan(update({ input: { id, color: 'subject-3' }, scope: 'all' }))).toMatchObject({
      tell: [],
    });
    expect(school.plan(update({ input: { id, cost: 100 }, scope: 'all' }))).toMatchObject({
      tell: [{ title: 'MeetingCostUpdated' }],
    });
  });
});

describe('a lesson that was moved by itself', () => {
  const slot = '2026-12-06T16:00';
  const lengths = (school: School): string[] =>
    school
      .lessons('2026-11-01T00:00', '2027-03-01T00:00')
      .map(({ start, minutes }) => `${start.slice(5)} ${minutes}`);

  test.each([
    ['from now on', 'future', ['11-22T16:00 45', '11-29T16:00 45']],
    ['in the whole series', 'all', ['11-22T16:00 60', '11-29T16:00 60']],
  ] as const)('is made an hour long %s, and no lesson leaves its hour', (_said, scope, before) => {
    const school = openSchool();
    const id = school.add(sundays);
    const end = (hour: string): string => `2026-12-06T${hour}`;
    school.perform(
      update({ input: { id, start: end('18:00'), end: end('18:45') }, scope: 'this', occurrence: slot }),
    );
    school.perform(update({ input: { id, end: end('19:00') }, scope, occurrence: slot }));
    expect(lengths(school)).toEqual([
      ...before,
      '12-06T18:00 60',
      '12-13T16:00 60',
      '12-20T16:00 60',
      '12-27T16:00 60',
    ]);
  });
});
