/** A tutorial over its screen: one step at a time, what it speaks of lit, the rest out of reach. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { CalendarTutorial } from '../../../../src/features/guides/CalendarTutorial.tsx';
import { findSpot } from '../../../../src/features/guides/findSpot.ts';
import { placeCoach } from '../../../../src/features/guides/placeCoach.ts';
import { calendarTutorial } from '../../../../src/features/guides/texts/calendarTutorial.ts';
import { subjectTutorial } from '../../../../src/features/guides/texts/subjectTutorial.ts';
import { Tutorial } from '../../../../src/features/guides/Tutorial.tsx';
import { TutorialHere } from '../../../../src/features/guides/TutorialHere.tsx';
import { useGuides } from '../../../../src/features/guides/useGuides.ts';

const keep = vi.fn<ReturnType<typeof useGuides.getState>['keep']>(async () => undefined);
const { keep: really, load } = useGuides.getState();

beforeEach(() => useGuides.setState({ kept: {}, opened: 'calendar', keep }));
afterEach(() => {
  keep.mockClear();
  useGuides.setState({ kept: null, opened: null, keep: really, load });
});

const page = { width: 1280, height: 800 };
const coach = { width: 384, height: 320 };

it.each([
  ['calendar', calendarTutorial, 7],
  ['subjects', subjectTutorial, 10],
] as const)(
  'the tutorial %s has as many places on the screen as steps, in both languages',
  (_, texts, steps) => {
    expect([texts.he.steps.length, texts.en.steps.length, texts.spots.length]).toEqual([steps, steps, steps]);
  },
);

it('goes on, back and out by the keyboard alone, and reads each step from its title', async () => {
  const user = userEvent.setup();
  render(<Tutorial name="calendar" />);
  const [first, second] = calendarTutorial.he.steps;
  expect(screen.getByRole('heading', { name: first?.title })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'הבא' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: second?.title })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: second?.title })).toHaveAccessibleDescription(second?.body);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: first?.title })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(keep.mock.lastCall).toEqual(['calendar', { step: 0, ended: true }]);
  expect(useGuides.getState().opened).toBeNull();
});

it('stays where a tap beside it would have closed it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Tutorial name="calendar" />);
  await user.click(document.body);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([
  ['', 'calendar'],
  ['Noa on Sunday at 4', null],
])('opens by itself for whoever begins, not over what they write (%j)', (text, opened) => {
  useGuides.setState({ opened: null, load: async () => undefined });
  render(
    <MemoryRouter>
      <textarea aria-label="composer" defaultValue={text} />
    </MemoryRouter>,
  );
  screen.getByLabelText('composer').focus();
  render(
    <MemoryRouter>
      <TutorialHere name="calendar" isNew />
    </MemoryRouter>,
  );
  expect(useGuides.getState().opened).toBe(opened);
});

it('the calendar’s waits until the checklist of the first day is put away', async () => {
  useGuides.setState({ kept: {}, opened: null, load: async () => undefined });
  useEntityStore.setState({ status: 'ready', meetings: [] });
  render(
    <MemoryRouter>
      <CalendarTutorial />
    </MemoryRouter>,
  );
  expect(useGuides.getState().opened).toBeNull();
  act(() => useGuides.setState({ kept: { firstDay: { step: 1, ended: true } } }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  useEntityStore.setState({ status: 'closed' });
});

it('does not come over a conversation that has begun', () => {
  useGuides.setState({ kept: {}, opened: null, load: async () => undefined });
  render(
    <MemoryRouter>
      <div role="log">
        <p>add student Gil Barak</p>
      </div>
      <TutorialHere name="calendar" isNew />
    </MemoryRouter>,
  );
  expect(useGuides.getState().opened).toBeNull();
});

it('stands beside what it speaks of, on the side where reading goes on, else where there is room', () => {
  const lesson = { left: 500, top: 300, width: 120, height: 60 };
  expect(placeCoach(lesson, coach, page, true)).toEqual({ left: 100, top: 170 });
  expect(placeCoach(lesson, coach, page, false)).toEqual({ left: 636, top: 170 });
  // At the edge it takes the other side.
  expect(placeCoach({ ...lesson, left: 20 }, coach, page, true)).toEqual({ left: 156, top: 170 });
  // What is as wide as the page has it beneath, or above.
  const wide = { left: 0, top: 60, width: 1280, height: 100 };
  expect(placeCoach(wide, coach, page, true)).toEqual({ left: 448, top: 176 });
  expect(placeCoach({ ...wide, top: 600 }, coach, page, true)).toEqual({ left: 448, top: 264 });
});

it('finds nothing to light where nothing of it is in sight', () => {
  render(<div data-guide="views" />);
  expect(findSpot(['[data-guide="views"]', '.nowhere'])).toBeNull();
});
