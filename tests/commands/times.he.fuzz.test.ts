/** Whatever is typed, the Hebrew time grammar answers: no input throws, and every reading is a well-formed part of the text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heTimes } from '../../commands/grammar/he/time/grammar.ts';
import { hebrewPhrases } from '../../commands/grammar/he/time/words.ts';
import { normalize } from '../../commands/nlu/text/normalize.ts';
import { timesIn } from '../sentences/rows.ts';
import { recordProof } from '../recordProof.ts';
import { seed } from '../randomSeed.ts';

const known = timesIn('he').flatMap(({ text, times }) => (times === 'none' ? [] : [text]));
const words = [
  ...new Set(hebrewPhrases.flatMap((phrase) => phrase.words).map((word) => word.replace('+', ''))),
  ...'5 17 30 2026 3.4 16:00 31.12 - , . ׳ ״ ־ – ₪ % \u200f \u202b 😀 ְ דנה שיעור Sunday pm'.split(' '),
];
const prefix = fc.constantFrom('', '', 'ב', 'ל', 'מ', 'ה', 'ו', 'ש', 'וב', 'ב-', 'ל־');
const sentence = fc.oneof(
  fc
    .array(
      fc.tuple(prefix, fc.constantFrom(...words)).map((pair) => pair.join('')),
      { maxLength: 24 },
    )
    .map((list) => list.join(' ')),
  fc
    .tuple(fc.constantFrom(...known), fc.nat(30), fc.string({ unit: 'grapheme', maxLength: 3 }))
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

const day = /^\d{4}-\d{2}-\d{2}$/;
const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const rrule =
  /^FREQ=[A-Z]+;INTERVAL=\d+(;BYDAY=[-\dA-Z,]+)?(;BYMONTHDAY=[-\d,]+)?(;BYMONTH=[\d,]+)?(;BYSETPOS=[-\d,]+)?(;COUNT=\d+|;UNTIL=\d{8})?$/;

describe('Hebrew times under any input', () => {
  it('every reading lies in the text, word for word, with values of the right form', ({ task }) => {
    const runs = process.env.PROVE ? 20_000 : 1_500;
    fc.assert(
      fc.property(sentence, (text) => {
        for (const r of heTimes.read(normalize(text), {
          now: '2026-03-10T09:00',
          timeZone: 'Asia/Jerusalem',
          weekStart: 0,
        })) {
          expect(r.from).toBeGreaterThanOrEqual(0);
          expect(r.to).toBeGreaterThan(r.from);
          expect(r.to).toBeLessThanOrEqual(text.length);
          expect(r.text).toBe(text.slice(r.from, r.to));
          if (r.kind === 'date') expect(r.start).toMatch(day);
          if (r.kind === 'instant') expect(r.start).toMatch(wall);
          if (r.kind === 'time') expect(r.start).toMatch(/^\d{2}:\d{2}$/);
          if (r.kind === 'duration') expect(r.minutes).toBeGreaterThan(0);
          if (r.kind === 'recurrence') expect(r.rrule).toMatch(rrule);
          if (r.kind === 'interval') {
            expect(r.start ?? r.end).toBeDefined();
            for (const end of [r.start, r.end]) if (end !== undefined) expect(end).toMatch(wall);
            if (r.start !== undefined && r.end !== undefined) expect(r.end > r.start).toBe(true);
          }
        }
      }),
      { numRuns: runs, seed, verbose: 1 },
    );
    recordProof(
      task,
      'R14',
      `${runs} Hebrew texts (seed ${seed}): none breaks it, each reading stands in the text`,
    );
  });
});
