import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestMinor, minorDigits, proportion, toMajor, toMinor } from '../../../domain/basics/money.ts';

describe('money', () => {
  test('goes to major units and back without losing an agora', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: largestMinor }),
        fc.constantFrom('ILS', 'JPY', 'KWD', 'USD'),
        (minor, currency) => {
          expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('19.99 shekels are 1999 agorot, 500 yen are 500 yen, a dinar has a thousand parts', () => {
    expect(toMinor(19.99, 'ILS')).toBe(1999);
    expect(toMinor(500, 'JPY')).toBe(500);
    expect(toMinor(1.234, 'KWD')).toBe(1234);
    expect(minorDigits('EUR')).toBe(2);
  });

  test.each([Number.NaN, Infinity, -Infinity, 1e308, 1e13, 0.001, 12.345])(
    '%s is no amount of shekels',
    (major) => expect(toMinor(major, 'ILS')).toBeNull(),
  );

  test('45 minutes at 200 shekels an hour are 150, and half an agora counts up', () => {
    expect(proportion(20000, 45, 60)).toBe(15000);
    expect(proportion(1, 30, 60)).toBe(1);
  });
});
