/** What a language declares, and what is said where it has no words. */
import { expect, test } from 'vitest';
import {
  datesOf,
  directionOf,
  languages,
  nameOfLanguage,
  weekStartOf,
  weekStarts,
  wholeLanguage,
  wholeLanguages,
  type LanguageCode,
} from '../../../domain/basics/languages.ts';
import { startOfWeek, weekFrom } from '../../../domain/basics/wallTime.ts';

test('a person chooses among Hebrew, English and Arabic, each by its own name', () => {
  expect(languages.map(nameOfLanguage)).toEqual(['עברית', 'English', 'العربية']);
});

test('Hebrew, Arabic, Persian and Urdu run from right to left', () => {
  const codes: LanguageCode[] = ['he', 'ar', 'fa', 'ur', 'en'];
  expect(codes.map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
});

test.each<[LanguageCode, string, string]>([
  ['he', '22 בנובמבר 2026', 'יום ראשון'],
  ['en', '22 November 2026', 'Sunday'],
  ['ar', '22 نوفمبر 2026', 'الأحد'],
  ['fa', '22 نوامبر 2026', 'یکشنبه'],
  ['ur', '22 نومبر، 2026', 'اتوار'],
])(
  'a day in %s is %s, a %s, of the same year and in the same figures as everywhere',
  (code, day, weekday) => {
    const at = Date.UTC(2026, 10, 22, 12);
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(datesOf(code), { ...options, timeZone: 'UTC' }).format(at);
    expect(written({ dateStyle: 'long' })).toBe(day);
    expect(written({ weekday: 'long' })).toBe(weekday);
  },
);

test('a week begins on Sunday, in Arabic on Saturday', () => {
  expect(languages.map((language) => weekStartOf(language))).toEqual([0, 0, 6]);
  expect(weekFrom(6)).toEqual([6, 0, 1, 2, 3, 4, 5]);
  // 22 November 2026 is a Sunday.
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => startOfWeek(day, 6))).toEqual([
    '2026-11-14',
    '2026-11-21',
    '2026-11-21',
  ]);
});

test('a person may let the week begin on another day than the language does', () => {
  expect(weekStarts.map((day) => weekStartOf('he', day))).toEqual([0, 1, 6]);
  expect([weekStartOf('ar', 'SU'), weekStartOf('ar', null)]).toEqual([0, 6]);
});

test('mails, contracts and public pages are in the nearest language that has everything', () => {
  expect(wholeLanguages).toEqual(['he', 'en']);
  expect(['he', 'en', 'ar', 'xx', null].map(wholeLanguage)).toEqual(['he', 'en', 'en', 'he', 'he']);
});
