import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as wallTime from '../../../domain/basics/wallTime.ts';

const {
  addDays,
  addMinutes,
  dateOf,
  dayNumber,
  isDay,
  isWall,
  minutesBetween,
  minutesOf,
  wallAt,
  weekdayOf,
} = wallTime;

describe('wall time', () => {
  test('counts every minute from year 1 to 9999 as the calendar does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(101, 0, 1) / 60_000, max: Date.UTC(9999, 11, 31) / 60_000 }),
        (minutes) => {
          const date = new Date(minutes * 60_000);
          const wall = date.toISOString().slice(0, 16);
          expect(wallAt(minutes)).toBe(wall);
          expect(minutesOf(wall)).toBe(minutes);
          expect(weekdayOf(wall)).toBe(date.getUTCDay());
          expect(isWall(wall)).toBe(true);
          const days = Math.floor(minutes / 1440);
          const { year, month, day } = dateOf(days);
          expect(dayNumber(year, month, day)).toBe(days);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a lesson of 90 minutes at 23:00 ends on the next day', () => {
    expect(addMinutes('2028-02-28T23:00', 90)).toBe('2028-02-29T00:30');
    expect(minutesBetween('2028-02-28T23:00', '2028-02-29T00:30')).toBe(90);
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  });

  test.each([
    '2026-02-31',
    '2026-13-01',
    '2027-02-29',
    '1900-02-29',
    '26-02-01',
    '2026-2-1',
    '2026-00-10',
    ' 2026-01-01',
  ])('%s is not a day', (day) => expect(isDay(day)).toBe(false));

  test.each([
    '2026-02-31T10:00',
    '2026-02-10T24:00',
    '2026-02-10T10:60',
    '2026-02-10',
    '2026-02-10T10:00:00',
    '2026-02-10 10:00',
    '2026-02-10T10:00Z',
    5,
    null,
  ])('%s is not a wall time', (wall) => expect(isWall(wall)).toBe(false));
});
