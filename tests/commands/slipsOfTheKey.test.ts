/** A letter wrong in any word that is no name is read as meant, and asked about where it changes something and another letter stands there. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

function read(locale: Locale, text: string) {
  const world = sixthWorlds[locale].teacher;
  if (!world) throw new Error('no such school');
  return readSentence(text, indexWorld(world));
}

describe('a slip of the key', () => {
  it.each<[Locale, string, string]>([
    ['en', 'am I avalable Thursday at 18:15', 'schedule.check'],
    ['en', "remind me 15 minutes befor Noa's lesson", 'meeting.remind'],
    ['he', 'מתיי אני פנוי מחר', 'schedule.free'],
    ['he', 'תראה לי שיעורים ממתינים לאישוור', 'pending.show'],
    ['he', 'השיעור של עומר מחר בזוום', 'meeting.place'],
  ])('%s: %s', (locale, text, command) => {
    const plan = read(locale, text);
    expect([plan.command, plan.unread]).toEqual([command, []]);
  });

  it('is marked where it was typed', () => {
    const text = 'am I avalable Thursday at 18:15';
    const { spans } = read('en', text);
    expect(spans.map(({ from, to }) => text.slice(from, to)).join(' ')).toContain('Thursday at 18:15');
  });

  it.each<[Locale, string]>([
    ['en', 'I painted the house on Thursday'],
    ['en', 'sprak to Omer about lessons'],
    ['en', 'the moon is nice tonight'],
    ['he', 'קניתי שולחן ביום חמישי'],
  ])('a word of its own is none: %s: %s', (locale, text) => {
    expect(read(locale, text).steps).toEqual([]);
  });

  it('of what calls off is asked about', () => {
    expect(read('en', "cancle Itay's lessson on Friday")).toMatchObject({ status: 'ask', steps: [] });
  });
});
