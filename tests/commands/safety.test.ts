/** Patterns are linear, spans are exact under any marks, and the first sentence is as fast as the next. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/catalogue.ts';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { warm } from '../../commands/pipeline/warm.ts';
import { calendarEn } from '../corpus/en/calendar.ts';
import { calendarHe } from '../corpus/he/calendar.ts';
import { teacherWorld } from '../corpus/world.ts';
import { recordProof } from '../recordProof.ts';
import { seed } from '../seed.ts';
import { longestMs, ownTime } from './ownTime.ts';

const world = indexWorld(teacherWorld);
// As the page and the probe do before anybody types.
warm(world);
const sentences = [...Object.values(calendarEn).flat(), ...Object.values(calendarHe).flat()];

describe('the first sentence', () => {
  it.each([
    'move Dana to 5pm tomorrow',
    'תזיז את יעל למחר ב-5',
    'nothing of this is understood '.repeat(16),
    'אבגדה וזחטי '.repeat(40),
    'book dana and '.repeat(35),
    '5 '.repeat(250),
  ])('of its kind is answered at once: %s', (text) => {
    const began = ownTime();
    readSentence(text.slice(0, 500), world);
    expect(ownTime() - began).toBeLessThan(longestMs);
  });
});

/** The groups of a pattern that repeat without end and hold something that repeats without end: those may take forever. */
function nestedRepeats(source: string): string[] {
  const found: string[] = [];
  const open: { from: number; repeats: boolean }[] = [];
  const endless = (at: number) => /^(?:[*+]|\{\d+,\})/.test(source.slice(at));
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') {
      at++;
      if (source[at] === 'p' && source[at + 1] === '{') at = source.indexOf('}', at);
    } else if (inClass) {
      if (char === ']') inClass = false;
      else continue;
    } else if (char === '[') {
      inClass = true;
      continue;
    } else if (char === '(') {
      open.push({ from: at, repeats: false });
      continue;
    } else if (char === ')') {
      const group = open.pop();
      if (group === undefined) continue;
      const repeated = endless(at + 1);
      if (repeated && group.repeats) found.push(source.slice(group.from, at + 2));
      const outer = open.at(-1);
      if (outer && (repeated || group.repeats)) outer.repeats = true;
      continue;
    }
    const group = open.at(-1);
    if (group && endless(at + 1)) group.repeats = true;
  }
  return found;
}

const literal =
  /(?<=[=(,:?!&|;{}\n[]\s{0,40})\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*/g;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe('patterns', () => {
  it('finds a repeat inside a repeat, and nothing where each item begins apart', () => {
    expect(nestedRepeats('^(a+)+$')).toEqual(['(a+)+']);
    expect(nestedRepeats('(?:x(?:\\d*)y)*')).toHaveLength(1);
    expect(nestedRepeats('(?:[a+]b)*c+\\(d+')).toEqual([]);
  });
  it('of the commands and languages have no repeat inside a repeat that could run away', () => {
    // Each of these begins every round with a sign that the inner repeat cannot take.
    const apart = [
      '(?:[\'"][\\p{L}\\p{M}]+)*',
      '(?:["\'][\\p{L}\\p{M}]+)*',
      '(?:["\'][\\u05d0-\\u05ea]+)*',
      "(?:'(?!s\\b)[a-z]+)*",
      '(?:[.,:/]\\d+)*',
      '(?:\\.[\\p{L}\\p{N}-]+)+',
    ];
    const files = filesIn('commands');
    let looked = 0;
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(literal)].flatMap((match) => {
        looked++;
        return nestedRepeats(match[1] ?? '')
          .filter((group) => !apart.includes(group))
          .map((group) => `${file}: ${group}`);
      }),
    );
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(200);
  });
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
