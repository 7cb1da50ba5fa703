import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { isRefused } from '../../domain/decide.ts';
import { subjectsEn } from '../corpus/en/subjects.ts';
import { subjectsHe } from '../corpus/he/subjects.ts';
import type { MeaningShape } from '../corpus/meaning.ts';
import { subjectMeanings, type SubjectMeaning } from '../corpus/subjectMeanings.ts';
import { teacherWorld } from '../corpus/world.ts';

const names = Object.keys(subjectMeanings) as SubjectMeaning[];

describe.each([
  ['en', subjectsEn],
  ['he', subjectsHe],
] as const)('what teachers write about subjects and settings in %s', (locale, corpus) => {
  const world = indexWorld({ ...teacherWorld, locale });

  it.each(names)('is read as: %s', (name) => {
    const means: Omit<MeaningShape, 'means' | 'as'> = subjectMeanings[name];
    const wrong = corpus[name].flatMap((text) => {
      const plan = readSentence(text, world);
      const asked = means.asks === undefined || plan.ask?.slot === means.asks;
      const slots = Object.entries(means.slots ?? {}).every(([slot, value]) =>
        isDeepStrictEqual(plan.slots[slot], value),
      );
      return plan.command === means.command && plan.status === (means.status ?? 'ready') && asked && slots
        ? []
        : [`${text} → ${plan.status} ${plan.command} ${JSON.stringify(plan.slots)} ${plan.unread.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('stands in the corpora twelve times and more for every command', () => {
    const count = Map.groupBy(names, (name) => subjectMeanings[name].command);
    const short = [...count].filter(([, of]) => of.flatMap((name) => corpus[name]).length < 12);
    expect(short).toEqual([]);
  });

  it('is decided by the very rules of the server before it is confirmed', () => {
    const plans = names
      .flatMap((name) => corpus[name])
      .map((text) => readSentence(text, world))
      .filter(({ steps }) => steps.length > 0);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => isRefused(preview(plan, world))).map(({ text }) => text)).toEqual([]);
  });
});

describe('a price that rises from a day on', () => {
  it('leaves every lesson before that day as it was agreed', () => {
    const world = indexWorld(teacherWorld);
    const plan = readSentence('raise maths to 180 from April 1', world);
    const { rows } = preview(plan, world);
    const series = rows.flatMap(({ after }) => (after?.kind === 'meeting' ? [after] : []));
    const rises = series.filter(({ costMinor }) => costMinor === 13_500);
    expect(rises.length).toBeGreaterThan(0);
    expect(rises.every(({ start }) => start >= '2026-04-01')).toBe(true);
  });
});
