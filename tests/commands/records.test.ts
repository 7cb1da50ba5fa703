import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/catalogue.ts';
import type { Locale } from '../../commands/world.ts';
import { changeMeanings, type ChangeMeaning } from '../corpus/changeMeanings.ts';
import { calendarEn } from '../corpus/en/calendar.ts';
import { changesEn } from '../corpus/en/changes.ts';
import { recordsEn } from '../corpus/en/records.ts';
import { calendarHe } from '../corpus/he/calendar.ts';
import { changesHe } from '../corpus/he/changes.ts';
import { recordsHe } from '../corpus/he/records.ts';
import { meanings, type MeaningName } from '../corpus/meanings.ts';
import { recordMeanings, type RecordMeaning, type RecordShape } from '../corpus/recordMeanings.ts';
import { readRecord, type ReadRecord } from './readRecords.ts';

const corpora = {
  en: { ...recordsEn, ...changesEn },
  he: { ...recordsHe, ...changesHe },
};
const shapes: Record<string, RecordShape> = { ...recordMeanings, ...changeMeanings };

/** Every fifth phrase of a command is kept aside: no rule was written with an eye on it. */
function read(locale: Locale): (ReadRecord & { aside: boolean })[] {
  const seen = new Map<string | null, number>();
  return Object.entries(shapes).flatMap(([name, shape]) =>
    (corpora[locale][name as RecordMeaning | ChangeMeaning] ?? []).map((text) => {
      const place = seen.get(shape.command) ?? 0;
      seen.set(shape.command, place + 1);
      return { ...readRecord(text, locale, shape), aside: place % 5 === 4 };
    }),
  );
}

describe.each(['en', 'he'] as const)(
  'titles, attendance, prices, weeks, files and changes in %s',
  (locale) => {
    const all = read(locale);

    it('are read as they are meant', () => {
      const wrong = all.filter(({ aside, differs }) => !aside && differs.length > 0);
      expect(wrong.map(({ text, differs }) => `${text} → ${differs.join('; ')}`)).toEqual([]);
    });
    it('are read in six of seven where no rule was written for them, and nothing wrong is done', () => {
      const aside = all.filter((one) => one.aside);
      expect(aside.filter(({ acts }) => acts).map(({ text }) => text)).toEqual([]);
      const right = aside.filter(({ differs }) => differs.length === 0);
      expect(right.length / aside.length).toBeGreaterThanOrEqual(6 / 7);
    });
    it('stand in the corpora twelve times and more for every command of the calendar', () => {
      const count = new Map<string, number>();
      const add = (command: string | null, phrases: readonly string[]) =>
        command !== null && count.set(command, (count.get(command) ?? 0) + phrases.length);
      const [calendar, more] = [locale === 'en' ? calendarEn : calendarHe, corpora[locale]];
      for (const [name, { command }] of Object.entries(meanings)) add(command, calendar[name as MeaningName]);
      for (const [name, { command }] of Object.entries(shapes))
        add(command, more[name as RecordMeaning | ChangeMeaning] ?? []);
      const areas = /^(?:meeting|schedule|calendar|time|day|week|lesson|attendance|feed)\./;
      const short = catalogue.filter(
        // These have their corpora with requests, people and subjects.
        ({ id }) =>
          areas.test(id) &&
          !/^(?:meeting\.propose|attendance\.show|lesson\.(?!count$).*)$/.test(id) &&
          (count.get(id) ?? 0) < 12,
      );
      expect(short.map(({ id }) => `${id}: ${count.get(id) ?? 0}`)).toEqual([]);
    });
  },
);
