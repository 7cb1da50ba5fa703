/** Thanks and greetings are answered as people do: nothing is done, and nobody reads that they were not understood. */
import { expect, test } from 'vitest';
import { smallTalk } from '../../commands/grammar/smallTalk.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../scripts/train/rowWorld.ts';
import { rowsOf } from './rowsOf.ts';

const families = ['student', 'parent'] as const;
const everybody = ['teacher', ...families] as const;

const localeOf = (text: string) => (/[א-ת]/.test(text) ? 'he' : 'en');

const said = smallTalk.flatMap(({ name, examples, reply, ofFamilies }) =>
  examples.flatMap((text) =>
    (ofFamilies ? families : everybody).map((role) => [role, name, text, reply] as const),
  ),
);

test.each(said)('a %s: %s: %s', (role, _name, text, reply) => {
  const locale = localeOf(text);
  const plan = readSentence(text, rowWorld(role, locale));
  expect(plan).toMatchObject({ status: 'unknown', command: null, steps: [], unread: [] });
  expect(plan.suggestions).toBeUndefined();
  expect(plan.reply?.text).toBe(reply[locale]);
});

test.each(rowsOf('besideSmallTalk'))(
  'what is asked for beside it is heard: $text',
  ({ text, locale, command }) => {
    expect(readSentence(text, rowWorld('teacher', locale)).command).toBe(command);
  },
);
