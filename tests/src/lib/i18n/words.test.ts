/** Both whole languages say everything, and say it in their own script. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../commands/intents/catalogue.ts';
import { refusalCodes } from '../../../../domain/basics/refusal.ts';
import { en } from '../../../../src/lib/i18n/en/en.ts';
import { he } from '../../../../src/lib/i18n/he/he.ts';
import { chooseLanguage, speak, storedLanguage } from '../../../../src/lib/i18n/language.ts';
import { sentencesOf, type Sentences } from './sentencesOf.ts';

const hebrew = sentencesOf(he);
const english = sentencesOf(en);
const paramsOf = (sentence: string): string[] =>
  [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).sort();

/** All the names of words that the page's files write, `calendar.view.${view}` standing for one of each view. */
function spokenNames(): RegExp {
  const src = join(import.meta.dirname, '../../../../src');
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/i18n'))
    .map((file) => readFileSync(join(src, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/['`]([a-z]\w*\.(?:\w|\.|\$\{[^}]*\})+)['`]/g)].map(([, name = '']) =>
      name
        .split(/\$\{[^}]*\}/)
        .map((part) => RegExp.escape(part))
        .join('.+'),
    ),
  );
  return new RegExp(`^(?:${[...new Set(names)].join('|')})$`);
}

describe('the words', () => {
  it('stand in both languages under the same names; only Hebrew has a dual', () => {
    const names = (words: Sentences) => [...words.keys()].filter((name) => !name.endsWith('_two')).sort();
    expect(names(english)).toEqual(names(hebrew));
  });

  it('are never empty', () => {
    expect([...hebrew, ...english].filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const different = [...english].filter(
      ([name, sentence]) => paramsOf(sentence).join() !== paramsOf(hebrew.get(name) ?? '').join(),
    );
    // A sentence about exactly one may leave its number out.
    expect(different.filter(([name]) => !name.endsWith('_one'))).toEqual([]);
  });

  it('are each said somewhere', () => {
    const said = spokenNames();
    const unsaid = [...hebrew.keys()].filter(
      (name) => !said.test(name.replace(/_(zero|one|two|other)$/, '')),
    );
    expect(unsaid).toEqual([]);
  });

  it('are written in their own script', () => {
    const letters = (sentence: string): string => sentence.replace(/{{\w+}}/g, '');
    expect([...english].filter(([, sentence]) => /\p{Script=Hebrew}/u.test(letters(sentence)))).toEqual([]);
    expect(
      [...hebrew].filter(
        ([, sentence]) => !/\p{Script=Hebrew}/u.test(letters(sentence)) && /\p{L}/u.test(letters(sentence)),
      ),
    ).toEqual([]);
  });

  it('turn every refusal into a sentence with its reason', () => {
    for (const code of refusalCodes) {
      expect(hebrew.get(`refusals.${code}.title`), code).toBeTruthy();
      expect(english.get(`refusals.${code}.why`), code).toBeTruthy();
    }
  });

  it('name every command of the catalogue', () => {
    expect(
      catalogue
        .map(({ id }) => id)
        .filter((id) => !hebrew.has(`commands.${id}`) || !english.has(`commands.${id}`)),
    ).toEqual([]);
  });
});

describe('choosing a language', () => {
  it('turns the page and is remembered on the device', async () => {
    await chooseLanguage('en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(i18next.t('access.signIn')).toBe('Sign in');
    expect(storedLanguage()).toBe('en');
    await speak('he');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(i18next.t('access.signIn')).toBe('כניסה');
    localStorage.clear();
  });
});
