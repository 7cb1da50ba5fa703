/** A calendar too long to be sent at once: its teacher sees the days around today first, and nothing is told of the rest before it is here. */
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Shown } from '../../../src/lib/lessons/shown.ts';
import { answering } from './answering.ts';

vi.mock('../../../src/features/calendar/grid/CalendarGrid.tsx', () => ({
  CalendarGrid: ({ shown }: { shown: Shown[] }) => (
    <ul>
      {shown.map((one) => (
        <li key={one.key}>{[one.start, one.subject].join(' ')}</li>
      ))}
    </ul>
  ),
}));

const zone = 'Asia/Jerusalem';
const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'rivka@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
};
const lesson = (id: string, start: string, subject: string) => ({
  id,
  organizer: rivka.id,
  version: 3,
  start: String(toMs(start, zone)),
  end: String(toMs(start, zone) + 2_700_000),
  timeZone: zone,
  subject,
  location: 'teacher',
  capacity: 1,
  attendees: [],
});
const all = [
  lesson('a', '2024-03-04T16:00', 'כימיה'),
  lesson('b', '2026-11-23T16:00', 'מתמטיקה'),
  lesson('c', '2027-02-15T16:00', 'פיזיקה'),
];

type Asked = { from?: string; to?: string; after?: string | null; upTo?: string | null };
let asked: Asked[] = [];
let partsMayCome = Promise.withResolvers<void>();
let daysMayCome: Promise<void> = Promise.resolve();
let isCut = false;

const school = answering(() => ({
  getTeacherById: { ...rivka, userData: { lessonDuration: 45, subscriptionPlan: 'premium' } },
  getStudentsByTeacherId: [],
  subjectsById: [],
  calendarParts: { revision: 3, viewerKey: 'all', cuts: ['a'] },
  async meetingsByTeacherId({ from, to, after, upTo }: Asked) {
    asked.push((from ? { from, to } : { after, upTo }) as Asked);
    if (from) await daysMayCome;
    if (from) return all.filter(({ start }) => Number(start) >= Number(from) && Number(start) < Number(to));
    await partsMayCome.promise;
    if (isCut) throw new Error('the store is away');
    return all.filter(({ id }) => (after == null || id > after) && (upTo == null || id <= upTo));
  },
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: [],
}));
const server = setupServer(...school.handlers);
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../src/lib/apollo/apollo.ts');
const { schoolHere, useEntityStore } = await import('../../../src/lib/entities/entityStore.ts');
const { useSession } = await import('../../../src/lib/session/session.ts');
const { useCalendar } = await import('../../../src/lib/lessons/useCalendar.ts');
const { TeacherHome } = await import('../../../src/features/calendar/TeacherHome.tsx');

function enter(address = '/home'): void {
  useSession.setState({ status: 'in', user: rivka });
  const router = createMemoryRouter([{ path: '/home', element: <TeacherHome /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T09:00', zone) });
  asked = [];
  partsMayCome = Promise.withResolvers();
  daysMayCome = Promise.resolve();
  isCut = false;
});
afterEach(async () => {
  partsMayCome.resolve();
  useSession.setState({ status: 'out', user: null });
  useCalendar.getState().goTo(null);
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

const loading = () => screen.queryByRole('status', { name: 'טוען' });

it('this week is there before the rest, and a sentence waits for the rest', async () => {
  enter();
  expect(await screen.findByText('2026-11-23T16:00 מתמטיקה')).toBeVisible();
  expect(useEntityStore.getState()).toMatchObject({ status: 'near', meetings: [{ id: 'b' }] });
  let isRead = false;
  const reading = schoolHere().then(() => (isRead = true));
  await Promise.resolve();
  expect(isRead).toBe(false);
  partsMayCome.resolve();
  await reading;
  expect(useEntityStore.getState().status).toBe('ready');
  expect(
    useEntityStore
      .getState()
      .meetings.map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
  // Near first, then part by part.
  expect(asked.map((each) => Object.keys(each)[0])).toEqual(['from', 'after', 'after']);
});

it('days that are not here yet are never shown as free: they are brought before the rest', async () => {
  enter();
  await screen.findByText('2026-11-23T16:00 מתמטיקה');
  const { promise, resolve } = Promise.withResolvers<void>();
  daysMayCome = promise;
  useCalendar.getState().goTo('2027-02-15');
  await vi.waitFor(() => expect(loading()).toBeVisible());
  expect(screen.queryByText('אין שיעורים בשבוע הזה')).toBeNull();
  resolve();
  expect(await screen.findByText('2027-02-15T16:00 פיזיקה')).toBeVisible();
  expect(useEntityStore.getState().status).toBe('near');
});

it('a search waits until all is here, and a form opens when what it would do can be told', async () => {
  enter('/home?search=כימיה');
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('near'));
  expect(screen.queryByText('לא נמצא')).toBeNull();
  expect(loading()).toBeVisible();
  partsMayCome.resolve();
  expect(await screen.findByText(/2024/)).toBeVisible();
});

it('a line that breaks before all is here takes nothing away, and the rest comes when it is back', async () => {
  enter();
  await screen.findByText('2026-11-23T16:00 מתמטיקה');
  isCut = true;
  partsMayCome.resolve();
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.getByText('2026-11-23T16:00 מתמטיקה')).toBeVisible();
  expect(useEntityStore.getState().status).toBe('near');
  isCut = false;
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('ready'), { timeout: 10_000 });
  expect(useEntityStore.getState().meetings).toHaveLength(3);
}, 15_000);
