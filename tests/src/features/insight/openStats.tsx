/** The statistics of a teacher over a school that each test fills: one weekly lesson and two expenses, unless it says otherwise. */
import { render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
export const ms = (wall: string): string => String(toMs(wall, zone));

export const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'rivka@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
};

export const weekly = {
  id: 'm-1',
  organizer: rivka.id,
  version: 3,
  start: ms('2026-10-20T16:00'),
  end: ms('2026-10-20T17:00'),
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  timeZone: zone,
  subject: 'מתמטיקה',
  location: 'teacher',
  capacity: 1,
  cost: 200,
  attendees: [{ attendeeId: 'dana', name: 'דנה לוי' }],
};

export const expense = (id: string, more: object) => ({
  id,
  version: 2,
  removed: false,
  teacherId: rivka.id,
  category: 'travel',
  description: 'דלק',
  amount: 120,
  start: ms('2026-11-20T00:00'),
  rrule: null,
  image: null,
  ...more,
});

/** What the server answers with, as each test wants it. */
export const books = {
  meetings: [] as object[],
  expenses: [] as object[],
  payments: [] as object[],
  discounts: [] as object[],
  sent: [] as Record<string, unknown>[],
};

const school = answering(() => ({
  getTeacherById: ({ id }: { id: string }) =>
    id === rivka.id
      ? {
          ...rivka,
          userData: { lessonDuration: 45, subscriptionPlan: 'ultra', subscriptionStatus: 'ACTIVE' },
        }
      : null,
  getStudentsByTeacherId: [{ id: 'dana', username: 'דנה לוי', email: 'dana@example.test' }],
  subjectsById: [{ id: 's-1', name: 'מתמטיקה', cost: 200, color: 'subject-6' }],
  meetingsByTeacherId: books.meetings,
  getExpensesByTeacherId: books.expenses,
  getDiscountsByTeacherId: books.discounts,
  paymentsByTeacherId: books.payments,
  addExpense(args: Record<string, unknown>) {
    books.sent.push(args);
    return {
      status: 'ok',
      changeId: 'c-1',
      expenses: [expense('new', { description: 'ספרים', amount: 85 })],
    };
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
await import('../../../../src/lib/entities/entityStore.ts');
const { StatsScreen } = await import('../../../../src/features/insight/StatsScreen.tsx');

export function openStats(address = '/stats'): void {
  useSession.setState({ status: 'in', user: rivka });
  const router = createMemoryRouter([{ path: '/stats', element: <StatsScreen /> }], {
    initialEntries: [address],
  });
  render(
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T13:12', zone) });
  books.meetings = [weekly];
  books.expenses = [
    expense('fuel', {}),
    expense('room', {
      category: 'office',
      description: 'חדר',
      amount: 180,
      start: ms('2026-09-01T00:00'),
      rrule: 'FREQ=MONTHLY;INTERVAL=1',
    }),
  ];
  books.payments = [];
  books.discounts = [];
  books.sent = [];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());
