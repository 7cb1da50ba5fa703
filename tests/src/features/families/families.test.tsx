/** What a family sees of its money: what is due and why, each month as an account, and the receipt of one lesson. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
const preferences = { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone };
const dana = {
  id: 'dana',
  role: 'student' as const,
  username: 'Dana Levi',
  email: 'd@example.test',
  preferences,
};
const startMs = Date.UTC(2026, 9, 25, 14);
const line = (more: object = {}) => ({
  kind: 'lesson',
  meetingId: 'm-1',
  occurrence: String(startMs),
  start: String(startMs),
  end: String(startMs + 2_700_000),
  studentId: 'dana',
  subject: 'Maths',
  amount: 115,
  open: 115,
  inLessons: false,
  closedOn: [],
  price: [
    { kind: 'lesson', amount: 150, name: null, percent: null },
    { kind: 'discount', amount: -15, name: 'Group', percent: 10 },
    { kind: 'personal', amount: -20, name: null, percent: null },
  ],
  ...more,
});
const account = {
  payerId: 'dana',
  month: '2026-10',
  currency: 'ILS',
  open: 115,
  openLines: [line()],
  students: [{ studentId: 'dana', name: 'Dana Levi', total: 115, lines: [line()] }],
  paid: {
    opening: 40,
    charges: 115,
    payments: 40,
    due: 115,
    credit: 0,
    received: [
      { id: 'p-1', type: 'payment', date: '2026-10-11', method: 'bit', amount: 40, lessons: 0, closes: [] },
    ],
    funds: [{ studentId: 'dana', type: 'package', left: 3, lessons: 10, endDate: '2027-01-31' }],
  },
};
const receipt = {
  teacherName: 'Michal Adar',
  studentName: 'Dana Levi',
  meetingId: 'm-1',
  studentId: 'dana',
  subject: 'Maths',
  location: 'teacher',
  start: String(startMs),
  end: String(startMs + 2_700_000),
  number: 9,
  kind: 'lesson',
  currency: 'ILS',
  price: [{ kind: 'lesson', amount: 180, name: null, percent: null }],
  amount: 180,
  covers: [{ amount: 120, inLessons: false, date: '2026-10-16' }],
  open: 60,
  freeUntil: null,
};

let isAway = false;
let months: unknown[] = [];
const school = answering(() => ({
  getTeachersByIds: [{ id: 'michal', version: 1, username: 'Michal Adar', preferences, userData: {} }],
  getTeacherById: { id: 'michal', version: 1, username: 'Michal Adar', preferences, userData: {} },
  getStudentById: {
    ...dana,
    links: [],
    userData: { teachersIds: ['michal'], numberOfBadCancels: 0, badCancelsByTeacher: [] },
  },
  familyAccounts({ month }: Record<string, unknown>) {
    if (isAway) throw new Error('the store is away');
    months.push(month);
    return [account];
  },
  receipt({ meetingId }: Record<string, unknown>) {
    if (meetingId !== 'm-1') throw new Error('NOT_FOUND');
    return receipt;
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { speak } = await import('../../../../src/lib/i18n/language.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { FamilyPayments } = await import('../../../../src/features/families/FamilyPayments.tsx');
const { DueAtHome } = await import('../../../../src/features/families/DueAtHome.tsx');
const { ReceiptScreen } = await import('../../../../src/features/families/ReceiptScreen.tsx');

async function open(path: string): Promise<void> {
  useSession.setState({ status: 'in', user: dana });
  await useEntityStore.getState().open(dana);
  const routes = [
    { path: '/payments', element: <FamilyPayments /> },
    { path: '/receipt', element: <ReceiptScreen /> },
  ];
  render(
    <TooltipProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </TooltipProvider>,
  );
}

beforeEach(async () => {
  isAway = false;
  months = [];
  await speak('en');
});
afterEach(async () => {
  useEntityStore.getState().close();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

it('what is due stands first, with its price line by line, and leads to the receipt', async () => {
  await open('/payments');
  const due = within(await screen.findByRole('region', { name: 'To pay to Michal Adar' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('₪115');
  expect(due.getByRole('group', { name: 'How the price comes about' })).toHaveTextContent(
    /₪150.*10% Group.*₪20 Personal discount.*₪115/,
  );
  expect(due.getByText('package: 3 of 10 left, until 31 Jan')).toBeVisible();
  await userEvent.click(due.getByRole('link', { name: /^Maths, 25 Oct/ }));
  expect(await screen.findByText('Paid on')).toBeVisible();
});

it('a month is opening plus charges less payments, and the one before is asked for', async () => {
  await open('/payments');
  const month = within(await screen.findByRole('article', { name: /Michal Adar/ }));
  expect(month.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₪40',
    '₪115',
    '₪40',
    '₪115',
  ]);
  expect(month.getByText('Bit')).toBeVisible();
  const asked = months.length;
  await userEvent.click(screen.getByRole('button', { name: 'The month before' }));
  await expect.poll(() => months.length).toBeGreaterThan(asked);
  expect(new Set(months).size).toBe(2);
});

it('without a line it says so, and asks again when told to', async () => {
  isAway = true;
  await open('/payments');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the payments');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'To pay to Michal Adar' })).toBeVisible();
});

it('a receipt tells the price, what credit covered, and what is due', async () => {
  await open('/receipt?teacherId=michal&meetingId=m-1&studentId=dana');
  expect(await screen.findByText('₪60')).toBeVisible();
  expect(screen.getByText('45 minutes')).toBeVisible();
  expect(screen.getByText(/with Michal Adar/)).toBeVisible();
});

it('an address of no lesson says that there is none', async () => {
  await open('/receipt?teacherId=michal&meetingId=none&studentId=dana');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such lesson here.');
});

it('tells at home what is due for which lessons, and what was paid ahead in money and in lessons', async () => {
  useSession.setState({ status: 'in', user: dana });
  await useEntityStore.getState().open(dana);
  const madeUp = { studentId: 'dana', type: 'credit', left: 2, lessons: 2, endDate: null };
  const paid = { ...account.paid, credit: 200, funds: [...account.paid.funds, madeUp] };
  const later = line({ occurrence: '2', start: String(startMs + 604_800_000) });
  const open = { ...account, open: 230, openLines: [later, line()], paid };
  const { unmount } = atHome(open);
  const due = await screen.findByRole('link');
  expect(due).toHaveTextContent(/₪230 ?to pay/);
  expect(due).toHaveTextContent('Maths: 25 Oct, 1 Nov');
  expect(due).toHaveTextContent('Credit ₪200');
  expect(due).toHaveTextContent('package: 3 of 10 left, until 31 Jan');
  expect(due).toHaveTextContent('make-up lessons: 2 of 2 left');
  unmount();

  atHome({ ...open, openLines: Array.from({ length: 5 }, (_, at) => line({ occurrence: String(at) })) });
  expect(screen.getByRole('link')).toHaveTextContent('5 lessons, since 25 Oct');
});

function atHome(of: object) {
  const one = { ...account, ...of, teacherId: 'michal', teacherName: 'Michal Adar', at: 0 };
  const accounts = [one] as Parameters<typeof DueAtHome>[0]['accounts'];
  const routes = [{ path: '/', element: <DueAtHome accounts={accounts} failed={false} zone={zone} /> }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}
