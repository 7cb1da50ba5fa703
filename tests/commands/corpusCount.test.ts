import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/catalogue.ts';
import type { Locale } from '../../commands/world.ts';
import { changeMeanings } from '../corpus/changeMeanings.ts';
import { accessMeanings } from '../corpus/accessMeanings.ts';
import { accessEn } from '../corpus/en/access.ts';
import { plansEn } from '../corpus/en/plans.ts';
import { accessHe } from '../corpus/he/access.ts';
import { plansHe } from '../corpus/he/plans.ts';
import { plansMeanings } from '../corpus/plansMeanings.ts';
import { calendarEn } from '../corpus/en/calendar.ts';
import { changesEn } from '../corpus/en/changes.ts';
import { peopleEn } from '../corpus/en/people.ts';
import { recordsEn } from '../corpus/en/records.ts';
import { requestsEn } from '../corpus/en/requests.ts';
import { subjectsEn } from '../corpus/en/subjects.ts';
import { calendarHe } from '../corpus/he/calendar.ts';
import { changesHe } from '../corpus/he/changes.ts';
import { peopleHe } from '../corpus/he/people.ts';
import { recordsHe } from '../corpus/he/records.ts';
import { requestsHe } from '../corpus/he/requests.ts';
import { subjectsHe } from '../corpus/he/subjects.ts';
import { meanings } from '../corpus/meanings.ts';
import { peopleMeanings } from '../corpus/peopleMeanings.ts';
import { recordMeanings } from '../corpus/recordMeanings.ts';
import { requestMeanings } from '../corpus/requestMeanings.ts';
import { subjectMeanings } from '../corpus/subjectMeanings.ts';

type Meanings = Record<string, { command: string | null }>;
type Phrases = Record<string, readonly string[]>;

const corpora: [Meanings, Record<Locale, Phrases>][] = [
  [accessMeanings, { en: accessEn, he: accessHe }],
  [plansMeanings, { en: plansEn, he: plansHe }],
  [meanings, { en: calendarEn, he: calendarHe }],
  [changeMeanings, { en: changesEn, he: changesHe }],
  [peopleMeanings, { en: peopleEn, he: peopleHe }],
  [recordMeanings, { en: recordsEn, he: recordsHe }],
  [requestMeanings, { en: requestsEn, he: requestsHe }],
  [subjectMeanings, { en: subjectsEn, he: subjectsHe }],
];

const enough = 12;

/** How many different sentences of the corpora mean a command. */
const phrasesOf = (id: string, locale: Locale): number =>
  new Set(
    corpora.flatMap(([means, phrases]) =>
      Object.entries(means).flatMap(([name, { command }]) =>
        command === id ? (phrases[locale][name] ?? []) : [],
      ),
    ),
  ).size;

describe.each(['en', 'he'] as const)('the corpora in %s', (locale) => {
  it('know at least twelve ways of saying each command', () => {
    const few = catalogue
      .map(({ id }) => `${id}: ${phrasesOf(id, locale)}`)
      .filter((told) => Number(told.split(': ')[1]) < enough);
    expect(few).toEqual([]);
  });
});
