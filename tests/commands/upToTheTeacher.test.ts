/** What a family says and only the teacher may do is told so, with what they may ask instead; nothing is done, and nothing else is guessed. */
import { expect, test } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../scripts/train/rowWorld.ts';

const upToThem = [
  ['student', 'en', 'payment.mark', 'i paid rivka 150 in cash today'],
  ['student', 'en', 'meeting.resize', 'make tomorrow 90 minutes'],
  ['parent', 'en', 'payment.mark', 'I paid Rivka 400 this morning for October'],
  ['student', 'he', 'payment.mark', 'שילמתי לרבקה 150 במזומן היום'],
  ['parent', 'he', 'payment.mark', 'שילמתי הבוקר לרבקה 400 על אוקטובר'],
] as const;

test.each(upToThem)('a %s (%s) is told that it is up to the teacher: %s: %s', (role, locale, id, text) => {
  const plan = readSentence(text, rowWorld(role, locale));
  expect(plan).toMatchObject({ status: 'refused', command: id, steps: [], unread: [] });
  expect(plan.reply?.text).toMatch(locale === 'he' ? /אצל המורה/ : /the teacher/);
  expect(plan.reply?.hint?.says).not.toBe('');
});

test.each(upToThem)('what is offered instead is understood: %s (%s) %s: %s', (role, locale, _id, text) => {
  const world = rowWorld(role, locale);
  const says = readSentence(text, world).reply?.hint?.says ?? '';
  expect(['ready', 'ask']).toContain(readSentence(says, world).status);
});

test('a teacher who says the same does it', () => {
  expect(readSentence('Dana paid 150 in cash today', rowWorld('teacher', 'en')).command).toBe('payment.mark');
});

test.each([
  ['student', 'en', 'where is my lesson tomorrow, online or at her place?'],
  ['student', 'he', 'איפה השיעור של חמישי, בזום או אצלה בבית?'],
] as const)('a question about a lesson stays one: %s (%s) %s', (role, locale, text) => {
  expect(readSentence(text, rowWorld(role, locale)).status).not.toBe('refused');
});

test.each([
  ['student', 'en', 'remind me an hour before my lesson on tuesday', 60],
  ['parent', 'en', 'remind me 2 hours before every lesson', 120],
  ['student', 'he', 'תזכיר לי שעה לפני השיעור של יום שלישי', 60],
] as const)('a %s (%s) is reminded before each of their lessons: %s', (role, locale, text, minutes) => {
  expect(readSentence(text, rowWorld(role, locale)).steps).toEqual([
    { name: 'updateNotificationSettings', args: { input: { remindMinutes: minutes } } },
  ]);
});
