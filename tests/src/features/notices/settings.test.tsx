/** What a person wants to be told: chosen by hand, kept at once, and put back where it was not kept. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { useSession, type Role } from '../../../../src/lib/session/session.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

let said: object[] = [];
let status = 'ok';
const endpoint = answering(() => ({
  getNotificationSettings: () => ({
    id: 'me',
    off: ['subjects.mail'],
    quiet: null,
    agendaAt: null,
    remindMinutes: null,
  }),
  updateNotificationSettings: ({ input }: { input: object }) => {
    said.push(input);
    return { status, changeId: 'c1', refusal: null };
  },
}));
const school = setupServer(...endpoint.handlers);
school.listen();
const { NoticeSettings } = await import('../../../../src/features/notices/settings/NoticeSettings.tsx');
afterAll(() => school.close());

const signIn = (role: Role): void =>
  useSession.setState({
    status: 'in',
    user: { id: 'me', username: 'Dana', email: 'dana@example.test', role, preferences: {} } as never,
  });

beforeEach(async () => {
  said = [];
  status = 'ok';
  await speak('en');
});

async function open(role: Role): Promise<void> {
  signIn(role);
  render(
    <TooltipProvider>
      <NoticeSettings />
    </TooltipProvider>,
  );
  await screen.findByRole('switch', { name: 'Payments: In the app' });
}

it('a student turns the mail of lessons off, and it is kept at once', async () => {
  await open('student');
  expect(screen.getByRole('switch', { name: 'Subjects, prices and materials: Email' })).not.toBeChecked();
  const mail = screen.getByRole('switch', { name: 'Lessons booked, moved or cancelled: Email' });
  expect(mail).toBeChecked();
  await userEvent.click(mail);
  expect(mail).not.toBeChecked();
  await waitFor(() => expect(said).toEqual([{ off: ['lessons.mail'] }]));
});

it('a teacher, whom no mail of lessons is sent, is not offered any', async () => {
  await open('teacher');
  expect(screen.queryByRole('switch', { name: 'Payments: Email' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Payments: Device' })).toBeChecked();
});

it('quiet hours begin with the night, and a reminder is chosen by its time', async () => {
  await open('parent');
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('22:00');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Remind me before each lesson' }),
    'An hour before',
  );
  await waitFor(() =>
    expect(said).toEqual([{ quiet: { from: '22:00', to: '07:00' } }, { remindMinutes: 60 }]),
  );
});

it('what was not kept is shown as it was', async () => {
  status = 'BAD_REQUEST';
  await open('student');
  const mail = screen.getByRole('switch', { name: 'Payments: Email' });
  await userEvent.click(mail);
  await waitFor(() => expect(mail).toBeChecked());
});

it('a device without a service worker says why it cannot be told', async () => {
  await open('student');
  expect(screen.getByText(/aren’t supported here/)).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled();
});
