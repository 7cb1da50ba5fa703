/** A week is over once no lesson and no working hour of it lies ahead. */
import { expect, it } from 'vitest';
import { isWeekOver } from '../../../../src/features/calendar/weekOver.ts';

// 29 November 2026 is a Sunday.
const week = { range: { from: '2026-11-29', until: '2026-12-06' }, workDays: { weekStart: 0 }, shown: [] };
const toThursday = Object.fromEntries(
  ['SU', 'MO', 'TU', 'WE', 'TH'].map((day) => [day, [{ from: '13:00', to: '20:00' }]]),
);

it.each([
  ['Thursday while there are hours', '2026-12-03T19:30', false],
  ['Thursday evening', '2026-12-03T20:00', true],
  ['Saturday', '2026-12-05T10:00', true],
  ['the week before', '2026-11-28T22:00', false],
  ['the week after', '2026-12-06T09:00', false],
])('of a teacher who works to Thursday: %s', (_name, now, over) => {
  expect(isWeekOver({ ...week, workingHours: toThursday }, 'week', now)).toBe(over);
});

it('a lesson on Saturday evening keeps it', () => {
  const shown = [{ end: '2026-12-05T21:00' }];
  expect(isWeekOver({ ...week, workingHours: toThursday, shown }, 'week', '2026-12-05T20:00')).toBe(false);
  expect(isWeekOver({ ...week, workingHours: toThursday, shown }, 'week', '2026-12-05T21:00')).toBe(true);
});

it('where nobody said when they work, it is over in the evening of its last day', () => {
  expect(isWeekOver({ ...week, workingHours: null }, 'week', '2026-12-05T19:00')).toBe(false);
  expect(isWeekOver({ ...week, workingHours: null }, 'week', '2026-12-05T20:30')).toBe(true);
});

it('of a week that begins on Monday, Sunday is the last day', () => {
  const monday = { ...week, range: { from: '2026-11-30', until: '2026-12-07' }, workDays: { weekStart: 1 } };
  expect(isWeekOver({ ...monday, workingHours: null }, 'week', '2026-12-06T12:00')).toBe(false);
  expect(isWeekOver({ ...monday, workingHours: null }, 'week', '2026-12-06T20:30')).toBe(true);
});
