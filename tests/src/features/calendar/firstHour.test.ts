/** Where a week opens. */
import { describe, expect, it } from 'vitest';
import { firstHourOf } from '../../../../src/features/calendar/grid/firstHour.ts';
import type { Shown } from '../../../../src/lib/lessons/shown.ts';

const at = (from: string, to: string) =>
  ({ start: `2026-11-22T${from}`, end: `2026-11-22T${to}`, allDay: false }) as Shown;

describe('the calendar opens', () => {
  const afternoon = [at('16:00', '16:45'), at('17:00', '18:00'), at('19:00', '20:00')];

  it('where most lessons of the shown days are seen at once', () => {
    expect(firstHourOf([at('07:00', '08:00'), ...afternoon], null)).toBe('15:45:00');
  });
  it('at the earliest of them where the window holds them all', () => {
    expect(firstHourOf([at('11:00', '12:00'), ...afternoon], null)).toBe('10:45:00');
  });
  it('on a low window at the hours that hold more lessons, and not at the first', () => {
    expect(firstHourOf([at('11:00', '12:00'), ...afternoon], null, 5)).toBe('15:45:00');
  });
  it('at the first working hour where there are no lessons', () => {
    expect(firstHourOf([], { MO: [{ from: '14:00', to: '20:00' }] })).toBe('13:45:00');
  });
});
