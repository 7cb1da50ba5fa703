/** What the list of students says is to pay is what the ledger says: with discounts, and less what came in already. */
import { render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, it } from 'vitest';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'r@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
};

const hourMs = 3_600_000;
const begun = Math.ceil(Date.now() / hourMs) * hourMs - 48 * hourMs;

const lesson = (id: string, startMs: number, attendees: object[]) => ({
  id,
  version: 1,
  removed: false,
  organizer: 'rivka',
  seriesId: id,
  start: String(startMs),
  end: String(startMs + hourMs),
  timeZone: 'Asia/Jerusalem',
  subject: 'מתמטיקה',
  capacity: 2,
  cost: 150,
  rrule: null,
  exdates: [],
  location: 'teacher',
  createdAt: '0',
  attendees,
});

/** In a group of two, a tenth less for each. */
const tenth = {
  id: 'd1',
  version: 1,
  removed: false,
  teacherId: 'rivka',
  name: 'עשירית',
  description: '',
  subject: null,
  type: 'percentage',
  value: 10,
  progressiveSteps: [],
  conditionType: 'groupMeeting',
  conditionValue: 2,
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

let payments: object[] = [];
let absences: object[] = [];
let discounts: object[] = [];
const student = (id: string, username: string, payerId: string) => ({
  id,
  username,
  email: `${id}@example.test`,
  payerId,
  links: [],
});
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    version: 4,
    userData: { lessonDuration: 60, subscriptionPlan: 'ultra', subscriptionStatus: 'ACTIVE' },
  },
  // Two of one family.
  getStudentsByTeacherId: [student('dana', 'דנה לוי', 'ruth'), student('noam', 'נועם לוי', 'ruth')],
  subjectsById: [],
  getDiscountsByTeacherId: discounts,
  getExpensesByTeacherId: [],
  meetingsByTeacherId: [
    lesson('m1', begun, [
      { attendeeId: 'dana', name: 'דנה לוי', absences },
      { attendeeId: 'noam', name: 'נועם לוי' },
    ]),
  ],
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: payments,
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: [],
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { StudentsScreen } = await import('../../../../src/features/people/StudentsScreen.tsx');

async function cardOf(id: string) {
  useSession.setState({ status: 'in', user: rivka });
  await useEntityStore.getState().open(rivka);
  const element = (
    <TooltipProvider>
      <StudentsScreen />
    </TooltipProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/?studentId=${id}`] });
  render(<RouterProvider router={router} />);
  const label = await screen.findByText('לתשלום');
  return within(label.parentElement ?? label);
}

const came = (amount: number) => ({
  id: 'p1',
  version: 1,
  removed: false,
  teacherId: 'rivka',
  type: 'payment',
  payerId: 'ruth',
  studentId: null,
  amount,
  currency: 'ILS',
  method: 'bit',
  date: '2026-01-01',
  note: '',
  lessons: 0,
  endDate: null,
  refundOf: null,
  createdAt: '0',
});

afterEach(async () => {
  payments = [];
  absences = [];
  discounts = [];
  useEntityStore.getState().close();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

it('without a discount a lesson is owed in full', async () => {
  expect(await (await cardOf('dana')).findByText('₪150')).toBeVisible();
});

it('a lesson with a discount is owed at its price with the discount', async () => {
  discounts = [tenth];
  expect(await (await cardOf('dana')).findByText('₪135')).toBeVisible();
});

it('what the family paid ahead is taken off what one child owes', async () => {
  discounts = [tenth];
  payments = [came(100)];
  expect(await (await cardOf('dana')).findByText('₪35')).toBeVisible();
});

it('what covers the lesson of one child is not taken off for the other as well', async () => {
  discounts = [tenth];
  payments = [came(200)];
  expect(await (await cardOf('noam')).findByText('₪70')).toBeVisible();
});

it('what is left of what the family paid stands beside it as credit', async () => {
  payments = [came(500)];
  const owed = await cardOf('dana');
  expect(await owed.findByText('₪0')).toBeVisible();
  expect(owed.getByText('זיכוי')).toHaveTextContent('₪200');
});

it('the card tells of each lesson what the ledger tells, a late cancel with its price', async () => {
  absences = [{ kind: 'late', occurrence: String(begun) }];
  await cardOf('dana');
  const history = await screen.findByText(/ביטול מאוחר/);
  expect(history).toHaveTextContent('לא שולם');
  expect(history.nextElementSibling).toHaveTextContent('₪150');
});
