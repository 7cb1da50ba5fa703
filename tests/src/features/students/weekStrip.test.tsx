/** The week of one who learns: from Sunday, each lesson at its hour, what waits told apart. */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import { atOnce } from '../../../../src/features/parents/atOnce.ts';
import type { WeekBlock } from '../../../../src/features/students/weekBlocks.ts';
import { hoursSpanned } from '../../../../src/lib/lessons/weekHours.ts';
import { WeekStrip } from '../../../../src/features/students/WeekStrip.tsx';

const wednesday = '2026-11-25T13:12' as Wall;
const block = (start: string, end: string, more: Partial<WeekBlock> = {}): WeekBlock => ({
  key: start,
  color: null,
  start: start as Wall,
  end: end as Wall,
  past: false,
  waits: false,
  ...more,
});

it('begins on Sunday and marks today where it stands', () => {
  render(<WeekStrip blocks={[]} now={wednesday} label="השבוע" />);
  const days = within(screen.getByRole('list', { name: 'השבוע' })).getAllByRole('listitem');
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'date',
    null,
    null,
    null,
  ]);
  expect(days[0]).toHaveTextContent('יום ראשון, אין שיעורים');
  expect(days[0]).toHaveTextContent('22');
  expect(days[6]).toHaveTextContent('28');
});

it('tells lessons and what waits by day, and leaves out the weeks before and after', () => {
  render(
    <WeekStrip
      blocks={[
        block('2026-11-22T16:00', '2026-11-22T17:00', { past: true }),
        block('2026-11-26T16:30', '2026-11-26T17:30', { waits: true }),
        block('2026-11-29T16:00', '2026-11-29T17:00'),
        block('2026-11-21T16:00', '2026-11-21T17:00'),
      ]}
      now={wednesday}
      label="השבוע"
    />,
  );
  const days = screen.getAllByRole('listitem');
  expect(days[0]).toHaveTextContent('יום ראשון, שיעור אחד');
  expect(days[4]).toHaveTextContent('יום חמישי, אין שיעורים, ויש בקשה שממתינה לתשובה');
  expect(days[6]).toHaveTextContent('יום שבת, אין שיעורים');
});

it('shows the hours of the lessons with an hour around them, inside the day', () => {
  const hours = (...blocks: WeekBlock[]) => hoursSpanned(blocks);
  expect(hours()).toEqual({ from: 13, until: 19 });
  expect(hours(block('2026-11-22T16:00', '2026-11-22T17:00'))).toEqual({ from: 15, until: 21 });
  expect(
    hours(block('2026-11-22T08:30', '2026-11-22T09:15'), block('2026-11-23T19:00', '2026-11-23T20:30')),
  ).toEqual({ from: 7, until: 22 });
  expect(hours(block('2026-11-22T22:00', '2026-11-23T00:30'))).toEqual({ from: 18, until: 24 });
});

it('finds the children who are to be in two places at once', () => {
  const held = (learnerId: string, start: string, end: string) => ({
    learnerId,
    start: start as Wall,
    end: end as Wall,
  });
  const ido = held('ido', '2026-11-23T16:30', '2026-11-23T17:15');
  const dana = held('dana', '2026-11-23T17:00', '2026-11-23T18:30');
  const after = held('ido', '2026-11-23T18:30', '2026-11-23T19:00');
  expect(atOnce([ido, dana, after])).toEqual([
    { one: ido, other: dana, from: '2026-11-23T17:00', until: '2026-11-23T17:15' },
  ]);
});
