/** Lessons that overlap stand side by side on paper, and no two share a place. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf } from '../../../../src/features/calendar/share/lanes.ts';

const span = (from: number, to: number) => ({ fromMinute: from, toMinute: to });

it('a lesson alone has the whole width, two that overlap have half each', () => {
  expect(lanesOf([span(60, 120), span(120, 180)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ]);
  expect(lanesOf([span(60, 120), span(90, 180)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
  ]);
});

it('no two lessons that overlap share a column, and each column is one of those there are', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(1400), fc.integer({ min: 1, max: 180 })).map(([from, long]) => span(from, from + long)),
  );
  fc.assert(
    fc.property(spans, (all) => {
      const lanes = lanesOf(all);
      all.forEach((one, a) => {
        expect(lanes[a]?.lane).toBeLessThan(lanes[a]?.lanes ?? 0);
        all.forEach((other, b) => {
          const overlap = a !== b && one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;
          if (overlap) expect(lanes[a]?.lane).not.toBe(lanes[b]?.lane);
          if (overlap) expect(lanes[a]?.lanes).toBe(lanes[b]?.lanes);
        });
      });
    }),
  );
});
