/** A reason before an order, "not at ten but at twelve", "sorry, I mean Friday": what was said last is meant, and it is done once. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld, type Locale } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { worldNamed } from '../sentences/worlds.ts';
import { rowsOf } from './rowsOf.ts';

type Speaker = 'teacher' | 'student' | 'parent';

const worlds = new Map<string, ReturnType<typeof indexWorld>>();
const worldOf = (locale: Locale, who: Speaker) => {
  const key = `${locale} ${who}`;
  const world =
    worlds.get(key) ?? indexWorld(aWorld({ ...sixthWorlds[locale][who], now: '2026-03-10T09:00' }));
  worlds.set(key, world);
  return world;
};
const read = (locale: Locale, who: Speaker, sentence: string) => readSentence(sentence, worldOf(locale, who));

describe('what is put right is done as it was said last', () => {
  it('its marks stand where it was typed', () => {
    const sentence = 'book Yael Thursday at 4, sorry, Friday at 9';
    const marked = read('en', 'teacher', sentence)
      .spans.filter(({ to }) => to > 0)
      .map(({ from, to }) => sentence.slice(from, to));
    expect(marked).toEqual(['Yael', 'Friday at 9']);
  });
});

type Denied = { text: string; locale: Locale; command: string; students: string[] };

it.each(rowsOf<Denied>('deniedFirst'))('what is denied first is left out: $text', (row) => {
  expect(readSentence(row.text, worldNamed('school', 'teacher', row.locale))).toMatchObject({
    status: 'ready',
    command: row.command,
    slots: { students: row.students },
  });
});
