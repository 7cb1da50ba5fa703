/** What is answered about money where nothing can be done, and how a rate and the lessons of a new price are asked for. */
import { expect, it } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { worldNamed } from '../sentences/worlds.ts';

const asTeacher = (text: string, locale: 'en' | 'he') =>
  readSentence(text, worldNamed('paying', 'teacher', locale));

const asked = (text: string, locale: 'en' | 'he' = 'en') => asTeacher(text, locale).ask;
const replied = (text: string, locale: 'en' | 'he' = 'en') => {
  const { reply, steps } = asTeacher(text, locale);
  expect(steps ?? []).toEqual([]);
  return (reply?.text ?? '').replace(/[\u2066-\u2069]/gu, '');
};

it('a refund of more than any payment says how much the largest is', () => {
  expect(replied('refund Noam 5000')).toBe('₪5,000 is more than was paid: the largest payment is ₪150.');
  expect(replied('החזר של 5000 לנועם', 'he')).toContain('התשלום הגדול ביותר הוא');
  expect(asTeacher('refund Noam 100', 'en').slots).toMatchObject({ payment: 'pay-noam', amount: 100 });
});

it('an amount beyond what is kept is refused with the most that may be', () => {
  expect(replied('Dana paid 999999999999')).toContain('at most ₪10,000,000,000');
  expect(replied('דנה שילמה 999999999999', 'he')).toContain('לא נרשם דבר');
});

it('a new price is offered for new lessons only, first, and leaves those that are there', () => {
  const plan = asTeacher('maths costs 190 an hour', 'en');
  expect(plan.ask?.choices.map(({ label }) => label)).toEqual([
    'New lessons only',
    'Upcoming ones',
    'All unpaid ones',
  ]);
});

it('currencies are called by their names', () => {
  expect(asked('switch to dollars')?.question).toContain(
    'How many US dollars is one Israeli new shekel worth?',
  );
  expect(asked('תשנה את המטבע לדולר', 'he')?.question).toContain('כמה דולר אמריקאי שווה שקל חדש?');
});

it.each([
  ['how much does Noam owe?', 'You only see your own account.'],
  ['how much do I owe?', ''],
])('a student who asks “%s” is told whose account it is', (text, told) => {
  const reply = readSentence(text, worldNamed('family', 'student', 'en')).reply?.text ?? '';
  expect(reply.startsWith('You only see your own account.')).toBe(told !== '');
});
