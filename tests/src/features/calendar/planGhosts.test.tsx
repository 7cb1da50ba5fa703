/** A ghost is laid over its day where nothing else stands at its hours; the lessons that stand are not laid out anew. */
import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CalendarGrid } from '../../../../src/features/calendar/grid/CalendarGrid.tsx';
import type { GridView } from '../../../../src/lib/lessons/calendarView.ts';
import { lightPlan } from '../../../../src/features/calendar/grid/lightPlan.ts';
import type { Shown } from '../../../../src/lib/lessons/shown.ts';

const lesson = (id: string, from: string, to: string, more: Partial<Shown> = {}): Shown => {
  const state = more.state ?? 'lesson';
  const start = `2026-11-${from}`;
  return {
    key: `${state} ${id} ${start}`,
    meetingId: id,
    slot: start,
    start,
    end: `2026-11-${to}`,
    allDay: false,
    subject: 'Maths',
    summary: '',
    names: [id],
    away: [],
    awayNames: [],
    charged: [],
    paid: null,
    color: null,
    recurring: false,
    group: false,
    taken: 1,
    capacity: 1,
    past: false,
    ...more,
    state,
  };
};

const dana = lesson('Dana', '23T16:00', '23T16:45');
const early = lesson('Noam', '24T09:00', '24T09:45');
const late = lesson('Yael', '24T18:00', '24T18:45');
const standing = [dana, early, late];
const leaving: Shown = { ...dana, key: dana.key.replace('lesson', 'old'), state: 'old' };
const ghostAt = (from: string, to: string) => lesson('Dana', from, to, { state: 'ghost' });
const free = ghostAt('24T12:00', '24T12:45');
const plan = [early, late, leaving, free];

it('a lesson that moves to a free hour changes its old place and its new one, and nothing else', () => {
  const light = lightPlan(standing, plan, 'week');
  expect(light?.ghosts).toEqual([free]);
  expect([...(light?.old ?? [])]).toEqual([[dana.key, leaving]]);
});

it('the days are laid out anew where a ghost would stand beside another lesson, or in a cell of a month', () => {
  const beside = (from: string, to: string) =>
    lightPlan(standing, [early, late, leaving, ghostAt(from, to)], 'week');
  expect(beside('24T09:30', '24T10:15')).toBeNull();
  expect(beside('23T16:30', '23T17:15')).toBeNull();
  // Ten minutes are drawn as high as half an hour.
  expect(beside('24T08:40', '24T08:50')).toBeNull();
  expect(beside('24T09:45', '24T10:30')).not.toBeNull();
  expect(beside('24T23:30', '25T00:15')).toBeNull();
  expect(lightPlan(standing, plan, 'month')).toBeNull();
  expect(lightPlan(standing, [{ ...early, state: 'conflicting' }, late, leaving, free], 'week')).toBeNull();
  expect(lightPlan(standing, [early, late], 'week')).toBeNull();
});

const nothing = (): void => undefined;
const onOpen = vi.fn();

const grid = (shown: readonly Shown[], view: GridView = 'week') => (
  <CalendarGrid
    shown={shown}
    standing={standing}
    view={view}
    date="2026-11-24"
    now="2026-11-22T09:00"
    language="en"
    editable
    firstHour="08:00"
    workDays={{ first: 0, last: 4, weekStart: 0 }}
    holidays={false}
    numberOf={() => null}
    onChange={nothing}
    onCreate={nothing}
    onOpen={onOpen}
    onDay={nothing}
  />
);

const lessonOf = (name: string, state: string) =>
  [...document.querySelectorAll<HTMLElement>(`.cal-event[data-state="${state}"]`)].find((one) =>
    one.textContent.includes(name),
  );

it.each(['week', 'day'] as const)(
  'in the %s the ghost is read among the lessons of its day, in their order',
  (view) => {
    const { rerender } = render(grid(standing, view));
    const before = lessonOf('Yael', 'lesson');
    rerender(grid(plan, view));
    const list = lessonOf('Dana', 'ghost')?.closest<HTMLElement>('[role="list"]');
    if (!list) throw new Error('it is in no list');
    const hours = within(list)
      .getAllByRole('listitem', { hidden: true })
      .map((one) => one.querySelector('.cal-event-hour')?.textContent);
    expect(hours).toEqual(['09:00', '12:00', '18:00']);
    expect(lessonOf('Yael', 'lesson')).toBe(before);
    rerender(grid(standing, view));
    expect(lessonOf('Dana', 'ghost')).toBeUndefined();
    expect(document.querySelector('.cal-ghost')).toBeNull();
  },
);

it('on a day without a lesson the ghost is a list of its own', () => {
  render(grid([...standing, ghostAt('25T12:00', '25T12:45')]));
  const list = lessonOf('Dana', 'ghost')?.closest<HTMLElement>('[role="list"]');
  expect(list && within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
});

it('the lesson that leaves says so, and is not opened until the plan is gone', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { rerender } = render(grid(plan));
  const old = lessonOf('Dana', 'old');
  if (!old) throw new Error('it does not say so');
  await user.click(old);
  expect(onOpen).not.toHaveBeenCalled();
  rerender(grid(standing));
  const stands = lessonOf('Dana', 'lesson');
  if (!stands) throw new Error('it is gone');
  await user.click(stands);
  expect(onOpen).toHaveBeenCalledWith(dana);
});
