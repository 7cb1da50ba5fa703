/** A device is asked once whether it may tell, after a deed that others answer, with the reason, and not again after a no. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAfterAction } from '../../../../src/features/notices/askForPush.ts';
import { keepAskedForPush } from '../../../../src/lib/device/pushAsked.ts';
import { speak, startWords } from '../../../../src/lib/i18n/language.ts';
import { noteChange } from '../../../../src/lib/operations/lastChange.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { Toaster } from '../../../../src/ui/Toaster.tsx';
import { aPhone } from '../../lib/device/capacitorBridge.ts';

const phone = aPhone();
let stop: () => void;
const question = () => screen.queryByText('Shall we tell you on this device?');
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await startWords();
  await speak('en');
  phone.answers['PushNotifications.checkPermissions'] = () => ({ receive: 'prompt' });
  useSession.setState({ status: 'in', user: { id: 'me', role: 'teacher', preferences: {} } as never });
  // What is loaded by then is loaded before the clock stands still.
  await import('../../../../src/lib/device/nativePush.ts');
  vi.useFakeTimers();
  render(<Toaster />);
  stop = askAfterAction();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks three seconds after a deed and says why; whoever said no is not asked again, not after signing out either', async () => {
  await passes(60_000);
  expect(question()).toBeNull();
  noteChange('a change');
  await passes(2_900);
  expect(question()).toBeNull();
  await passes(200);
  expect(question()).toBeVisible();
  expect(screen.getByText(/lesson/)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Not now' }).click());
  await passes(1_000);
  expect(question()).toBeNull();
  expect(phone.calls.map(({ method }) => method)).not.toContain('requestPermissions');

  // Signing out empties the device.
  localStorage.clear();
  keepAskedForPush();
  expect(Object.keys(localStorage)).toEqual(['pushAsked']);
  stop();
  stop = askAfterAction();
  noteChange('another change');
  await passes(60_000);
  expect(question()).toBeNull();
});
