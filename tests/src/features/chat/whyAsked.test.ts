/** A question whether it was understood says why it is asked, of whatever makes it uncertain. */
import { globSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { whyAsked } from '../../../../src/features/chat/turns/whyAsked.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { readInSchool as read } from '../../../commands/readInSchool.ts';

const namesIn = (paths: string, named: RegExp): string[] =>
  globSync(paths).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(named)].map(([, name = '']) => name),
  );
const doubts = new Set([
  ...namesIn('commands/**/*.ts', /doubts\.push\('(\w+)'\)/g),
  ...namesIn('commands/**/*.ts', /sureQuestion\(world, '(\w+)'\)/g),
  ...namesIn('commands/nlu/parse/readOne.ts', /return '(\w+)';/g),
]);

describe.each<WholeLanguage>(['he', 'en'])('in %s', (language) => {
  it('every doubt has its words', async () => {
    await speak(language);
    const ofDoubt = (why: string) =>
      whyAsked({ ask: { slot: 'sure', question: '', choices: [], why } }, i18next.t);
    expect(doubts.size).toBeGreaterThan(40);
    // Unread words are a line of the card's own.
    expect([...doubts].filter((doubt) => doubt !== 'unread' && !ofDoubt(doubt))).toEqual([]);
  });
});

it.each<readonly [WholeLanguage, string, string]>([
  ['en', 'cancel Omer for the next two weeks', 'A lesson before those days would stay.'],
  ['he', 'תבטלי את עומר בשבועיים הקרובים', 'שיעור שלפני הימים האלה יישאר.'],
  ['en', 'cancel Omer for two weeks', 'Those days can be counted in two ways.'],
  ['he', 'תבטלי את נועה למשך שבועיים', 'את הימים האלה אפשר לספור בשתי דרכים.'],
  ['en', "cancel Noam's next two lessons", 'This is more than one lesson.'],
  ['he', 'איתי ביטל את שישי', 'ייתכן שזה עדכון ולא בקשה.'],
])('%s: %s', async (language, text, why) => {
  await speak(language);
  const plan = read(language, 'teacher', text);
  expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'sure' } });
  expect(whyAsked(plan, i18next.t)).toBe(why);
});
