/** The statistics of a teacher and the dialog of all expenses: read from what is loaded, and recorded by hand. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'rivka@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
};

const weekly = {
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

const expense = (id: string, more: object) => ({
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

let meetings: object[] = [];
let expenses: object[] = [];
let payments: object[] = [];
let discounts: object[] = [];
let sent: Record<string, unknown>[] = [];

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
  meetingsByTeacherId: meetings,
  getExpensesByTeacherId: expenses,
  getDiscountsByTeacherId: discounts,
  paymentsByTeacherId: payments,
  addExpense(args: Record<string, unknown>) {
    sent.push(args);
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

function open(address = '/stats'): void {
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
  meetings = [weekly];
  expenses = [
    expense('fuel', {}),
    expense('room', {
      category: 'office',
      description: 'חדר',
      amount: 180,
      start: ms('2026-09-01T00:00'),
      rrule: 'FREQ=MONTHLY;INTERVAL=1',
    }),
  ];
  payments = [];
  discounts = [];
  sent = [];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

it('tells what a month came to as an equation, against the same days of the month before', async () => {
  open();
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  expect(income).toHaveTextContent('₪600');
  expect(income).toHaveTextContent('₪300');
  const table = screen.getByRole('table', { name: 'הכנסה לפי שבוע' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toContain('₪200');
  expect(
    within(screen.getByRole('table', { name: 'התלמידים המובילים' })).getByText('דנה לוי'),
  ).toBeInTheDocument();
  const weekdays = within(screen.getByRole('table', { name: 'לפי יום בשבוע' }))
    .getAllByRole('row')
    .slice(1);
  expect(weekdays.map((row) => row.textContent)).toEqual(['יום שלישי3₪600']);
});

it('earns at prices with discounts, and what came in is received', async () => {
  discounts = [
    {
      id: 'd-1',
      version: 1,
      teacherId: rivka.id,
      name: 'סדרה',
      type: 'percentage',
      value: 10,
      conditionType: 'recurringMeeting',
      active: true,
      applyToRecurring: true,
      createdAt: '1000',
    },
  ];
  payments = [
    {
      id: 'p-1',
      version: 1,
      teacherId: rivka.id,
      type: 'payment',
      payerId: 'dana',
      amount: 800,
      currency: 'ILS',
      method: 'bit',
      date: '2026-11-20',
      createdAt: '0',
    },
  ];
  open();
  // Five lessons at 180 had begun by then, two of them in October; 800 covers four and a part of the fifth.
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  expect(income).toHaveTextContent('₪540');
  expect(income).toHaveTextContent('התקבלו ₪440');
});

it('holds a month against the one before it, or against the same month a year ago', async () => {
  meetings = [
    weekly,
    { ...weekly, id: 'm-0', start: ms('2025-11-04T16:00'), end: ms('2025-11-04T17:00'), rrule: null },
  ];
  open();
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  await userEvent.click(screen.getByRole('button', { name: 'מול אותם ימים: אוקטובר' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'מול אותם ימים: נובמבר 2025' }));
  expect(await within(income).findByText(/מול אותם ימים: נובמבר 2025/)).toBeInTheDocument();
  // 600 by now, 200 by then.
  expect(income).toHaveTextContent('+₪400');
  expect(
    within(screen.getByRole('table', { name: 'הכנסה לפי שבוע' })).getByRole('columnheader', {
      name: 'נובמבר 2025',
    }),
  ).toBeInTheDocument();
});

it('leads from a row of the table to the lessons behind it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'כטבלה: הכנסה לפי שבוע' }));
  const links = within(screen.getByRole('table', { name: 'הכנסה לפי שבוע' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'].map((day) => `/home?date=${day}`),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'שנה' }));
  const [, , , april] = within(await screen.findByRole('table', { name: 'הכנסה לפי חודש' })).getAllByRole(
    'link',
  );
  expect(april).toHaveAttribute('href', '/stats?view=month&date=2026-04-01');
});

it('goes to the month before, and to the year', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'החודש הקודם' }));
  expect(await screen.findByRole('heading', { level: 1, name: /אוקטובר/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'שנה' }));
  expect(await screen.findByRole('table', { name: 'הכנסה לפי חודש' })).toBeInTheDocument();
});

it('says what will stand here while there is nothing', async () => {
  meetings = [];
  expenses = [];
  open();
  expect(await screen.findByText('אין כאן עדיין שיעורים')).toBeInTheDocument();
});

it('lists expenses on each day they were spent, searched, of a category, and in order', async () => {
  open('/stats?open=expenses');
  const dialog = await screen.findByRole('dialog', { name: 'הוצאות' });
  const names = (): (string | null)[] =>
    within(within(dialog).getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(within(dialog).getByText('1–4 מתוך 4')).toBeInTheDocument();
  expect(names()[0]).toContain('דלק');
  await userEvent.click(within(dialog).getByRole('button', { name: 'סכום' }));
  expect(names()[0]).toContain('חדר');
  await userEvent.type(within(dialog).getByRole('searchbox'), 'דלק');
  expect(names()).toHaveLength(1);
  await userEvent.type(within(dialog).getByRole('searchbox'), 'xx');
  expect(within(dialog).getByText('לא נמצאו הוצאות כאלה')).toBeInTheDocument();
});

it('records an expense in one line, of the category that the last of its name had', async () => {
  open('/stats?open=expenses');
  const dialog = await screen.findByRole('dialog', { name: 'הוצאות' });
  await userEvent.type(within(dialog).getByLabelText('על מה'), 'חדר');
  await userEvent.type(within(dialog).getByLabelText('סכום'), '85');
  await userEvent.click(within(dialog).getByRole('button', { name: /^לרשום/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    input: { description: 'חדר', amount: 85, category: 'office', start: ms('2026-11-22T00:00') },
  });
});
