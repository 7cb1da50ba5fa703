import { describe, expect, it } from 'vitest';
import { calendarEn } from '../corpus/en/calendar.ts';
import { calendarHe } from '../corpus/he/calendar.ts';
import { meanings, type MeaningName } from '../corpus/meanings.ts';
import { differences } from './readCorpus.ts';

const names = Object.keys(meanings) as MeaningName[];

describe.each([
  ['en', calendarEn],
  ['he', calendarHe],
] as const)('what teachers write in %s', (locale, corpus) => {
  it.each(names)('is read as: %s', (name) => {
    const wrong = corpus[name].flatMap((text) => {
      const found = differences(text, locale, meanings[name]);
      return found.length > 0 ? [`${text} → ${found.join('; ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
