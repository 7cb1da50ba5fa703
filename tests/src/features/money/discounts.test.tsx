/** The teacher's discounts on screen: what each says, what a new one would change before it is saved, and what a plan does not hold. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'r@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A whole hour, tomorrow. */
const tomorrow = Math.ceil(Date.now() / hourMs) * hourMs + dayMs;

const group = {
  id: 'd1',
  version: 3,
  removed: false,
  teacherId: 'rivka',
  name: 'קבוצה',
  description: '',
  subject: null,
  type: 'percentage',
  value: 10,
  progressiveSteps: [],
  conditionType: 'groupMeeting',
  conditionValue: 4,
  days: [],
  hours: null,
  freeSpaceDays: null,
  maximumDiscount: null,
  minimumMeetingPrice: null,
  maximumDiscountPerMeeting: null,
  usageLimit: null,
  startDate: null,
  endDate: null,
  active: true,
  applyToRecurring: true,
  earlier: [],
  createdAt: '1000',
  deletedAt: null,
};

const dana = { attendeeId: 'dana', name: 'דנה' };
let attendees = [dana];
let plan = 'ultra';
let sent: Record<string, unknown>[] = [];
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    version: 4,
    userData: { lessonDuration: 45, subscriptionPlan: plan, subscriptionStatus: 'ACTIVE' },
  },
  getStudentsByTeacherId: [],
  subjectsById: [],
  getDiscountsByTeacherId: [group],
  getExpensesByTeacherId: [],
  meetingsByTeacherId: [
    {
      id: 'm1',
      version: 1,
      removed: false,
      organizer: 'rivka',
      seriesId: 'm1',
      start: String(tomorrow),
      end: String(tomorrow + hourMs),
      timeZone: 'Asia/Jerusalem',
      subject: 'מתמטיקה',
      capacity: attendees.length,
      cost: 150,
      rrule: null,
      exdates: [],
      location: 'teacher',
      createdAt: '0',
      attendees,
    },
  ],
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: [],
  createDiscount(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-1' };
  },
  updateDiscount(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-2' };
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { DiscountsScreen } = await import('../../../../src/features/money/DiscountsScreen.tsx');

async function open() {
  useSession.setState({ status: 'in', user: rivka });
  await useEntityStore.getState().open(rivka);
  const element = (
    <TooltipProvider>
      <DiscountsScreen />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const writeNew = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'הנחה' }));
  return within(await screen.findByRole('form', { name: 'הנחה חדשה' }));
};

beforeEach(() => {
  sent = [];
  plan = 'ultra';
  attendees = [dana];
});
afterEach(async () => {
  useEntityStore.getState().close();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

it('a discount says how much, for whom, and is switched off at once', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'ההנחות' }));
  expect(list.getByText('10%')).toBeVisible();
  expect(list.getByText('שיעורים בקבוצה, מ-4 משתתפים')).toBeVisible();
  await userEvent.click(list.getByRole('switch', { name: 'קבוצה' }));
  // The first action fetches what sends it.
  await expect
    .poll(() => sent, { timeout: 15_000 })
    .toMatchObject([{ discount: { id: 'd1', active: false } }]);
});

it('a new discount shows what it would change before it is saved', async () => {
  const form = await writeNew();
  await userEvent.selectOptions(form.getByLabelText('למי'), 'שיעור ראשון');
  expect(form.queryByRole('region', { name: 'מה זה משנה בשיעורים שלפנינו' })).toBeNull();
  await userEvent.type(form.getByLabelText('כמה אחוזים'), '20');
  const preview = within(await form.findByRole('region', { name: 'מה זה משנה בשיעורים שלפנינו' }));
  expect(preview.getByText('1 מתוך 1 מקומות בשיעורים')).toBeVisible();
  expect(preview.getByText('₪150')).toBeVisible();
  expect(preview.getByText('₪120')).toBeVisible();
  // Without a name it is told already, and not yet saved.
  await userEvent.click(form.getByRole('button', { name: 'לשמור את ההנחה' }));
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText('שם'), 'ראשון');
  await userEvent.click(form.getByRole('button', { name: 'לשמור את ההנחה' }));
  await expect
    .poll(() => sent)
    .toMatchObject([
      { discount: { name: 'ראשון', type: 'percentage', value: 20, conditionType: 'firstMeeting' } },
    ]);
});

it('what is missing is said when it is tried to save, and nothing is sent', async () => {
  const form = await writeNew();
  await userEvent.click(form.getByRole('button', { name: 'לשמור את ההנחה' }));
  expect(await form.findByText('צריך שם')).toBeVisible();
  expect(form.getByText('מספר מעל 0, עד 100')).toBeVisible();
  expect(sent).toEqual([]);
});

it('what is wrong with a value is said of the kind that is chosen', async () => {
  const form = await writeNew();
  await userEvent.type(form.getByLabelText('כמה אחוזים'), '150');
  await userEvent.click(form.getByRole('button', { name: 'לשמור את ההנחה' }));
  expect(form.getByText('מספר מעל 0, עד 100')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'סכום קבוע' }));
  await userEvent.clear(form.getByLabelText('כמה פחות'));
  expect(form.getByText('סכום מעל 0')).toBeVisible();
  expect(form.queryByText('מספר מעל 0, עד 100')).toBeNull();
});

it('the form says that of several discounts only the largest counts', async () => {
  const form = await writeNew();
  expect(form.getByText(/נחשבת רק הגדולה שבהן/)).toBeVisible();
});

it('of many students whom it touches, the rest open at a press', async () => {
  attendees = Array.from({ length: 9 }, (_, i) => ({ attendeeId: `s${i}`, name: `תלמיד ${i}` }));
  const form = await writeNew();
  await userEvent.selectOptions(form.getByLabelText('למי'), 'שיעור ראשון');
  await userEvent.type(form.getByLabelText('כמה אחוזים'), '20');
  const table = within(await form.findByRole('table', { name: 'לכל תלמיד: לפני, אחרי וההפרש' }));
  const heads = table.getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['תלמיד', 'שיעורים', 'לפני', 'אחרי', 'הפרש']);
  for (const head of heads) expect(head.closest('.sr-only')).toBeNull();
  expect(table.getAllByRole('rowheader')).toHaveLength(6);
  await userEvent.click(table.getByRole('button', { name: 'ועוד 3' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(9);
  expect(table.queryByRole('button')).toBeNull();
});

it('steps are drawn as stairs while they are written', async () => {
  const form = await writeNew();
  await userEvent.click(form.getByRole('radio', { name: 'במדרגות' }));
  await userEvent.type(form.getByLabelText('מדרגה 1: כמה פחות'), '5');
  await userEvent.type(form.getByLabelText('מדרגה 2: כמה פחות'), '10');
  expect(form.getByRole('img', { name: 'מדרגות: 4: 5%, 8: 10%' })).toBeVisible();
});

it('the basic plan opens what a higher one holds', async () => {
  plan = 'basic';
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'הנחה' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});
