/** English times are read as people mean them, at one frozen moment. */
import { describe, expect, it } from 'vitest';
import { noTimes, times } from '../corpus/en/times.ts';
import { timesAside } from '../corpus/en/timesAside.ts';
import { meaningOf } from './timeMeanings.ts';

describe('English times', () => {
  for (const [meaning, phrases] of Object.entries(times)) {
    it(`reads ${phrases.length} ways of saying ${meaning}`, () => {
      const read = phrases.map((phrase) => [phrase, meaningOf(phrase)]);
      expect(read).toEqual(phrases.map((phrase) => [phrase, meaning]));
    });
  }

  it('finds no time in sentences that only sound like one', () => {
    const read = noTimes.map((phrase) => [phrase, meaningOf(phrase)]);
    expect(read.filter(([, meaning]) => meaning !== 'none')).toEqual([]);
  });

  it('reads at least 95% of the phrases that no rule was written against, and takes at most one in twenty for a time that names none', () => {
    const named = Object.entries(timesAside).filter(([meaning]) => meaning !== 'none');
    const all = named.flatMap(([meaning, phrases]) => phrases.map((phrase) => [phrase, meaning] as const));
    const wrong = all.filter(([phrase, meaning]) => meaningOf(phrase) !== meaning);
    expect(all.length).toBeGreaterThan(80);
    expect(1 - wrong.length / all.length).toBeGreaterThanOrEqual(0.95);
    const none = timesAside.none ?? [];
    expect(none.filter((phrase) => meaningOf(phrase) !== 'none').length).toBeLessThanOrEqual(
      none.length / 20 + 1,
    );
  });

  it('keeps the other reading of a weekday as the conventions want it', async () => {
    const { readTimes } = await import('../../commands/languages/time/read.ts');
    const { normalize } = await import('../../commands/pipeline/normalize.ts');
    const context = { now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem' };
    const dayOf = (text: string) => {
      const reading = readTimes(normalize(text), context).find(
        (one) => one.kind === 'date' && one.text === text,
      );
      return reading?.kind === 'date' ? reading.day : undefined;
    };
    expect(dayOf('tuesday')).toMatchObject({ date: '2026-03-17', which: 'bare', other: '2026-03-10' });
    expect(dayOf('next thursday')).toMatchObject({ date: '2026-03-19', which: 'next', other: '2026-03-12' });
    expect(dayOf('last tuesday')).toMatchObject({ date: '2026-03-03', which: 'last' });
    expect(dayOf('this sunday')).toMatchObject({ date: '2026-03-08', which: 'this', other: '2026-03-15' });
  });
});
