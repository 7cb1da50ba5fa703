/** The person's language and theme become the screen's when they sign in, and on a device that has none of its own (spec section 4). */
import { useEffect, useRef } from 'react';
import { storedTheme, useTheme } from '../ui/tokens/theme.ts';
import { keepAskedForPush } from '../lib/device/pushAsked.ts';
import { keepDismissal } from '../lib/device/useInstall.ts';
import { isLanguage, usualLanguage } from '../../domain/basics/languages.ts';
import { chooseLanguage, languageNow, speak, storedLanguage } from '../lib/i18n/language.ts';
import { useSession } from '../lib/session/session.ts';

export function usePreferences(): void {
  const { status, user } = useSession();
  const before = useRef<typeof status>('loading');
  useEffect(() => {
    const entered = before.current === 'out' && status === 'in';
    // Whoever comes back from an identity provider, or by a session of before, finds the page loaded anew.
    const isRestored = before.current === 'loading' && status === 'in';
    const left = before.current === 'in' && status === 'out';
    before.current = status;
    if (left) {
      // Signing out empties the device's store; how the screen looks and speaks is not the person's and stays.
      useTheme.getState().show(useTheme.getState().theme);
      keepDismissal();
      keepAskedForPush();
      if (languageNow() !== usualLanguage) void chooseLanguage(languageNow());
    }
    if (!(entered || isRestored) || !user) return;
    const { language, theme } = user.preferences;
    // What was chosen here since the sign-in stays.
    const isOpen = entered || storedTheme() === null;
    // Dark is the default of a user; only another one overrides what the device shows.
    if (isOpen && theme === 'light') useTheme.getState().show('light');
    // A language chosen on this device by hand stays.
    if (storedLanguage() === null && isLanguage(language)) void speak(language);
  }, [status, user]);
}
