/** The languages of people, each declared once: what is drawn, dated, mailed or prerendered in one derives from its row (docs/adding-a-language.md). */

export type Weekday = 0 | 1 | 6;

type Declared = {
  /** Its own name, in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** By which locale Intl writes its dates; figures and the calendar of months are the product's, whatever the locale's own are. */
  dates: string;
  /** By which locale sums are written: the sign stands before the figures in all of them. */
  sums: string;
  /** A day in a row and a weekday in a row, as date-fns writes patterns. */
  day: 'd.M' | 'd/M' | 'd MMM';
  weekday: 'EEEE' | 'EEE';
  /** 0 = Sunday. */
  weekStart: Weekday;
  /**
   * whole: every word of the product stands in it, mails and public pages too, and sentences are understood in it.
   * shell: the words of src/lib/i18n/<code>; the rest is said in the fallback.
   * none: it can be read and dated, and is not offered.
   */
  words: 'whole' | 'shell' | 'none';
  /** What is said instead where it has no words. */
  fallback: 'he' | 'en';
};

const declared = {
  he: {
    name: 'עברית',
    direction: 'rtl',
    dates: 'he-IL',
    sums: 'en-IL',
    day: 'd.M',
    weekday: 'EEEE',
    weekStart: 0,
    words: 'whole',
    fallback: 'he',
  },
  en: {
    name: 'English',
    direction: 'ltr',
    // "en" alone would write the American order of a date.
    dates: 'en-GB',
    sums: 'en',
    day: 'd MMM',
    weekday: 'EEE',
    weekStart: 0,
    words: 'whole',
    fallback: 'he',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    // Hours and sums are written 0–9, so dates beside them are too.
    dates: 'ar-IL-u-nu-latn',
    sums: 'en-IL',
    day: 'd/M',
    weekday: 'EEEE',
    weekStart: 6,
    words: 'shell',
    fallback: 'en',
  },
  fa: {
    name: 'فارسی',
    direction: 'rtl',
    // The calendar of the product counts Gregorian months; the locale's own is another.
    dates: 'fa-IR-u-ca-gregory-nu-latn',
    sums: 'en-IL',
    day: 'd/M',
    weekday: 'EEEE',
    weekStart: 6,
    words: 'none',
    fallback: 'en',
  },
  ur: {
    name: 'اردو',
    direction: 'rtl',
    dates: 'ur-PK-u-nu-latn',
    sums: 'en-IL',
    day: 'd/M',
    weekday: 'EEEE',
    weekStart: 0,
    words: 'none',
    fallback: 'en',
  },
} as const satisfies Record<string, Declared>;

export type LanguageCode = keyof typeof declared;
type With<Words extends Declared['words']> = {
  [Code in LanguageCode]: (typeof declared)[Code]['words'] extends Words ? Code : never;
}[LanguageCode];

/** What the screen can be read in. */
export type Language = With<'whole' | 'shell'>;
/** What everything is said in. */
export type WholeLanguage = With<'whole'>;

const codes = Object.keys(declared) as LanguageCode[];

/** Those a person may choose from. */
export const languages = codes.filter((code): code is Language => declared[code].words !== 'none');

export const wholeLanguages = codes.filter((code): code is WholeLanguage => declared[code].words === 'whole');

/** Of whoever has chosen none. */
export const usualLanguage = 'he' satisfies WholeLanguage;

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

export const isWhole = (value: unknown): value is WholeLanguage =>
  (wholeLanguages as readonly unknown[]).includes(value);

/** What is written where only a whole language will do: mails, contracts, public pages, the reading of sentences. */
export const wholeLanguage = (value: unknown): WholeLanguage => {
  if (isWhole(value)) return value;
  return isLanguage(value) ? declared[value].fallback : usualLanguage;
};

export const otherLanguages = (language: Language): Language[] =>
  languages.filter((each) => each !== language);

export const fallbackOf = (language: LanguageCode): WholeLanguage => declared[language].fallback;
export const nameOfLanguage = (language: LanguageCode): string => declared[language].name;
export const directionOf = (language: LanguageCode): 'rtl' | 'ltr' => declared[language].direction;
export const datesOf = (language: LanguageCode): string => declared[language].dates;
/** By which locale it says how long ago something was: its own words in the figures of the product. */
export const phrasesOf = (language: LanguageCode): string => `${language}-u-nu-latn`;
export const sumsOf = (language: LanguageCode): string => declared[language].sums;
export const patternsOf = (language: LanguageCode): Pick<Declared, 'day' | 'weekday'> => declared[language];

/** On which a person may let the week begin. */
export const weekStarts = ['SU', 'MO', 'SA'] as const;
export type WeekStart = (typeof weekStarts)[number];
const chosenDays: Record<string, Weekday> = { SU: 0, MO: 1, SA: 6 } satisfies Record<WeekStart, Weekday>;

/** As the person has chosen it, else as the language has it. */
export const weekStartOf = (language: LanguageCode, chosen?: string | null): Weekday =>
  chosenDays[chosen ?? ''] ?? declared[language].weekStart;
