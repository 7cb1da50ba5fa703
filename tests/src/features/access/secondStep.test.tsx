/** The second step of signing in: a code, or a backup code where the device is lost. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SecondStep } from '../../../../src/features/access/SecondStep.tsx';
import { SignIn } from '../../../../src/features/access/SignIn.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import type { AccessFailure } from '../../../../src/lib/session/callEndpoint.ts';
import { useSession } from '../../../../src/lib/session/session.ts';

const secondStep = vi.fn<(code: string) => Promise<AccessFailure | null>>();

beforeEach(() => {
  secondStep.mockReset().mockResolvedValue(null);
  useSession.setState({ status: 'out', user: null, secondStep, signIn: async () => 'SECOND_STEP' });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('he');
});

function open(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignIn /> },
      { path: '/secondStep', element: <SecondStep /> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it('follows the right password, and what the address carries goes along', async () => {
  await speak('en');
  const router = open('/login?subscribe=premium');
  await userEvent.type(screen.getByLabelText('Email'), 'noa@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'mine{Enter}');
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/secondStep', search: '?subscribe=premium' });
});

it('takes six digits, which a phone may offer, and says when they are wrong', async () => {
  open('/secondStep');
  const code = screen.getByLabelText('הקוד');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '12345{Enter}');
  expect(await screen.findByText(/קוד האימות לא נכון/)).toBeVisible();
  expect(secondStep).not.toHaveBeenCalled();
  secondStep.mockResolvedValueOnce('BAD_CODE');
  await userEvent.type(code, '6{Enter}');
  expect(secondStep).toHaveBeenCalledExactlyOnceWith('123456');
  expect(await screen.findByText(/קוד האימות לא נכון/)).toBeVisible();
});

it('takes a backup code of whoever has no device, and says when the sign-in is over', async () => {
  await speak('en');
  secondStep.mockResolvedValue('SECOND_STEP_OVER');
  open('/secondStep');
  await userEvent.click(screen.getByRole('button', { name: 'I don’t have my device' }));
  await userEvent.type(screen.getByLabelText('Backup code'), 'aaaaa-11111{Enter}');
  expect(secondStep).toHaveBeenCalledExactlyOnceWith('aaaaa-11111');
  expect(await screen.findByText(/Please sign in again/)).toBeVisible();
});
