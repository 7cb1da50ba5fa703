/** The first page: a visitor's sentence is read over the sample week, and says what it would do. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTrial } from '../../../../src/features/landing/readTrial.ts';
import { freeSample, trialWeek } from '../../../../src/features/landing/sampleWeek.ts';
import { TrialCard } from '../../../../src/features/landing/TrialCard.tsx';
import { trialWorld } from '../../../../src/features/landing/trialWorld.ts';
import { landing } from '../../../../src/features/landing/feature.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { startWords } from '../../../../src/lib/i18n/language.ts';
import { landing as en } from '../../../../src/lib/i18n/en/landing.ts';
import { landing as he } from '../../../../src/lib/i18n/he/landing.ts';

const words = { he, en };

const worldOf = (language: 'he' | 'en', now = '2026-03-09T10:00') => {
  const w = words[language];
  return trialWorld(now, language, {
    teacher: w.teacher,
    maths: w.subjectMaths,
    english: w.subjectEnglish,
    physics: w.subjectPhysics,
    dana: w.dana,
    noam: w.noam,
    yael: w.yael,
    omer: w.omer,
  });
};

describe.each(['he', 'en'] as const)('the sample sentences in %s', (language) => {
  const world = worldOf(language);
  const w = words[language];

  test('a move shows where the lesson leaves and where it would stand', () => {
    const { plan, lessons } = readTrial(w.try1, world);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.move', unread: [] });
    expect(lessons.filter(({ state }) => state === 'old').map(({ start }) => start)).toEqual([
      '2026-03-15T16:00',
    ]);
    expect(lessons.filter(({ state }) => state.startsWith('ghost')).map(({ start }) => start)).toEqual([
      '2026-03-15T17:00',
    ]);
  });

  test('a cancellation shows which lesson goes', () => {
    const { plan, lessons } = readTrial(w.try2, world);
    expect(plan?.command).toBe('meeting.cancel');
    expect(lessons.filter(({ state }) => state === 'old').map(({ start }) => start)).toEqual([
      '2026-03-11T16:30',
    ]);
  });

  test('a booking stands as a ghost', () => {
    const { plan, lessons } = readTrial(w.try3, world);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.add' });
    expect(lessons.filter(({ state }) => state === 'ghost').map(({ start }) => start)).toEqual([
      '2026-03-12T18:30',
    ]);
  });

  test('a question is answered and changes nothing', () => {
    const { plan, lessons, free } = readTrial(w.try4, world);
    expect(plan).toMatchObject({ status: 'ready', command: 'schedule.free', steps: [] });
    expect(free.length).toBeGreaterThan(0);
    expect(lessons.every(({ state }) => state === 'lesson')).toBe(true);
  });
});

test.each([
  ['en', 'sign up as a teacher', '/register?role=teacher'],
  ['he', 'להירשם כמורה', '/register?role=teacher'],
  ['en', 'log in', '/login'],
  ['en', 'zzz qqq', null],
] as const)('a visitor’s own sentence, in %s “%s”, leads to %s', (language, text, endpoint) => {
  expect(readTrial(text, worldOf(language)).link).toBe(endpoint);
});

test('what was earned is counted by the prices of the sample week', () => {
  // A week has 3 × 120 (maths), 2 × 150 (physics) and 112.50 (English).
  const { plan } = readTrial('how much did I make in the last four weeks?', worldOf('en'));
  expect(plan).toMatchObject({ status: 'ready', command: 'stats.show' });
  expect(plan?.reply?.title).toBe('₪3,090, lessons: 24');
});

test('an hour that is taken is told with what stands there, and the nearest free one is offered instead', () => {
  const { conflicts, facts, lessons } = readTrial('תקבע לדנה שיעור מתמטיקה ביום חמישי בחמש', worldOf('he'));
  expect(conflicts).toBe(true);
  expect(facts?.conflict?.conflicts.map(({ names }) => names)).toEqual([[he.omer]]);
  expect(facts?.conflict?.ways.length).toBeGreaterThan(1);
  const [first, second] = facts?.conflict?.ways ?? [];
  expect(facts?.conflict?.chosen).toEqual(first);
  expect(facts?.lessons).toHaveLength(1);
  const start = first?.kind === 'hour' ? first.start : '';
  expect(lessons.filter(({ state }) => state === 'ghost').map((ghost) => ghost.start)).toEqual([start]);
  expect(lessons.map(({ state }) => state)).not.toContain('ghostConflict');

  const other = readTrial('תקבע לדנה שיעור מתמטיקה ביום חמישי בחמש', worldOf('he'), {}, second);
  expect(other.facts?.conflict?.chosen).toEqual(second);
});

test('a move to an hour that is taken is drawn so, and offers free hours once it is known which lessons move', () => {
  const { plan, conflicts, lessons } = readTrial('move Dana’s maths to 18:15', worldOf('en'));
  expect(plan?.ask?.slot).toBe('scope');
  expect(conflicts).toBe(true);
  expect(lessons.map(({ state }) => state)).toContain('conflicting');
  const { facts } = readTrial('move Dana’s maths to 18:15', worldOf('en'), { scope: 'this' });
  expect(facts?.conflict?.ways.length).toBeGreaterThan(0);
});

const days = ['08', '09', '10', '11', '12', '13', '14'];
const moments = days.flatMap((day) =>
  ['00:05', '10:00', '15:01', '21:30', '23:55'].map((at) => `2026-03-${day}T${at}`),
);

test.each(['he', 'en'] as const)(
  'the sample question in %s finds free hours on every weekday, late in the evening too, in the week that is seen',
  (language) => {
    for (const now of moments) {
      const { plan, free, sunday } = readTrial(words[language][freeSample(now)], worldOf(language, now));
      expect(plan, now).toMatchObject({ status: 'ready', command: 'schedule.free', unread: [] });
      expect(free.length, now).toBeGreaterThan(0);
      expect(sunday, now).toBe(trialWeek(now));
    }
  },
);

test('on a Saturday a question about this week does not turn to days that are over', () => {
  const now = '2026-03-14T20:00';
  expect(readTrial(he.try4, worldOf('he', now)).sunday).toBe('2026-03-15');
});

test('from Thursday evening on the next week is shown', () => {
  expect(trialWeek('2026-03-12T14:00')).toBe('2026-03-08');
  expect(trialWeek('2026-03-12T16:00')).toBe('2026-03-15');
  expect(trialWeek('2026-03-14T09:00')).toBe('2026-03-15');
});

describe('the page', () => {
  beforeAll(() => startWords('he'));

  test('reads a sentence that a visitor takes, and sends nothing', async () => {
    useSession.setState({ status: 'out', user: null });
    const Landing = await landing.routes[0]?.screen?.();
    if (!Landing) throw new Error('The first page has no screen.');
    const router = createMemoryRouter([
      { path: '/', element: <Landing /> },
      { path: '/register', element: null },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.click(await screen.findByRole('button', { name: he.try3 }));
    const week = await screen.findByRole('list', { name: he.week });
    expect(await within(week).findByText(he.wouldBe)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: he.begin })[0]).toHaveAttribute('href', '/register');

    const line = screen.getByRole('textbox', { name: he.tryLabel });
    await userEvent.clear(line);
    await userEvent.type(line, 'להירשם כמורה');
    const told = await within(await screen.findByRole('status')).findByRole('link');
    expect(told).toHaveAttribute('href', '/register?role=teacher');
    await userEvent.type(line, '{Enter}');
    expect(router.state.location.pathname).toBe('/register');
  });
});

test.each([
  ['he', 'תודה', 'בשמחה.'],
  ['en', 'thanks', 'You’re welcome.'],
] as const)('in %s the demo answers "%s" as the conversation does', async (language, text, answer) => {
  await startWords(language);
  const nothing = (): void => undefined;
  const does = { onConfirm: nothing, onUndo: nothing, onDrop: nothing, onAnswer: nothing, onWay: nothing };
  render(<TrialCard reading={readTrial(text, worldOf(language))} isDone={false} {...does} />);
  expect(screen.getByText(answer)).toBeVisible();
});
