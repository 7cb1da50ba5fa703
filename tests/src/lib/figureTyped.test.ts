/** An amount is understood in every way in which it is shown or copied. */
import { expect, test } from 'vitest';
import { amountProblem } from '../../../src/lib/forms/amountProblem.ts';
import { minorOf } from '../../../src/lib/forms/minorOf.ts';
import { amountIn } from '../../../src/features/money/amountIn.ts';
import { priceOf } from '../../../src/features/calendar/form/meetingFields.ts';

test.each([
  ['1,250.50', 125_050],
  ['1,250', 125_000],
  ['1,234,567.8', 123_456_780],
  ['1\u2009250.50', 125_050],
  ['1\u202f250,50', 125_050],
  ['1\u00a0250', 125_000],
  ['1.250,50', 125_050],
  ['\u200f1,250.50\u200f', 125_050],
  ['\u20661,250.50\u2069', 125_050],
  ['49,90', 4_990],
  ['0,5', 50],
  ['12.5', 1_250],
])('%s is an amount in every field of money', (text, minor) => {
  expect(amountProblem(text, 'ILS')).toBeNull();
  expect(minorOf(text, 'ILS')).toBe(minor);
  expect(amountIn(text, 'ILS')).toBe(minor);
  expect(priceOf({ price: text }, 'ILS')).toBe(minor);
});

test.each(['1,25,0', '12,3456.7', 'abc', '1.2.3'])('%s is none', (text) => {
  expect(minorOf(text, 'ILS')).toBeNull();
  expect(amountProblem(text, 'ILS')).not.toBeNull();
});
