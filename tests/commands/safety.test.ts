/** Phrases are short of gaps, spans are exact under any marks, and the first sentence is as fast as the next. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { warm } from '../../commands/nlu/warm.ts';
import { everyMeaning } from '../sentences/meanings.ts';
import { teacherWorld } from '../corpus/world.ts';
import { recordProof } from '../recordProof.ts';
import { seed } from '../randomSeed.ts';
import { longestMs, ownTime } from './cpuTime.ts';

const world = indexWorld(teacherWorld);
// As the page and the probe do before anybody types.
warm(world);
const sentences = everyMeaning('calendar').map(({ text }) => text);

describe('the first sentence', () => {
  it.each([
    'move Dana to 5pm tomorrow',
    'תזיז את יעל למחר ב-5',
    'nothing of this is understood '.repeat(16),
    'אבגדה וזחטי '.repeat(40),
    'book dana and '.repeat(35),
    '5 '.repeat(250),
    'ביום '.repeat(100),
    'שבועי '.repeat(83),
    `${'add '.repeat(60)}${'m '.repeat(120)}`,
    `number the lessons ${'i'.repeat(160)}${'!'.repeat(300)}א`,
    '"" "A '.repeat(80),
  ])('of its kind is answered at once: %s', (text) => {
    const began = ownTime();
    readSentence(text.slice(0, 500), world);
    expect(ownTime() - began).toBeLessThan(longestMs);
  });
});

describe('phrases', () => {
  it('have at most two gaps in a phrase, each of bounded length', () => {
    const phrases = catalogue.flatMap(({ says }) => [...says.en, ...says.he]);
    expect(phrases.filter((phrase) => phrase.split('…').length > 3)).toEqual([]);
  });
});

describe('spans', () => {
  const marks = fc.constantFrom(
    '\u200f',
    '\u200e',
    '\u202b',
    '\u202c',
    '\u2067',
    '\u2069',
    '\ufeff',
    '\u05b8',
    '\u05bc',
    '\u05b4',
  );
  const forms: [string, string[]][] = [
    ["'", ['’', '׳', '‘']],
    ['"', ['״', '“', '”']],
    ['-', ['־', '–', '‑']],
  ];

  /** The sentence with marks strewn in and its quotes and hyphens in other forms; each letter stays itself. */
  const disturbed = fc
    .tuple(fc.constantFrom(...sentences), fc.array(fc.tuple(fc.nat(), marks), { maxLength: 8 }), fc.nat(2))
    .map(([plain, strewn, form]) => {
      const other = [...plain].map((char) => forms.find(([one]) => one === char)?.[1][form] ?? char).join('');
      let text = other;
      for (const [at, mark] of strewn) {
        const place = at % (text.length + 1);
        // A point of niqqud belongs after a Hebrew letter.
        if (mark < '\u0600' && !/[א-ת]/.test(text[place - 1] ?? '')) continue;
        text = text.slice(0, place) + mark + text.slice(place);
      }
      return { plain, text };
    });

  const bare = (text: string) =>
    text
      .replace(
        /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
        '',
      )
      .replace(/[’׳‘]/g, "'")
      .replace(/[״“”]/g, '"')
      .replace(/[־–‑]/g, '-');

  it('stand on the same words whatever marks are strewn between the letters', ({ task }) => {
    const runs = process.env['PROVE'] ? 20_000 : 400;
    fc.assert(
      fc.property(disturbed, ({ plain, text }) => {
        const told = (typed: string) =>
          readSentence(typed, world)
            .spans.filter(({ to }) => to > 0)
            .map(({ from, to, slot }) => [slot, bare(typed.slice(from, to))]);
        expect(told(text)).toEqual(told(plain));
      }),
      { numRuns: runs, seed },
    );
    recordProof(
      task,
      'R14',
      `${runs} sentences with invisible marks and other quotes (seed ${seed}): understood as without`,
    );
  }, 120_000);
});
