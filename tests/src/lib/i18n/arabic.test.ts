/** A language that has only the words of the shell: what it says itself, and how the rest is said in its fallback. */
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ar } from '../../../../src/lib/i18n/ar/ar.ts';
import { en } from '../../../../src/lib/i18n/en/en.ts';
import { dayHeading } from '../../../../src/lib/i18n/dayHeading.ts';
import { chooseLanguage, speak, storedLanguage } from '../../../../src/lib/i18n/language.ts';
import { money } from '../../../../src/lib/i18n/money.ts';
import { agoOf, dayNear, listOf, shortDay, weekday, weekdayLetter } from '../../../../src/lib/i18n/when.ts';
import { useComposer } from '../../../../src/lib/sentences/useComposer.ts';
import { workDaysOf } from '../../../../src/features/calendar/grid/workDays.ts';
import { visibleRange } from '../../../../src/features/calendar/grid/visibleRange.ts';
import { sentencesOf, type Sentences } from './sentencesOf.ts';

const arabic = sentencesOf(ar);
const english = sentencesOf(en);
const plural = /_(zero|one|two|few|many|other)$/;
const stems = (words: Sentences): Set<string> =>
  new Set([...words.keys()].map((key) => key.replace(plural, '')));
const paramsOf = (sentence: string): string[] =>
  [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).sort();

const text = (key: string, values: Record<string, unknown> = {}): string =>
  i18next.t(key as 'shell.menu', values);

beforeEach(() => speak('ar'));
afterEach(async () => {
  await speak('he');
  localStorage.clear();
});

describe('the Arabic words', () => {
  it('hold everything of the shell, of signing in, of settings, of the calendar and of refusals', () => {
    // Sentences to type are in a language that is understood; another calendar is imported in English.
    const left = /^(?:access\.try|calendar\.import\.)/;
    const asked = [...stems(english)].filter(
      (key) => /^(?:shell|access|settings|calendar|refusals)\./.test(key) && !left.test(key),
    );
    expect(asked.filter((key) => !stems(arabic).has(key))).toEqual([]);
  });

  it('name nothing that no other language has', () => {
    expect([...stems(arabic)].filter((key) => !stems(english).has(key))).toEqual([]);
  });

  it('have every form of a number where they have one', () => {
    const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
    const counted = new Set(
      [...arabic.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
    );
    expect(
      [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !arabic.has(key)),
    ).toEqual([]);
  });

  it('take the same values as the English ones', () => {
    const wanted = (key: string): string[] =>
      paramsOf(english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '');
    const spoken = [...arabic].filter(([key, sentence]) => {
      const odd = paramsOf(sentence).filter((name) => !wanted(key).includes(name));
      // Of none, one and two the number stands in the word.
      const missing = /_(zero|one|two)$/.test(key)
        ? wanted(key).filter((name) => name !== 'count' && !sentence.includes(name))
        : wanted(key).filter((name) => !paramsOf(sentence).includes(name));
      return odd.length > 0 || missing.length > 0;
    });
    expect(spoken.map(([key]) => key)).toEqual([]);
  });

  it('are written in Arabic letters', () => {
    const letters = (sentence: string): string => sentence.replace(/{{\w+}}/g, '');
    expect(
      [...arabic].filter(
        ([, sentence]) =>
          /\p{Script=Hebrew}/u.test(sentence) ||
          (!/\p{Script=Arabic}/u.test(letters(sentence)) && /\p{L}/u.test(letters(sentence))),
      ),
    ).toEqual([]);
  });
});

describe('choosing Arabic', () => {
  it('turns the page from right to left and is remembered on the device', async () => {
    await speak('en');
    await chooseLanguage('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(storedLanguage()).toBe('ar');
    expect(text('shell.signOut')).toBe('تسجيل الخروج');
  });

  it('counts as Arabic counts', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => text('calendar.lessons', { count }))).toEqual([
      'لا دروس',
      'درس واحد',
      'درسان',
      '3 دروس',
      '11 درسًا',
      '100 درس',
    ]);
  });

  it('says in English what it has no words for, as one run from left to right', () => {
    expect(text('students.search')).toBe(`\u2066${english.get('students.search') ?? ''}\u2069`);
    expect(text('payments.title')).toBe('الدفعات');
  });

  it('leaves a language that has its words without marks', async () => {
    await speak('en');
    expect(text('students.search')).toBe(english.get('students.search'));
    await speak('he');
    expect(text('shell.close')).toBe('סגירה');
  });

  it('puts an English example into the composer without the marks around it', () => {
    useComposer.getState().write(text('chat.helpSentence'));
    expect(useComposer.getState().asked?.text).toBe('what can I type?');
    useComposer.getState().taken();
  });
});

describe('days in Arabic', () => {
  it('are named in Arabic, with the figures of the hours beside them', () => {
    expect(shortDay('2026-11-22', 'ar')).toBe('22/11');
    expect(weekday('2026-11-22', 'ar')).toBe('الأحد');
    expect(weekdayLetter('2026-11-22', 'ar')).toBe('ح');
    expect(dayNear('2026-11-23', '2026-11-22', 'ar')).toBe('غدًا'.normalize());
    expect(dayHeading('2026-11-21', '2026-11-22T10:00', 'ar')).toContain('السبت');
    expect(agoOf(25 * 60_000, 'ar')).toBe('قبل 25 دقيقة');
    expect(listOf(['دانا', 'نوعم'], 'ar')).toBe('دانا ونوعم');
    expect(money(18_000, 'ILS', 'ar')).toBe('₪180');
  });

  const arabic = { zone: 'Asia/Jerusalem', language: 'ar', weekStart: 6 } as const;

  it('stand in weeks that begin on Saturday', () => {
    const workDays = workDaysOf(null, arabic);
    expect(visibleRange('week', '2026-11-24', workDays)).toEqual({ from: '2026-11-21', until: '2026-11-28' });
    expect(visibleRange('month', '2026-11-24', workDays)).toEqual({
      from: '2026-10-31',
      until: '2026-12-05',
    });
    expect(visibleRange('workWeek', '2026-11-24', workDays)).toEqual({
      from: '2026-11-22',
      until: '2026-11-27',
    });
  });

  it('show a week of work from Saturday on to a teacher who works on Saturdays', () => {
    const hours = [{ from: '10:00', to: '14:00' }];
    const workDays = workDaysOf({ SA: hours, SU: hours, WE: hours }, arabic);
    expect(visibleRange('workWeek', '2026-11-24', workDays)).toEqual({
      from: '2026-11-21',
      until: '2026-11-26',
    });
    expect(
      visibleRange(
        'workWeek',
        '2026-11-24',
        workDaysOf({ SU: hours, WE: hours }, { ...arabic, language: 'he', weekStart: 0 }),
      ),
    ).toEqual({ from: '2026-11-22', until: '2026-11-26' });
  });
});
