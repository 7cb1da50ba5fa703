/** The teacher's payments on screen: who owes what, what is marked as paid, and what another amount covers. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { Toaster } from '../../../../src/ui/Toaster.tsx';
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
/** A whole hour, some days ago. */
const ago = (days: number): number => Math.floor(Date.now() / hourMs) * hourMs - days * dayMs;

const lesson = (id: string, days: number) => ({
  id,
  version: 1,
  removed: false,
  organizer: 'rivka',
  seriesId: id,
  start: String(ago(days)),
  end: String(ago(days) + hourMs),
  timeZone: 'Asia/Jerusalem',
  subject: 'מתמטיקה',
  capacity: 1,
  cost: 150,
  rrule: null,
  exdates: [],
  location: 'teacher',
  createdAt: '0',
  attendees: [{ attendeeId: 'dana', name: 'דנה' }],
});

let sent: Record<string, unknown>[] = [];
let undone: unknown[] = [];
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    version: 4,
    userData: { lessonDuration: 60, subscriptionPlan: 'basic', subscriptionStatus: 'ACTIVE' },
  },
  meetingsByTeacherId: [lesson('older', 9), lesson('newer', 2)],
  markPayments(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-1' };
  },
  addPayment(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-2' };
  },
  undoChange(args: { changeId: unknown }) {
    undone.push(args.changeId);
    return { status: 'ok', changeId: 'c-3' };
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { PaymentsScreen } = await import('../../../../src/features/money/PaymentsScreen.tsx');

async function open() {
  useSession.setState({ status: 'in', user: rivka });
  await useEntityStore.getState().open(rivka);
  const element = (
    <TooltipProvider>
      <PaymentsScreen />
      <Toaster />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return within(await screen.findByRole('list', { name: 'חובות' }));
}

beforeEach(() => {
  sent = [];
  undone = [];
});
afterEach(async () => {
  useEntityStore.getState().close();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

it('a family that owes for two lessons pays both at once, and that can be undone', async () => {
  const owing = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('₪300');
  await userEvent.click(owing.getByRole('button', { name: 'דנה: הכול שולם' }));
  // The first deed fetches what sends it.
  expect(await screen.findByText('דנה: סומן כשולם', {}, { timeout: 15_000 })).toBeVisible();
  expect(sent).toMatchObject([
    {
      marks: [
        { meetingId: 'older', attendeeId: 'dana' },
        { meetingId: 'newer', attendeeId: 'dana' },
      ],
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'לבטל' }));
  await expect.poll(() => undone).toEqual(['c-1']);
});

it('one lesson is marked as paid by its own box', async () => {
  const owing = await open();
  const boxes = owing.getAllByRole('button', { name: /^דנה, .*: שולם$/ });
  expect(boxes).toHaveLength(2);
  await userEvent.click(boxes[1] as HTMLElement);
  await expect.poll(() => sent).toMatchObject([{ marks: [{ meetingId: 'newer', attendeeId: 'dana' }] }]);
});

it('another amount says what it covers, the oldest lesson first, before it is recorded', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: סכום אחר' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('סכום'), '200');
  const [first, second] = within(dialog.getByRole('list', { name: 'מה ייסגר' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('נסגר');
  expect(first).toHaveTextContent('₪150');
  expect(second).toHaveTextContent('יישארו ₪100');
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'לרשום ₪200' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ input: { type: 'payment', payerId: 'dana', amount: 200, method: 'bit' } }]);
});

it('what is paid beyond all that is owed is said to stay as credit', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: סכום אחר' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('סכום'), '350');
  expect(dialog.getByText('₪50 יישארו כזיכוי')).toBeVisible();
});
