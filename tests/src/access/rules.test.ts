/** What an account's fields may hold (spec section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem, nameProblem, passwordProblem, passwordStrength } from '../../../src/access/rules.ts';

describe('a full name', () => {
  it.each(['רבקה לוי', 'Dana Cohen', 'אבו־חצירא מרים', "Anne-Marie O'Neil", 'ז׳קלין כהן', 'José Núñez'])(
    '%s is one',
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );
  it.each([
    ['', 'missingName'],
    ['   ', 'missingName'],
    ['רבקה', 'noLastName'],
    ['Dana C0hen', 'badName'],
    ['דנה כהן!', 'badName'],
    ['<b> Cohen', 'badName'],
  ])('%j is refused as %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('an email', () => {
  it('needs a name, an @ and a domain', () => {
    expect(emailProblem(' rivka@example.test ')).toBeNull();
    expect(emailProblem('')).toBe('missingEmail');
    for (const bad of ['rivka', 'rivka@', '@example.test', 'a b@example.test', 'rivka@example', 'a@b@c.il']) {
      expect(emailProblem(bad), bad).toBe('badEmail');
    }
  });
});

describe('a password', () => {
  it('is weak under five characters, counted as people count', () => {
    expect(passwordProblem('')).toBe('missingPassword');
    expect(passwordProblem('1234')).toBe('weakPassword');
    expect(passwordProblem('🔑🔑🔑🔑')).toBe('weakPassword');
    expect(passwordProblem('lesson5')).toBeNull();
  });
  it('grows stronger with length and kinds of signs, and one sign repeated stays weak', () => {
    expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(passwordStrength('abcde')).toBe(1);
    expect(passwordStrength('abcd1234')).toBe(2);
    expect(passwordStrength('לשבת בשקט ליד הים')).toBe(3);
  });
});

describe('any text at all', () => {
  it('gets an answer and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        emailProblem(text);
        nameProblem(text);
        expect(passwordStrength(text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
