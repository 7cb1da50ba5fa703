import { describe, expect, test } from 'vitest';
import { openSchool, type School } from '../school.ts';

const sundays = {
  start: '2026-11-22T16:00',
  end: '2026-11-22T16:45',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
  attendees: [{ attendeeId: 'dana' }],
};

const startsOf = (school: School, from = '2026-11-01T00:00', until = '2027-01-01T00:00'): string[] =>
  school.lessons(from, until).map(({ start }) => start.slice(5));

describe('moving a weekly lesson', () => {
  test('this one only leaves the others where they are', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.perform({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-11-29T17:00', end: '2026-11-29T17:45' },
        scope: 'this',
        occurrence: '2026-11-29T16:00',
      },
    });
    expect(startsOf(school)).toEqual([
      '11-22T16:00',
      '11-29T17:00',
      '12-06T16:00',
      '12-13T16:00',
      '12-20T16:00',
      '12-27T16:00',
    ]);
  });

  test('this one and the future ones splits the series: the first half keeps its id', () => {
    const school = openSchool();
    const id = school.add(sundays);
    const { decision } = school.perform({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      },
    });
    expect(startsOf(school)).toEqual([
      '11-22T16:00',
      '11-29T16:00',
      '12-06T17:00',
      '12-13T17:00',
      '12-20T17:00',
      '12-27T17:00',
    ]);
    const rows = school.all().map(({ meeting }) => meeting);
    expect(rows.map(({ rrule }) => rrule)).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20261129',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
    ]);
    expect(rows.map(({ seriesId }) => seriesId)).toEqual([id, id]);
    expect(decision.outcomes[0]?.about).toEqual([rows[1]?.id]);
    expect(decision.tell).toMatchObject([{ to: 'dana', title: 'MeetingUpdated' }]);
  });

  test('and undo puts it back', () => {
    const school = openSchool();
    const id = school.add(sundays);
    const { changeId } = school.perform({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      },
    });
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(startsOf(school)).toEqual([
      '11-22T16:00',
      '11-29T16:00',
      '12-06T16:00',
      '12-13T16:00',
      '12-20T16:00',
      '12-27T16:00',
    ]);
  });

  test('onto another lesson is refused with the clash and the nearest free hours', () => {
    const school = openSchool();
    const id = school.add(sundays);
    school.add({
      start: '2026-12-13T17:00',
      end: '2026-12-13T17:45',
      subject: 'English',
      attendees: [{ attendeeId: 'noam' }],
    });
    const move = {
      name: 'updateMeeting' as const,
      args: {
        input: { id, start: '2026-12-06T17:00', end: '2026-12-06T17:45' },
        scope: 'future' as const,
        occurrence: '2026-12-06T16:00',
      },
    };
    const decision = school.plan(move);
    expect(decision).toMatchObject({
      refused: {
        step: 0,
        refusal: {
          code: 'CLASH',
          params: {
            count: 1,
            conflicts: [
              { start: '2026-12-13T17:00', end: '2026-12-13T17:45', subject: 'English', with: ['Noam'] },
            ],
          },
        },
      },
    });
    expect(decision.rows).toHaveLength(2);
    const { decision: done } = school.perform({ ...move, args: { ...move.args, insist: true } });
    expect(done.conflicts).toHaveLength(1);
    expect(school.all().filter(({ meeting }) => meeting.insisted)).toHaveLength(1);
  });
});

describe('who pays less', () => {
  const tenPercent = { type: 'percentage', value: 10 } as const;
  const group = {
    ...sundays,
    capacity: 4,
    attendees: [{ attendeeId: 'dana', personalDiscount: tenPercent }],
  };
  const discounts = (school: School): unknown[] =>
    school
      .lessons('2026-11-22T00:00', '2026-12-13T00:00')
      .map(({ meeting }) => meeting.attendees.map((one) => one.personalDiscount?.value ?? null));
  const patched = (attendees: { attendeeId: string; personalDiscount?: typeof tenPercent | null }[]) => {
    const school = openSchool();
    const id = school.add(group);
    school.perform({
      name: 'updateMeeting',
      args: { input: { id, attendees }, scope: 'future', occurrence: '2026-11-29T16:00' },
    });
    return discounts(school);
  };

  test('goes on paying less when somebody else joins', () => {
    expect(patched([{ attendeeId: 'dana' }, { attendeeId: 'noam' }])).toEqual([[10], [10, null], [10, null]]);
  });

  test('pays the full price from when it is taken back', () => {
    expect(patched([{ attendeeId: 'dana', personalDiscount: null }])).toEqual([[10], [null], [null]]);
  });

  test('and nobody else gets the discount of who leaves', () => {
    expect(patched([{ attendeeId: 'noam' }])).toEqual([[10], [null], [null]]);
  });
});
