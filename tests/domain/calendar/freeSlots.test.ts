import { describe, expect, test } from 'vitest';
import { freeIntervals, nearestFree } from '../../../domain/calendar/availability/freeSlots.ts';
import { openSchool, rivka } from '../school.ts';

const working = {
  ...rivka,
  workingHours: {
    SU: [
      { from: 9 * 60, to: 12 * 60 },
      { from: 14 * 60, to: 18 * 60 },
    ],
  },
};

describe('a teacher who works on Sundays from 9 to 12 and from 2 to 6', () => {
  const school = openSchool();
  school.add({ start: '2026-11-22T10:00', end: '2026-11-22T11:00' });
  school.add({ start: '2026-11-22T15:00', end: '2026-11-22T15:45', rrule: 'FREQ=WEEKLY;INTERVAL=1' });
  const asked = { schedule: school.all(), teacher: working };

  test('is free between her lessons', () => {
    expect(freeIntervals(asked, '2026-11-22T00:00', '2026-11-24T00:00')).toEqual([
      { start: '2026-11-22T09:00', end: '2026-11-22T10:00' },
      { start: '2026-11-22T11:00', end: '2026-11-22T12:00' },
      { start: '2026-11-22T14:00', end: '2026-11-22T15:00' },
      { start: '2026-11-22T15:45', end: '2026-11-22T18:00' },
    ]);
    expect(freeIntervals(asked, '2026-11-22T00:00', '2026-11-23T00:00', 90)).toEqual([
      { start: '2026-11-22T15:45', end: '2026-11-22T18:00' },
    ]);
  });

  test('is offered the three nearest hours that fit, of the same day first', () => {
    expect(
      nearestFree(asked, { minutes: 45, around: '2026-11-22T15:00', notBefore: '2026-11-21T09:00' }),
    ).toEqual(['2026-11-22T14:15', '2026-11-22T15:45', '2026-11-22T16:15']);
    expect(
      nearestFree(asked, {
        minutes: 120,
        around: '2026-11-22T15:00',
        notBefore: '2026-11-22T16:00',
        count: 1,
      }),
    ).toEqual(['2026-11-22T16:00']);
    expect(
      nearestFree(asked, { minutes: 200, around: '2026-11-22T15:00', notBefore: '2026-11-21T09:00' }),
    ).toEqual([]);
  });
});

test('where the days around are full the next ones are offered, near ones first and the earlier of two', () => {
  const school = openSchool();
  school.add({ start: '2026-11-18T07:00', end: '2026-11-18T22:00', rrule: 'FREQ=DAILY;COUNT=9' });
  const around = { minutes: 60, around: '2026-11-22T15:00', notBefore: '2026-11-10T09:00', count: 5 };
  expect(nearestFree({ schedule: school.all(), teacher: rivka }, around)).toEqual([
    '2026-11-17T15:00',
    '2026-11-27T15:00',
    '2026-11-17T14:30',
    '2026-11-17T15:30',
    '2026-11-27T14:30',
  ]);
  const all = { ...around, count: 1000, minutes: 900 };
  expect(
    nearestFree({ schedule: school.all(), teacher: rivka }, all).map((start) => start.slice(8, 10)),
  ).toEqual([
    '17',
    '27',
    '16',
    '28',
    '15',
    '29',
    '14',
    '30',
    '13',
    '01',
    '12',
    '02',
    '11',
    '03',
    '04',
    '05',
    '06',
  ]);
});

test('no lesson is offered in the hour that a clock change skips', () => {
  const night = { ...rivka, workingHours: { FR: [{ from: 60, to: 240 }] } };
  const starts = nearestFree(
    { schedule: [], teacher: night },
    { minutes: 30, around: '2026-03-27T02:00', notBefore: '2026-03-27T00:00', count: 9 },
  );
  expect(starts.filter((start) => start.startsWith('2026-03-27T02'))).toEqual([]);
  expect(starts).toContain('2026-03-27T03:00');
});
