/** English times are read as people mean them, at one frozen moment. */
import { describe, expect, it } from 'vitest';
import { timesIn } from '../sentences/rows.ts';
import { meaningOf } from './timeMeanings.ts';

describe('English times', () => {
  for (const { text, times } of timesIn('en'))
    it(`reads “${text}” as ${times}`, () => {
      expect(meaningOf(text)).toBe(times);
    });

  it('reads at least 95% of the phrases that no rule was written against, and takes at most one in twenty for a time that names none', () => {
    const kept = timesIn('en', true);
    const named = kept.filter(({ times }) => times !== 'none');
    const wrong = named.filter(({ text, times }) => meaningOf(text) !== times);
    expect(named.length).toBeGreaterThan(80);
    expect(1 - wrong.length / named.length).toBeGreaterThanOrEqual(0.95);
    const none = kept.filter(({ times }) => times === 'none');
    expect(none.filter(({ text }) => meaningOf(text) !== 'none').length).toBeLessThanOrEqual(
      none.length / 20 + 1,
    );
  });

  it('keeps the other reading of a weekday as the conventions want it', async () => {
    const { readTimes } = await import('../../commands/grammar/times.ts');
    const { normalize } = await import('../../commands/nlu/text/normalize.ts');
    const context = { now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem', weekStart: 0 };
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
