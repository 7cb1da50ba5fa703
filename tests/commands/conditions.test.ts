/** "If Friday at four is free, book Noam": ordered under a condition that the plan shows, it is asked about; under any other nothing is ordered. */
import { expect, test } from 'vitest';
import { conditions } from '../../commands/grammar/conditions.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../scripts/train/rowWorld.ts';
import { rowsOf } from './rowsOf.ts';

const localeOf = (text: string) => (/[א-ת]/.test(text) ? 'he' : 'en');
const read = (text: string) => readSentence(text, rowWorld('teacher', localeOf(text)));

test.each(conditions)('$name: $example', ({ example }) => {
  const plan = read(example);
  expect(plan).toMatchObject({ status: 'ask', steps: [] });
  expect(plan.command).toMatch(/^meeting\.(?:add|move|cancel)$/);
});

test.each(rowsOf('conditionHours'))(
  'its hour is that of the lesson, and a yes books it: $text',
  ({ text, start }) => {
    const world = rowWorld('teacher', localeOf(text));
    const asked = readSentence(text, world);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'sure' }, slots: { start } });
    const agreed = answerCard(asked, { sure: true }, world);
    expect(agreed.status).toBe('ready');
    expect(agreed.steps).toHaveLength(1);
  },
);

test.each(rowsOf('noCondition'))('nothing is ordered: $text', ({ text }) => {
  expect(read(text).steps).toEqual([]);
  expect(read(text).status).not.toBe('ready');
});
