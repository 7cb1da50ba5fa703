/** No lesson is made without a subject or a price in silence, and "usual" is said only of what nobody said. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import type { Locale } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { readInSchool as read } from './readInSchool.ts';

const chips = (plan: ReturnType<typeof read>): string[] =>
  plan.spans.flatMap(({ kind, why }) => (kind === 'assumed' && why ? [why] : []));

describe('a lesson of which nobody said the subject, and whose student takes several', () => {
  it.each<readonly [Locale, string, string]>([
    ['en', 'book Itay Wednesday at 4', 'No subject or price given'],
    ['he', 'לקבוע לאיתי ביום רביעי ב-4', 'בלי מקצוע ובלי מחיר, לא נאמר'],
    ['en', 'book Itay Wednesday at 4 for 120 shekels', 'No subject given'],
  ])('says so as a chip in %s: %s', (locale, text, chip) => {
    const plan = read(locale, 'teacher', text);
    expect(plan.status).toBe('ready');
    expect(chips(plan)).toContain(chip);
  });

  it('is asked for it where the chip is taken away, and takes the answer', () => {
    const world = indexWorld(sixthWorlds.en.teacher ?? never());
    const plan = readSentence('book Itay Wednesday at 4', world);
    const asked = answerCard(plan, { subject: null }, world);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'subject' } });
    const value = asked.ask?.choices[0]?.value;
    expect(answerCard(asked, { subject: value }, world)).toMatchObject({
      status: 'ready',
      slots: { subject: value },
    });
  });
});

it('a subject without a price says that the lesson has none', () => {
  const school = sixthWorlds.en.teacher ?? never();
  const subjects = school.subjects.map((one) => ({ ...one, cost: one.name === 'Maths' ? 0 : one.cost }));
  const plan = readSentence('book Dana maths Thursday at 5', indexWorld({ ...school, subjects }));
  expect(chips(plan)).toContain('Maths has no price');
});

describe('"usual" is said only of what nobody said', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'book Dana maths Thursday at 5 for an hour'],
    ['en', 'book Dana maths Thursday from 5 to 6'],
    ['he', 'לקבוע לדנה מתמטיקה בחמישי ב-5 לשעה'],
  ])('%s: %s', (locale, text) => {
    expect(chips(read(locale, 'teacher', text))).toEqual([]);
  });

  it('nor of a length that was chosen since', () => {
    const world = indexWorld(sixthWorlds.en.teacher ?? never());
    const plan = answerCard(readSentence('book Dana maths Thursday at 5', world), { minutes: 60 }, world);
    expect(chips(plan)).toEqual([]);
  });

  it('and the only subject of a teacher is called the only one', () => {
    const school = sixthWorlds.en.teacher ?? never();
    const only = { ...school, subjects: school.subjects.slice(0, 1), meetings: [] };
    const plan = readSentence('book Dana Thursday at 5', indexWorld(only));
    expect(chips(plan)).toContain(`${only.subjects[0]?.name}, the only subject`);
  });
});

function never(): never {
  throw new Error('The school has no teacher.');
}
