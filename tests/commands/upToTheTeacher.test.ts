/** What a family says and only the teacher may do is told so, with what they may ask instead; nothing is done, and nothing else is guessed. */
import { expect, test } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../scripts/train/rowWorld.ts';
import { rowsOf } from './rowsOf.ts';

const upToThem = rowsOf('upToTheTeacher');

test.each(upToThem)('told to a $as: $text', ({ as, locale, command, text }) => {
  const plan = readSentence(text, rowWorld(as, locale));
  expect(plan).toMatchObject({ status: 'refused', command, steps: [], unread: [] });
  expect(plan.reply?.text).toContain(locale === 'he' ? 'רבקה כהן' : 'Rivka Cohen');
});

test.each(upToThem)('what is offered instead is understood: $text', ({ as, locale, text }) => {
  const world = rowWorld(as, locale);
  const says = readSentence(text, world).reply?.hint?.says ?? '';
  expect(says).not.toBe('');
  expect(['ready', 'ask']).toContain(readSentence(says, world).status);
});

test('a teacher who says the same does it', () => {
  expect(readSentence('Dana paid 150 in cash today', rowWorld('teacher', 'en')).command).toBe('payment.mark');
});

test.each(rowsOf('staysQuestion'))('a question about a lesson stays one: $text', ({ as, locale, text }) => {
  expect(readSentence(text, rowWorld(as, locale)).status).not.toBe('refused');
});

test.each(rowsOf('ownReminders'))(
  'a $as is reminded before each of their lessons: $text',
  ({ as, locale, text, minutes }) => {
    expect(readSentence(text, rowWorld(as, locale)).steps).toEqual([
      { name: 'updateNotificationSettings', args: { input: { remindMinutes: minutes } } },
    ]);
  },
);
