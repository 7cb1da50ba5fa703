/** The language of the screen: its words are fetched when it is chosen, and the page's direction turns with it. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  directionOf,
  fallbackOf,
  isLanguage,
  languages,
  usualLanguage,
  type Language,
} from '../../../domain/basics/languages.ts';
import { untilItComes } from '../page/untilItComes.ts';
import { he } from './he/he.ts';
import { hyphenBeforeLatin } from './hyphenBeforeLatin.ts';
import { isolateForeign } from './isolateForeign.ts';
import { addDayNames, type DayNames } from './when.ts';

type Later = Exclude<Language, typeof usualLanguage>;
type Fetched = { words: object; dayNames?: DayNames };

/** The usual language is in the first load; each of the others comes when it is asked for, with the names of its days. */
const fetched: Record<Later, () => Promise<Fetched>> = {
  en: () => import('./en/en.ts').then(({ en }) => ({ words: en })),
  ar: () => import('./ar/ar.ts').then(({ ar, dayNames }) => ({ words: ar, dayNames })),
};

/** The language that public/firstPaint.js has set before the first paint. */
const firstLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : usualLanguage;
};

export const languageNow = (): Language => (isLanguage(i18next.language) ? i18next.language : usualLanguage);

/** What is not said in a language is said in its fallback, so that comes with it. */
async function fetchWords(language: Language): Promise<void> {
  const fallback = fallbackOf(language);
  const missing = [...new Set([language, fallback])].filter(
    (each): each is Later => each !== usualLanguage && !i18next.hasResourceBundle(each, 'words'),
  );
  await Promise.all(
    missing.map(async (each) => {
      const { words, dayNames } = await untilItComes(fetched[each]);
      if (dayNames) addDayNames(each, dayNames);
      i18next.addResourceBundle(each, 'words', words);
    }),
  );
}

/** The words themselves, without a page that turns its direction. */
export const loadWords = (): Promise<unknown> =>
  i18next
    .use(initReactI18next)
    .use(isolateForeign)
    .use(hyphenBeforeLatin)
    .init({
      lng: usualLanguage,
      resources: { he: { words: he } },
      defaultNS: 'words',
      fallbackLng: Object.fromEntries([
        ...languages.map((language) => [language, [fallbackOf(language)]]),
        ['default', [usualLanguage]],
      ]),
      interpolation: { escapeValue: false },
      postProcess: [isolateForeign.name, hyphenBeforeLatin.name],
      postProcessPassResolved: true,
      react: { useSuspense: false },
    });

export async function startWords(language: Language = firstLanguage()): Promise<void> {
  await loadWords();
  if (language !== usualLanguage) await speak(language);
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
