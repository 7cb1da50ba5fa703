/** The time engine: the calendar's arithmetic, spans in the text as typed, and that no text breaks or slows it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayNumber,
  readWall,
  weekdayOf,
  writeDay,
  writeWall,
} from '../../commands/grammar/time/days.ts';
import { bestTimes, readTimes } from '../../commands/grammar/times.ts';
import { when } from '../../commands/grammar/timeProbe.ts';
import { normalize } from '../../commands/nlu/text/normalize.ts';
import { recordProof } from '../recordProof.ts';
import { seed } from '../randomSeed.ts';
import { longestMs, ownTime } from './cpuTime.ts';

const context = { now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem', weekStart: 0 };
const found = (text: string) => when({ text, ...context }).found;

describe('days and moments', () => {
  it('clips a month to its end', () => {
    expect(writeDay(addMonths(dayNumber(2026, 1, 31), 1))).toBe('2026-02-28');
    expect(writeDay(addMonths(dayNumber(2028, 1, 31), 1))).toBe('2028-02-29');
    expect(writeDay(addMonths(dayNumber(2026, 3, 31), -13))).toBe('2025-02-28');
  });

  it('knows Sunday as 0', () => {
    expect(weekdayOf(dayNumber(2026, 3, 15))).toBe(0);
    expect(weekdayOf(dayNumber(1969, 12, 31))).toBe(3);
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000_000 }), (moment) => {
        expect(readWall(writeWall(moment))).toBe(moment);
      }),
      { numRuns: 300 },
    );
  });
});

describe('spans', () => {
  it('are offsets into the text as typed', () => {
    for (const text of [
      '  move   it to  Sunday at  5pm , please',
      'Noa\u200f – tomorrow at 5',
      '“next week” is full',
    ]) {
      for (const { from, to, text: said } of found(text)) expect(text.slice(from, to)).toBe(said);
    }
    expect(found('move it to Sunday  at 5 PM!')[0]).toMatchObject({
      text: 'Sunday  at 5 PM',
      kind: 'instant',
    });
  });

  it('never overlap in the best cover', () => {
    const readings = bestTimes(
      readTimes(normalize('from sunday to tuesday at 4 for two hours every week'), context),
    );
    readings.slice(1).forEach((one, i) => expect(one.from).toBeGreaterThanOrEqual(readings[i]?.to ?? 0));
  });

  it('say which rule read them', () => {
    for (const reading of readTimes(normalize('next sunday at half past four for an hour'), context)) {
      expect(reading.rule.length).toBeGreaterThan(2);
    }
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'every sunday monday next last this at on the in to from until 5 30 12 2026 march may first second and or , - / : 4pm 17:30 1/4 half past quarter hour hours weeks for times except morning tonight יום ראשון ב5 מחר בשבוע הבא עד רבע ל שעה 🙂 \u200f ½ ׳'.split(
      ' ',
    ),
  );
  const sentence = fc
    .array(words, { minLength: 1, maxLength: 90 })
    .map((list) => list.join(' ').slice(0, 500));
  const runs = process.env.PROVE ? 20_000 : 600;

  it('is read without a fault, with spans inside it', ({ task }) => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ maxLength: 500, unit: 'grapheme' })), (text) => {
        for (const { from, to } of found(text)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(from).toBeLessThan(to);
        }
      }),
      { numRuns: runs, seed },
    );
    recordProof(
      task,
      'R14',
      `${runs} texts of words of time (seed ${seed}): none breaks it, each span lies inside`,
    );
  });

  it('of 500 characters is read at once', ({ task }) => {
    const repeated = [
      '5 ',
      '1-',
      'the 3rd and ',
      'march 3 ',
      'every ',
      'two hours and ',
      'monday to ',
      '1:30-',
      'ראשון ב5 ',
      'next ',
    ];
    let slowest = 0;
    for (const part of repeated) {
      const text = part.repeat(500).slice(0, 500);
      found(text);
      const times = [0, 0, 0].map(() => {
        const start = ownTime();
        found(text);
        return ownTime() - start;
      });
      slowest = Math.max(slowest, Math.min(...times));
      expect(Math.min(...times), part).toBeLessThan(longestMs);
    }
    recordProof(
      task,
      'R14',
      `${repeated.length} texts of 500 characters: the slowest in ${slowest.toFixed(1)} ms`,
    );
  });
});
