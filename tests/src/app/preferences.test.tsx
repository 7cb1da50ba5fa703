/** Theme and language as spec section 4 orders them: what the device has saved, else the system's; the person's own where they come in. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '../../../src/app/usePreferences.ts';
import { useSession } from '../../../src/lib/session/session.ts';
import { useTheme } from '../../../src/ui/tokens/theme.ts';
import { languageNow, speak } from '../../../src/lib/i18n/language.ts';

const userWith = (theme: string, language: string) =>
  ({ id: 'dana', role: 'student', preferences: { theme, language } }) as never;
const comes = (theme: string, language: string) =>
  act(() => useSession.setState({ status: 'in', user: userWith(theme, language) }));

beforeEach(async () => {
  for (const key of ['theme', 'language']) localStorage.removeItem(key);
  useTheme.setState({ theme: 'dark' });
  await speak('he');
});
afterEach(() => act(() => useSession.setState({ status: 'out', user: null })));

describe.each([
  ['by signing in here', 'out'],
  ['with the page loaded anew, as from an identity provider', 'loading'],
] as const)('whoever comes %s', (_how, before) => {
  beforeEach(() => useSession.setState({ status: before, user: null }));

  it('finds the theme and the language of their own, and the theme is saved', async () => {
    renderHook(() => usePreferences());
    comes('light', 'en');
    expect(useTheme.getState().theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    await vi.waitFor(() => expect(languageNow()).toBe('en'));
  });

  it('keeps the language that was chosen on this device', () => {
    localStorage.setItem('language', 'he');
    renderHook(() => usePreferences());
    comes('light', 'en');
    expect(languageNow()).toBe('he');
  });

  it.each(['light', 'dark'] as const)(
    'keeps what the device shows (%s) where dark is theirs by default',
    (shown) => {
      useTheme.setState({ theme: shown });
      renderHook(() => usePreferences());
      comes('dark', 'he');
      expect(useTheme.getState().theme).toBe(shown);
    },
  );
});

it('a session that was there before leaves the theme that was chosen here since', () => {
  localStorage.setItem('theme', 'dark');
  useSession.setState({ status: 'in', user: userWith('light', 'he') });
  renderHook(() => usePreferences());
  expect(useTheme.getState().theme).toBe('dark');
});
