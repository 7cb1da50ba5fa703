/** A letter wrong in any word that is no name is read as meant, and asked about where it changes something and another letter stands there. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import type { Locale } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

function read(locale: Locale, text: string) {
  const world = sixthWorlds[locale].teacher;
  if (!world) throw new Error('no such school');
  return readSentence(text, indexWorld(world));
}

describe('a slip of the key', () => {
  it('is marked where it was typed', () => {
    const text = 'am I avalable Thursday at 18:15';
    const { spans } = read('en', text);
    expect(spans.map(({ from, to }) => text.slice(from, to)).join(' ')).toContain('Thursday at 18:15');
  });
});
