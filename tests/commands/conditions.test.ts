/** "If Friday at four is free, book Noam": ordered under a condition that the plan shows, it is asked about; under any other nothing is ordered. */
import { expect, test } from 'vitest';
import { conditions } from '../../commands/grammar/conditions.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../scripts/train/rowWorld.ts';

const localeOf = (text: string) => (/[א-ת]/.test(text) ? 'he' : 'en');
const read = (text: string) => readSentence(text, rowWorld('teacher', localeOf(text)));

test.each(conditions)('$name: $example', ({ example }) => {
  const plan = read(example);
  expect(plan).toMatchObject({ status: 'ask', steps: [] });
  expect(plan.command).toMatch(/^meeting\.(?:add|move|cancel)$/);
});

test.each([
  ['If four o’clock on Friday is still open, book Noam in there', '2026-03-13T16:00'],
  ['book Noam on Friday at 4 if it is free', '2026-03-13T16:00'],
  ['אם אין לי כלום מחר בשלוש תקבעי אז שיעור לנועם', '2026-03-11T15:00'],
])('the hour of the condition is the hour of the lesson, and a yes books it: %s', (text, start) => {
  const world = rowWorld('teacher', localeOf(text));
  const asked = readSentence(text, world);
  expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'sure' }, slots: { start } });
  const agreed = answerCard(asked, { sure: true }, world);
  expect(agreed.status).toBe('ready');
  expect(agreed.steps).toHaveLength(1);
});

test.each([
  'if it rains cancel tomorrow',
  'if Dana is ill, cancel her lesson',
  'אם ירד גשם תבטלי את מחר',
  'if Dana has a lesson on Sunday I will be glad',
])('nothing is ordered: %s', (text) => {
  expect(read(text).steps).toEqual([]);
  expect(read(text).status).not.toBe('ready');
});
