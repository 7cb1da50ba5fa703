/** What a sentence asks of the device is done there, and said where the device refuses. */
import { act, render, screen } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { doOnDevice } from '../../../../src/features/chat/conversation/doOnDevice.ts';
import { speak, storedLanguage } from '../../../../src/lib/i18n/language.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await speak('he');
});

it('a language chosen by a sentence is spoken, and remembered on this device', async () => {
  doOnDevice({ kind: 'language', value: 'en' });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(storedLanguage()).toBe('en');
});

it('a link that the browser keeps off the clipboard is shown instead', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  render(<Toaster />);
  await act(async () => doOnDevice({ kind: 'copy', value: '/lessonSignup?teacherId=rivka-cohen' }));
  expect(await screen.findByText(/\/lessonSignup\?teacherId=rivka-cohen$/)).toBeVisible();
});
