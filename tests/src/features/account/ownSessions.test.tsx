/** The list of devices at which a person is in. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnSessions } from '../../../../src/features/account/OwnSessions.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';

const here = { id: 'a', device: 'Firefox · Linux', since: String(Date.UTC(2026, 10, 20, 12)), here: true };
const phone = {
  id: 'b',
  device: 'Chrome · Android',
  since: String(Date.UTC(2026, 10, 1, 12)),
  here: false,
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('he');
});

/** A server that takes the password, and forgets the session that is ended. */
function serve() {
  let sessions = [here, phone];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/auth/sessions') return Response.json({ sessions });
    const body = JSON.parse(init?.body as string) as { password: string; id?: string };
    asked.push(body);
    if (body.password !== 'mine') return Response.json({ code: 'WRONG_CREDENTIALS' }, { status: 401 });
    sessions = sessions.filter((one) => one.here || (body.id !== undefined && one.id !== body.id));
    return Response.json({ status: 'ok' });
  });
  return asked;
}

it('names each device and when it came in, and signs one out by the password', async () => {
  const asked = serve();
  await speak('en');
  render(<OwnSessions />);
  const row = (await screen.findByText('Chrome · Android')).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Signed in since 1 November 2026');
  expect(screen.getByText('Firefox · Linux').closest('li')).toHaveTextContent('This device');
  await userEvent.click(within(row).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
  await userEvent.type(screen.getByLabelText('Current password'), 'mine');
  await userEvent.click(within(row).getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
  expect(asked.at(-1)).toEqual({ password: 'mine', id: 'b' });
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

it('signs out all the others at once, in Hebrew', async () => {
  const asked = serve();
  render(<OwnSessions />);
  await userEvent.type(await screen.findByLabelText('הסיסמה של עכשיו'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'לנתק את כל המכשירים האחרים' }));
  await vi.waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
  expect(asked).toEqual([{ password: 'mine' }]);
});

it('says so where the list cannot be had', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  render(<OwnSessions />);
  expect(await screen.findByText('לא הצלחנו להביא את רשימת המכשירים.')).toBeVisible();
});
