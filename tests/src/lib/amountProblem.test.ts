/** A sum that cannot be recorded says why. */
import { expect, test } from 'vitest';
import { amountProblem } from '../../../src/lib/forms/amountProblem.ts';

test.each([
  ['150', 'ILS', null],
  ['12.34', 'ILS', null],
  ['12,5', 'ILS', null],
  ['abc', 'ILS', 'notNumber'],
  ['1e3', 'ILS', 'notNumber'],
  ['-', 'ILS', 'notNumber'],
  ['-50', 'ILS', 'notAbove'],
  ['0', 'ILS', 'notAbove'],
  ['300.555', 'ILS', 'tooFine'],
  ['1.5', 'JPY', 'noParts'],
  ['99999999999', 'ILS', 'tooLarge'],
  [' ', 'ILS', 'missing'],
])('%s in %s: %s', (text, currency, problem) => {
  expect(amountProblem(text, currency)).toBe(problem);
});
