/** The teacher's payments on screen: who owes what, what is marked as paid, and what another amount covers. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
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
let payments: object[] = [];
let lessons: object[] = [];
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    version: 4,
    userData: { lessonDuration: 60, subscriptionPlan: 'basic', subscriptionStatus: 'ACTIVE' },
  },
  paymentsByTeacherId: payments,
  familyMailsByTeacherId: [],
  remindFamily(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-4' };
  },
  sendStatement(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-6' };
  },
  refundPayment(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-5' };
  },
  meetingsByTeacherId: lessons,
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
  payments = [];
  lessons = [lesson('older', 9), lesson('newer', 2)];
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
  // Nobody knows yet how they pay.
  await userEvent.click(
    within(owing.getByRole('group', { name: 'איך שולם' })).getByRole('button', { name: 'העברה' }),
  );
  // The first action fetches what sends it.
  expect(await screen.findByText('דנה: סומן כשולם, העברה', {}, { timeout: 15_000 })).toBeVisible();
  expect(sent).toMatchObject([
    {
      method: 'transfer',
      marks: [
        { meetingId: 'older', attendeeId: 'dana' },
        { meetingId: 'newer', attendeeId: 'dana' },
      ],
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'ביטול' }));
  await expect.poll(() => undone).toEqual(['c-1']);
});

it('one lesson is marked as paid by its own box', async () => {
  const owing = await open();
  const boxes = owing.getAllByRole('button', { name: /^דנה, .*: שולם$/ });
  expect(boxes).toHaveLength(2);
  await userEvent.click(boxes[1] as HTMLElement);
  await userEvent.click(owing.getByRole('button', { name: 'מזומן' }));
  await expect.poll(() => sent).toMatchObject([{ marks: [{ meetingId: 'newer', attendeeId: 'dana' }] }]);
});

it('another amount says what it covers, the oldest lesson first, before it is recorded', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'סכום אחר' }));
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
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'סכום אחר' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('סכום'), '350');
  expect(dialog.getByText('₪50 יישארו כזיכוי')).toBeVisible();
});

it('a sum that cannot be recorded says why, and Enter records one that can', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'סכום אחר' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('סכום');
  for (const [text, why] of [
    ['abc', 'רק מספר, למשל 150'],
    ['-50', 'סכום גדול מאפס'],
    ['300.555', 'עד 2 ספרות אחרי הנקודה'],
  ] as const) {
    await userEvent.clear(amount);
    await userEvent.type(amount, `${text}{Enter}`);
    expect(dialog.getByText(why)).toBeVisible();
  }
  expect(sent).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '200{Enter}');
  await expect.poll(() => sent).toMatchObject([{ input: { amount: 200 } }]);
});

it('a package of ten lessons is sold to whom the family says, at a price for all of them, until a last day', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'חבילת שיעורים' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'חבילת שיעורים' }));
  expect(dialog.getByRole('button', { name: 'לרשום 10 שיעורים' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('מחיר החבילה'), '1400');
  expect(dialog.getByText('₪140 לשיעור')).toBeVisible();
  await userEvent.click(dialog.getByRole('switch', { name: 'עד תאריך' }));
  await userEvent.click(dialog.getByRole('button', { name: 'לרשום 10 שיעורים' }));
  const sale = { type: 'package', payerId: 'dana', studentId: 'dana', lessons: 10, amount: 1400 };
  await expect.poll(() => sent).toMatchObject([{ input: { ...sale, endDate: expect.any(String) } }]);
});

it('the account of the month that is chosen is kept in a file that says whose and when, and goes out by mail', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/statements/rivka/:month', ({ params }) => {
      asked.push(String(params['month']));
      return new HttpResponse('%PDF-');
    }),
  );
  const kept: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  // Their first lesson was more than a month ago: the months since then can be asked for, and no other.
  lessons = [lesson('first', 70), lesson('newer', 2)];
  const [first = '', latest] = [70, 0].map((days) =>
    new Date(ago(days)).toLocaleDateString('en-CA', { timeZone: 'Asia/Jerusalem' }).slice(0, 7),
  );
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'חשבון חודשי' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'חשבון חודשי: דנה' }));
  const choice = dialog.getByLabelText('חודש');
  const offered = within(choice).getAllByRole<HTMLOptionElement>('option');
  expect(offered[0]).toHaveValue(latest);
  expect(offered.at(-1)).toHaveValue(first);
  await userEvent.selectOptions(choice, first);
  await userEvent.click(dialog.getByRole('button', { name: 'קובץ PDF' }));
  await expect.poll(() => kept).toEqual([`חשבון דנה ${first}.pdf`]);
  expect(asked).toEqual([first]);
  await userEvent.click(dialog.getByRole('button', { name: 'לשלוח במייל' }));
  await expect.poll(() => sent).toMatchObject([{ payerId: 'dana', month: first }]);
  expect(await screen.findByText('דנה: החשבון נשלח במייל')).toBeVisible();
  click.mockRestore();
  server.resetHandlers();
});

it('a family is reminded by hand', async () => {
  const owing = await open();
  await userEvent.click(owing.getByRole('button', { name: 'דנה: עוד פעולות' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'לשלוח תזכורת' }));
  await expect.poll(() => sent).toMatchObject([{ payerId: 'dana' }]);
});

it('a payment is given back in part, and never more than came in; the next one is noted as the last one came', async () => {
  payments = [
    {
      id: 'p-1',
      version: 1,
      teacherId: 'rivka',
      type: 'payment',
      payerId: 'dana',
      amount: 100,
      currency: 'ILS',
      method: 'bit',
      date: '2026-11-01',
      createdAt: '1',
    },
  ];
  const owing = await open();
  const received = within(await screen.findByRole('region', { name: 'התקבלו לאחרונה' }));
  await userEvent.click(received.getByRole('button', { name: /^התשלום של דנה/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'החזר' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'החזר: דנה' }));
  const amount = dialog.getByLabelText('סכום');
  await userEvent.clear(amount);
  await userEvent.type(amount, '101');
  expect(dialog.getByText('לכל היותר ₪100')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '30');
  expect(dialog.getByText(/^נפתחים שוב השיעורים של/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'להחזיר ₪30' }));
  await expect.poll(() => sent).toMatchObject([{ id: 'p-1', amount: 30, method: 'bit' }]);
  await userEvent.click(owing.getByRole('button', { name: 'דנה: הכול שולם' }));
  await expect.poll(() => sent[1]).toMatchObject({ method: 'bit' });
});
