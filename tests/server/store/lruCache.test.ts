/** What is kept in memory stays within its bounds, and what was asked for last stays longest. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LastUsed } from '../../../server/basics/lruCache.ts';

test('whatever is put in, it weighs no more than allowed, and what is there is the latest', () => {
  const step = fc.record({ key: fc.nat(5), weight: fc.nat(60), isGet: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const held = new LastUsed<number, number>(100);
      const latest = new Map<number, { value: number; weight: number }>();
      for (const [value, { key, weight, isGet }] of steps.entries()) {
        if (isGet) expect([undefined, latest.get(key)?.value]).toContain(held.get(key));
        else {
          held.set(key, value, weight);
          latest.set(key, { value, weight });
          expect(held.get(key)).toBe(value);
        }
        const there = [...latest].filter(([each]) => held.get(each) !== undefined);
        expect(held.weight).toBe(there.reduce((sum, [, entry]) => sum + entry.weight, 0));
        expect(held.weight).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('what was not asked for the longest goes first', () => {
  const held = new LastUsed<string, string>(3);
  for (const key of ['a', 'b', 'c']) held.set(key, key, 1);
  held.get('a');
  held.set('d', 'd', 1);
  expect(['a', 'b', 'c', 'd'].map((key) => held.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

test('what alone is too heavy is not kept, and pushes nothing out', () => {
  const held = new LastUsed<string, string>(3);
  held.set('a', 'a', 1);
  held.set('b', 'old', 1);
  held.set('b', 'new', 4);
  expect([held.get('a'), held.get('b'), held.weight]).toEqual(['a', undefined, 1]);
});
