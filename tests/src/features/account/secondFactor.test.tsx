/** The second factor on one's own account: turned on by the password and a code, its backup codes shown once, turned off again. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnSecondFactor } from '../../../../src/features/account/OwnSecondFactor.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';

const uri = 'otpauth://totp/Lesson%20Desk:noa%40example.test?secret=ABCDEFGHIJKLMNOP&issuer=Lesson%20Desk';
const backupCodes = ['aaaaa-11111', 'bbbbb-22222'];

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('he');
});

/** A server that takes one password and one code. */
function serve(since: string | null) {
  let state = { offered: true, since, codesLeft: since === null ? 0 : 1 };
  const refused = (code: string) => Response.json({ code }, { status: 400 });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/auth/second-factor') return Response.json(state);
    const { password, code } = JSON.parse(init?.body as string) as { password?: string; code?: string };
    if (!path.endsWith('confirm') && password !== 'mine') return refused('WRONG_CREDENTIALS');
    if (path.endsWith('begin')) return Response.json({ uri });
    if (code !== '123456') return refused('BAD_CODE');
    const isOn = path.endsWith('confirm');
    state = {
      offered: true,
      since: isOn ? String(Date.UTC(2026, 10, 20, 12)) : null,
      codesLeft: isOn ? 2 : 0,
    };
    return Response.json(isOn ? { backupCodes } : { status: 'ok' });
  });
}

it('is turned on by the password and one code, and shows the backup codes this once', async () => {
  serve(null);
  await speak('en');
  render(<OwnSecondFactor />);
  expect(await screen.findByText('It’s off.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Current password'), 'other{Enter}');
  expect(await screen.findByText('Wrong email or password.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Current password'));
  await userEvent.type(screen.getByLabelText('Current password'), 'mine{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  const code = screen.getByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '111111{Enter}');
  expect(await screen.findByText(/A code works once/)).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  const codes = await screen.findByRole('region', { name: 'Your backup codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(backupCodes);
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }));
  expect(screen.queryByText('aaaaa-11111')).toBeNull();
  expect(screen.getByText('On since 20 November 2026')).toBeVisible();
  expect(screen.getByText('2 backup codes left.')).toBeVisible();
});

it('is turned off by the password and a code, in Hebrew', async () => {
  serve(String(Date.UTC(2026, 10, 20, 12)));
  render(<OwnSecondFactor />);
  expect(await screen.findByText('נשאר קוד גיבוי אחד.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'לכבות…' }));
  await userEvent.type(screen.getByLabelText('הסיסמה של עכשיו'), 'mine');
  await userEvent.type(screen.getByLabelText('קוד מהאפליקציה, או קוד גיבוי'), '654321{Enter}');
  expect(await screen.findByText(/כל קוד טוב לפעם אחת/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('קוד מהאפליקציה, או קוד גיבוי'));
  await userEvent.type(screen.getByLabelText('קוד מהאפליקציה, או קוד גיבוי'), '123456{Enter}');
  expect(await screen.findByText('כבוי.')).toBeVisible();
});

it('says so where it cannot be known', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  render(<OwnSecondFactor />);
  expect(await screen.findByText('לא הצלחנו לבדוק אם השלב השני פעיל.')).toBeVisible();
});
