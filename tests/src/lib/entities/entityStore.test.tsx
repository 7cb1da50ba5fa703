/** What a teacher sees while the school is loaded, when that fails, when there is nothing, and when something happens. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { Shown } from '../../../../src/lib/lessons/shown.ts';
import { answering } from '../../app/answering.ts';

// FullCalendar needs a browser that lays out, and is tried in one; here stands what it is fed.
vi.mock('../../../../src/features/calendar/grid/CalendarGrid.tsx', () => ({
  CalendarGrid: ({ shown }: { shown: Shown[] }) => (
    <ul>
      {shown.map((one) => (
        <li key={one.key}>{[one.start, one.subject, ...one.names].join(' ')}</li>
      ))}
    </ul>
  ),
}));

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'rivka@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
};

const maths = {
  id: 'm-1',
  organizer: rivka.id,
  version: 3,
  start: ms('2026-11-23T16:00'),
  end: ms('2026-11-23T16:45'),
  timeZone: zone,
  subject: 'מתמטיקה',
  location: 'teacher',
  capacity: 1,
  cost: 150,
  attendees: [{ attendeeId: 'dana', name: 'דנה לוי' }],
};

/** What the server has; a test changes it as it goes. */
let meetings: object[] = [];
let pendings: object[] = [];
let closed: object[] = [];
let isAway = false;
/** Before the calendar is answered. */
let meanwhile: (() => Promise<void>) | null = null;

const school = answering(() => ({
  getTeacherById: ({ id }: { id: string }) =>
    id === rivka.id ? { ...rivka, userData: { lessonDuration: 45, subscriptionPlan: 'premium' } } : null,
  getStudentsByTeacherId: [{ id: 'dana', username: 'דנה לוי', email: 'dana@example.test' }],
  subjectsById: [{ id: 's-1', name: 'מתמטיקה', cost: 200, color: 'subject-6' }],
  async meetingsByTeacherId({ teacherId }: { teacherId: string }) {
    if (isAway) throw new Error('the store is away');
    const read = teacherId === rivka.id ? meetings : [];
    await meanwhile?.();
    return read;
  },
  pendingMeetingsByOrganizerId: pendings,
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: closed,
  deleteMeeting: ({ id }: { id: string }) => ({
    status: 'ok',
    changeId: 'c-1',
    meetings: [{ id, version: 4, removed: true }],
  }),
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { sendSteps } = await import('../../../../src/lib/operations/sendSteps.ts');
const { TeacherHome } = await import('../../../../src/features/calendar/TeacherHome.tsx');

const atFour = '2026-11-23T16:00';

function enter(): void {
  useSession.setState({ status: 'in', user: rivka });
  const router = createMemoryRouter([{ path: '/home', element: <TeacherHome /> }], {
    initialEntries: ['/home'],
  });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T09:00', zone) });
  meetings = [];
  pendings = [];
  closed = [];
  isAway = false;
  meanwhile = null;
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

it('the calendar shows that it is loading, and then the lesson with its subject and student', async () => {
  meetings = [maths];
  enter();
  expect(screen.getByRole('status', { name: 'טוען' })).toBeVisible();
  expect(await screen.findByText(`${atFour} מתמטיקה דנה לוי`)).toBeVisible();
  expect(screen.queryByRole('status', { name: 'טוען' })).toBeNull();
});

it('a calendar that could not be loaded says so, and is there after trying again', async () => {
  meetings = [maths];
  isAway = true;
  enter();
  expect(await screen.findByRole('alert')).toHaveTextContent('לא הצלחנו לטעון את היומן');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'לנסות שוב' }));
  expect(await screen.findByText(`${atFour} מתמטיקה דנה לוי`)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an empty week tells how to book, until a lesson is booked in another tab', async () => {
  enter();
  expect(await screen.findByText('אין שיעורים בשבוע הזה')).toBeVisible();
  await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(true));
  await school.tell('meetings', maths);
  expect(await screen.findByText(`${atFour} מתמטיקה דנה לוי`)).toBeVisible();
  expect(screen.queryByText('אין שיעורים בשבוע הזה')).toBeNull();
});

it('a newer row of a lesson takes the place of the one before, an older one does not, a removed one goes', async () => {
  meetings = [maths];
  enter();
  await screen.findByText(`${atFour} מתמטיקה דנה לוי`);
  await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(true));
  await school.tell('meetings', { ...maths, version: 5, subject: 'פיזיקה' });
  expect(await screen.findByText(`${atFour} פיזיקה דנה לוי`)).toBeVisible();
  await school.tell('meetings', { ...maths, version: 4, subject: 'כימיה' });
  await school.tell('meetings', {
    ...maths,
    id: 'm-2',
    version: 6,
    start: ms('2026-11-23T18:00'),
    end: ms('2026-11-23T19:00'),
  });
  expect(await screen.findByText('2026-11-23T18:00 מתמטיקה דנה לוי')).toBeVisible();
  expect(screen.getByText(`${atFour} פיזיקה דנה לוי`)).toBeVisible();
  await school.tell('meetings', { id: maths.id, version: 7, removed: true });
  await vi.waitFor(() => expect(screen.queryByText(`${atFour} פיזיקה דנה לוי`)).toBeNull());
});

it('what happens between the asking and the answer is not lost', async () => {
  meetings = [maths];
  meanwhile = async () => {
    await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(true));
    await school.tell('meetings', { ...maths, version: 4, subject: 'פיזיקה' });
  };
  enter();
  expect(await screen.findByText(`${atFour} פיזיקה דנה לוי`)).toBeVisible();
});

it('a lesson that was deleted here is gone with the answer, before any stream tells it', async () => {
  meetings = [maths];
  enter();
  await screen.findByText(`${atFour} מתמטיקה דנה לוי`);
  const args = { id: maths.id, scope: 'all' as const };
  const sent = await sendSteps([{ name: 'deleteMeeting', args }], 'r-1', { zone, currency: 'ILS' });
  expect(sent).toEqual({ outcome: 'done', changeId: 'c-1' });
  await vi.waitFor(() => expect(screen.queryByText(`${atFour} מתמטיקה דנה לוי`)).toBeNull());
});

it('requests and closed hours are there, follow what happens, and forget what is gone', async () => {
  const asked = {
    id: 'p-1',
    version: 3,
    organizer: rivka.id,
    status: 'Pending',
    start: ms(atFour),
    end: ms('2026-11-23T17:00'),
  };
  pendings = [asked];
  closed = [{ id: 'c-1', version: 2, teacherId: rivka.id, start: ms(atFour), end: ms('2026-11-23T17:00') }];
  enter();
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('ready'));
  expect(useEntityStore.getState()).toMatchObject({ pendings: [{ id: 'p-1' }], closed: [{ id: 'c-1' }] });
  await vi.waitFor(() => expect(school.isWatched('pendingMeetings')).toBe(true));
  await vi.waitFor(() => expect(school.isWatched('restrictedTimes')).toBe(true));
  await school.tell('pendingMeetings', { ...asked, version: 5, status: 'Offered' });
  await school.tell('pendingMeetings', { ...asked, version: 4, status: 'Declined' });
  await school.tell('restrictedTimes', { id: 'c-1', version: 3, removed: true });
  await vi.waitFor(() =>
    expect(useEntityStore.getState()).toMatchObject({
      pendings: [{ id: 'p-1', status: 'Offered' }],
      closed: [],
    }),
  );
  // What was gone while the line was broken is not in the next answer.
  pendings = [];
  await useEntityStore.getState().refresh();
  expect(useEntityStore.getState().pendings).toEqual([]);
});

it('whoever leaves takes the school along, and is no longer told', async () => {
  meetings = [maths];
  enter();
  await screen.findByText(`${atFour} מתמטיקה דנה לוי`);
  await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(true));
  useSession.setState({ status: 'out', user: null });
  expect(useEntityStore.getState()).toMatchObject({ status: 'closed', meetings: [], students: [] });
  await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(false));
});
