/** The list of notifications by hand: read, followed, deleted, brought back, older ones, and what is shown while there is none. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { unreadIn, useNotices } from '../../../../src/lib/entities/useNotices.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { useShell } from '../../../../src/lib/page/useShell.ts';
import { onGo } from '../../../../src/lib/routes/go.ts';
import { useSession, type Role } from '../../../../src/lib/session/session.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';

type Row = {
  id: string;
  title: string;
  message: string;
  timestamp: string;
  read: boolean;
  removed: boolean;
  type: string;
};

const row = (id: string, title: string, params: object | string, part: Partial<Row> = {}): Row => ({
  id,
  title,
  message: typeof params === 'string' ? params : JSON.stringify(params),
  timestamp: String(toMs('2026-11-22T12:40', zone)),
  read: false,
  removed: false,
  type: 'info',
  ...part,
});

let rows: Row[] = [];
let isAway = false;
let here = Promise.resolve();
let asked: string[] = [];
const went: string[] = [];

const endpoint = answering(() => ({
  getNotifications: async ({ limit, offset }: { limit: number; offset?: number }) => {
    await here;
    if (isAway) throw new Error('away');
    const from = offset ?? 0;
    return rows.filter(({ removed }) => !removed).slice(from, from + limit);
  },
  markNotificationAsRead: ({ id }: { id: string }) => done('read', id),
  markAllNotificationsAsRead: () => done('readAll'),
  deleteNotification: ({ id }: { id: string }) => done('delete', id),
  deleteUserNotifications: () => done('clear'),
  undoChange: () => done('undo'),
}));
const school = setupServer(...endpoint.handlers);
// The line takes the WebSocket that it finds when it is made.
school.listen();
const { followNotices } = await import('../../../../src/features/notices/followNotices.ts');
const { NoticesDialog } = await import('../../../../src/features/notices/NoticesDialog.tsx');

function done(what: string, id = ''): object {
  asked.push(`${what} ${id}`.trim());
  return { status: isAway ? 'NOT_FOUND' : 'ok', changeId: 'change-1' };
}

function enter(role: Role): void {
  useSession.setState({
    status: 'in',
    user: {
      id: `${role}-1`,
      role,
      username: 'Rivka Cohen',
      email: 'rivka@example.test',
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    },
  });
}

let leave = (): void => undefined;

async function open(role: Role = 'teacher'): Promise<HTMLElement> {
  enter(role);
  useShell.setState({ noticesOpen: true });
  leave = followNotices();
  render(
    <TooltipProvider>
      <NoticesDialog />
    </TooltipProvider>,
  );
  return screen.findByRole('dialog', { name: 'Notifications' });
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T13:12', zone) });
  // What writes documents would else be fetched by the first action.
  await import('../../../../src/lib/operations/stepsDocument.ts');
  onGo((path) => went.push(path));
  await speak('en');
});
beforeEach(() => {
  went.length = 0;
  asked = [];
  isAway = false;
});
afterEach(() => {
  leave();
  useSession.setState({ status: 'out', user: null });
});
afterAll(async () => {
  vi.useRealTimers();
  school.close();
  await speak('he');
});

const phone = row('5', 'StudentPhoneChanged', {
  studentId: 'dana',
  studentName: 'Dana',
  oldPhone: '+972 52-555-0187',
  newPhone: '+972 54-555-0114',
});
const moved = row(
  '4',
  'MeetingUpdated',
  {
    meetingId: 'm1',
    subjectName: 'Maths',
    date: toMs('2026-11-26T17:00', zone),
    oldStart: toMs('2026-11-26T16:00', zone),
    newStart: toMs('2026-11-26T17:00', zone),
  },
  { read: true, timestamp: String(toMs('2026-11-21T21:18', zone)) },
);
const broken = row('3', 'MeetingAdded', '{broken', {
  read: true,
  timestamp: String(toMs('2026-11-20T08:31', zone)),
});

it('shows the newest first under its day, the unread as such, with the old and the new and the moment', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  rows = [phone, moved, broken];
  const dialog = await open();
  const items = await within(dialog).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^New: Dana has a new phone number\+972 52-555-0187 → \+972 54-555-0114.*22\/11\/2026 12:40/,
    ) as string,
    expect.stringMatching(/Thu 26 Nov, 16:00 → Thu 26 Nov, 17:00.*21\/11\/2026 21:18/) as string,
    // What cannot be read is shown as it came.
    expect.stringMatching(/^{broken.*20\/11\/2026 08:31/) as string,
  ]);
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'Yesterday, Saturday', 'Friday']);
  expect(within(dialog).getByText('one new')).toBeVisible();
});

it('opening one reads it and leads to what it is about', async () => {
  rows = [phone, moved];
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: /^(?:New:)?\s*Dana has/ }));
  await waitFor(() => expect(asked).toEqual(['read 5']));
  expect(went).toEqual(['/students?studentId=dana']);
  expect(useShell.getState().noticesOpen).toBe(false);
  expect(unreadIn(useNotices.getState())).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Maths was changed/ }));
  expect(went.at(-1)).toBe(`/home?meetingId=m1&date=${toMs('2026-11-26T17:00', zone)}`);
  expect(asked).toEqual(['read 5']);
});

it('all are read at once', async () => {
  rows = [phone, row('6', 'StudentEmailChanged', { studentName: 'Noam' })];
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(asked).toEqual(['readAll']));
  expect(within(dialog).queryByText('New:')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

it('one is deleted by its button or by the key, and comes back by Undo', async () => {
  rows = [phone, moved];
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Delete: Dana has/ }));
  await waitFor(() => expect(asked).toEqual(['delete 5']));
  expect(within(dialog).queryByText(/Dana has/)).toBeNull();
  expect(await within(dialog).findByText('One notification deleted')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await within(dialog).findByText(/Dana has/)).toBeVisible();
  expect(asked).toEqual(['delete 5', 'undo']);
  within(dialog)
    .getByRole('button', { name: /^(?:New:)?\s*Dana has/ })
    .focus();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await waitFor(() => expect(asked).toEqual(['delete 5', 'undo', 'delete 4']));
  expect(within(dialog).getByRole('button', { name: /^(?:New:)?\s*Dana has/ })).toHaveFocus();
});

it('all are deleted, and the empty list says what will stand there', async () => {
  rows = [phone, moved];
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Clear all' }));
  expect(await within(dialog).findByRole('heading', { name: 'No notifications' })).toBeVisible();
  expect(await within(dialog).findByText('2 notifications deleted')).toBeVisible();
  expect(asked).toEqual(['clear']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
});

it('what the server refuses is as it was, and is said', async () => {
  rows = [phone];
  const dialog = await open();
  const button = await within(dialog).findByRole('button', { name: /^Delete: Dana has/ });
  isAway = true;
  await userEvent.click(button);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This wasn’t saved. Try again.');
  expect(within(dialog).getByText(/Dana has/)).toBeVisible();
});

it('while they load there are five rows, and a failure can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  rows = [phone];
  isAway = true;
  let come = (): void => undefined;
  here = new Promise((resolve) => (come = resolve));
  const dialog = await open();
  expect(document.querySelectorAll('[data-slot="notice-skeleton"]')).toHaveLength(5);
  come();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to fetch notifications');
  isAway = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText(/Dana has/)).toBeVisible();
});

it('fifty come at a time', async () => {
  rows = Array.from({ length: 70 }, (_, n) =>
    row(`n${String(99 - n).padStart(2, '0')}`, 'StudentEmailChanged', { studentName: `Student ${n}` }),
  );
  const dialog = await open();
  // By role each row would be asked for its name, which takes its time.
  const shown = () => dialog.querySelectorAll('[data-notice]').length;
  await waitFor(() => expect(shown()).toBe(50));
  await userEvent.click(within(dialog).getByText('Show older ones'));
  await waitFor(() => expect(shown()).toBe(70));
  expect(within(dialog).queryByText('Show older ones')).toBeNull();
  expect(within(dialog).getByText('70 new')).toBeVisible();
});

it('what comes, is read or deleted on another device stands here at once', async () => {
  rows = [phone];
  const dialog = await open('student');
  await within(dialog).findByText(/Dana has/);
  await waitFor(() => expect(endpoint.isWatched('notifications')).toBe(true));
  const come = row('7', 'TeacherPhoneChanged', { teacherName: 'Rivka' });
  await act(() => endpoint.tell('notifications', come));
  expect(await within(dialog).findByText('Rivka has a new phone number')).toBeVisible();
  await act(() => endpoint.tell('notifications', { ...come, read: true }));
  await act(() => endpoint.tell('notifications', { ...phone, removed: true }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  expect(unreadIn(useNotices.getState())).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Rivka has/ }));
  expect(went).toEqual(['/students/home']);
});
