/** "Show next week", "show me the month": the calendar is taken to the days that are named, and to the view that shows them. */
import { expect, test } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld } from '../../commands/world/world.ts';

const opened = (text: string, locale: 'he' | 'en') =>
  readSentence(text, indexWorld(aWorld({ now: '2026-11-21T10:00', locale }))).effect;

test.each([
  ['show next week', 'en', '/home?date=2026-11-22&span=week'],
  ['show this week', 'en', '/home?date=2026-11-15&span=week'],
  ['תראי לי את השבוע הבא', 'he', '/home?date=2026-11-22&span=week'],
  ['תראי לי את החודש', 'he', '/home?date=2026-11-01&view=month'],
  ['go to April', 'en', '/home?date=2027-04-01&view=month'],
  ['go to December 12', 'en', '/home?date=2026-12-12'],
] as const)('%s', (text, locale, value) => {
  expect(opened(text, locale)).toEqual({ kind: 'page', value });
});
