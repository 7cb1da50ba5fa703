/** What an account's fields may hold (spec section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
  readPhone,
} from '../../../../domain/access/accountRules.ts';
import { loadParsePhone } from '../../../../src/features/access/PhoneField.tsx';
import { passwordStrength } from '../../../../src/features/access/rules.ts';

describe('a full name', () => {
  it.each(['רבקה לוי', 'Dana Cohen', 'אבו־חצירא מרים', "Anne-Marie O'Neil", 'ז׳קלין כהן', 'José Núñez'])(
    '%s is one',
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );
  it.each([
    ['', 'MISSING_NAME'],
    ['   ', 'MISSING_NAME'],
    ['רבקה', 'NO_LAST_NAME'],
    ['Dana C0hen', 'BAD_NAME'],
    ['דנה כהן!', 'BAD_NAME'],
    ['<b> Cohen', 'BAD_NAME'],
  ])('%j is refused as %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('an email', () => {
  it('needs a name, an @ and a domain', () => {
    expect(emailProblem(' rivka@example.test ')).toBeNull();
    expect(emailProblem('')).toBe('MISSING_EMAIL');
    for (const bad of ['rivka', 'rivka@', '@example.test', 'a b@example.test', 'rivka@example', 'a@b@c.il']) {
      expect(emailProblem(bad), bad).toBe('BAD_EMAIL');
    }
  });
});

describe('a password', () => {
  it('is weak under five characters, counted as people count', () => {
    expect(passwordProblem('')).toBe('MISSING_PASSWORD');
    expect(passwordProblem('1234')).toBe('WEAK_PASSWORD');
    expect(passwordProblem('🔑🔑🔑🔑')).toBe('WEAK_PASSWORD');
    expect(passwordProblem('lesson5')).toBeNull();
  });
  it('grows stronger with length and kinds of signs, and one sign repeated stays weak', () => {
    expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(passwordStrength('abcde')).toBe(1);
    expect(passwordStrength('abcd1234')).toBe(2);
    expect(passwordStrength('לשבת בשקט ליד הים')).toBe(3);
  });
});

describe('a phone number', () => {
  it.each([
    ['052-555-0101', 'IL', { country: 'IL', countryCode: '972', number: '525550101' }],
    ['03 555 0101', 'IL', { country: 'IL', countryCode: '972', number: '35550101' }],
    ['+44 20 7946 0958', 'IL', { country: 'GB', countryCode: '44', number: '2079460958' }],
    ['', 'IL', 'MISSING_PHONE'],
    ['052', 'IL', 'BAD_PHONE'],
    ['020 7946 0958', 'IL', 'BAD_PHONE'],
    ['hello', 'IL', 'BAD_PHONE'],
  ])('%j in %s', async (text, country, read) => {
    expect(readPhone(text, country, await loadParsePhone())).toEqual(read);
  });
});

describe('an address', () => {
  it.each(['הרצל 12, רחובות', '12 Herzl St., Rehovot'])('%s is one', (text) =>
    expect(addressProblem(text)).toBeNull(),
  );
  it.each([
    ['', 'MISSING_ADDRESS'],
    ['12', 'BAD_ADDRESS'],
    ['123456', 'BAD_ADDRESS'],
    ['<b>street</b> 5', 'BAD_ADDRESS'],
    [`Herzl ${'1'.repeat(300)}`, 'BAD_ADDRESS'],
  ])('%j is refused as %s', (text, problem) => expect(addressProblem(text)).toBe(problem));
});

describe('any text at all', () => {
  it('gets an answer and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        emailProblem(text);
        nameProblem(text);
        addressProblem(text);
        passwordProblem(text);
        expect(passwordStrength(text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
