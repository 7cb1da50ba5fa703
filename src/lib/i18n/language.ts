/** The language of the interface: Hebrew first; choosing one turns the page's direction with it. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { untilItComes } from '../page/untilItComes.ts';
import { he } from './he/he.ts';

export type Language = 'he' | 'en';

/** What a language brings beside its words. */
const manners = {
  he: { name: 'עברית', direction: 'rtl', dates: 'he' },
  // "en" alone would write the American order of a date.
  en: { name: 'English', direction: 'ltr', dates: 'en-GB' },
} as const;

/** Its own name, in itself. */
export const nameOfLanguage = (language: Language): string => manners[language].name;

export const directionOf = (language: Language): 'rtl' | 'ltr' => manners[language].direction;

/** By which locale the browser writes its dates. */
export const datesOf = (language: Language): string => manners[language].dates;

export const isLanguage = (value: unknown): value is Language => value === 'he' || value === 'en';

/** The language that public/firstPaint.js has set before the first paint. */
const firstLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'he');

export const languageNow = (): Language => (i18next.language === 'en' ? 'en' : 'he');

/** English comes only when it is asked for; Hebrew is in the first load. */
async function fetchWords(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'words')) return;
  const { en } = await untilItComes(() => import('./en/en.ts'));
  i18next.addResourceBundle(language, 'words', en);
}

/** The words themselves, without a page that turns its direction. */
export const loadWords = (): Promise<unknown> =>
  i18next.use(initReactI18next).init({
    lng: 'he',
    resources: { he: { words: he } },
    defaultNS: 'words',
    fallbackLng: 'he',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

export async function startWords(language: Language = firstLanguage()): Promise<void> {
  await loadWords();
  if (language !== 'he') await speak(language);
}

/** Speaks a language from now on in this tab. */
export async function speak(language: Language): Promise<void> {
  await fetchWords(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  // Installed, the product has the name of its language.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest-${language}.webmanifest`);
}

/** The language that a person chose on this device, if any. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem('language');
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A person's own choice: spoken at once and remembered on the device. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem('language', language);
    // The server answers with the public page of this language.
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // A device that stores nothing speaks Hebrew again next time.
  }
  await speak(language);
}
