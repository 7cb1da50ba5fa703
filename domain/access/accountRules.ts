/** What an account's fields must be like, each fault with a code of its own (spec section 5); the page asks it first, the server decides by it. */
import { usualLanguage } from '../basics/languages.ts';

export const accountProblems = [
  'MISSING_NAME',
  'NO_LAST_NAME',
  'BAD_NAME',
  'MISSING_EMAIL',
  'BAD_EMAIL',
  'MISSING_PASSWORD',
  'WEAK_PASSWORD',
  'COMMON_PASSWORD',
  'LONG_PASSWORD',
  'PASSWORDS_DIFFER',
  'MISSING_PHONE',
  'BAD_PHONE',
  'MISSING_ADDRESS',
  'BAD_ADDRESS',
] as const;

export type AccountProblem = (typeof accountProblems)[number];

export const passwordLength = { min: 5, max: 128 };

/** Codes by mail have six digits. */
export const codeShape = /^\d{6}$/;

/** What turns the reading direction, or shows nothing at all, could pose as another name on the screen, or as none. */
const unseen = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;
/** Points and accents stand on a letter in twos and threes; a pile of them covers the lines around it. */
const pile = /\p{M}{5}/u;
/** Letters of any script; marks, hyphens, geresh and apostrophes belong to names. */
const nameWord = /^[\p{L}\p{M}'’׳״".־-]+$/u;

export const tidied = (text: string): string =>
  text.replace(unseen, '').normalize('NFC').trim().replace(/\s+/g, ' ');

export function nameProblem(text: string): AccountProblem | null {
  const name = tidied(text);
  if (name === '') return 'MISSING_NAME';
  const words = name.split(' ');
  const isName = /^\p{L}/u.test(name) && words.every((word) => nameWord.test(word));
  if (!isName || pile.test(name) || name.length > 100) return 'BAD_NAME';
  return words.length < 2 ? 'NO_LAST_NAME' : null;
}

const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;

export function emailProblem(text: string): AccountProblem | null {
  const email = text.trim();
  if (email === '') return 'MISSING_EMAIL';
  // Printable ASCII: a letter of another script could pose as one of these.
  return email.length <= 254 && /^[!-~]*$/.test(email) && emailShape.test(email) ? null : 'BAD_EMAIL';
}

/** Whether it is a common one only the server knows. */
export function passwordProblem(password: string): AccountProblem | null {
  if (password === '') return 'MISSING_PASSWORD';
  if (password.length > passwordLength.max) return 'LONG_PASSWORD';
  return [...password].length < passwordLength.min ? 'WEAK_PASSWORD' : null;
}

export const againProblem = (password: string, again: string): AccountProblem | null =>
  password === again ? null : 'PASSWORDS_DIFFER';

/** A place that somebody could find: letters, and more than a few. */
export function addressProblem(text: string): AccountProblem | null {
  const address = tidied(text);
  if (address === '') return 'MISSING_ADDRESS';
  const letters = address.match(/\p{L}/gu)?.length ?? 0;
  const isAddress = letters >= 3 && address.length >= 5 && address.length <= 200;
  return isAddress && !pile.test(address) && !/[<>{}\p{Cc}]/u.test(address) ? null : 'BAD_ADDRESS';
}

/** As a phone library answers; the page loads it only when a number is typed. */
type ParsedPhone = {
  isValid(): boolean;
  country?: string | undefined;
  countryCallingCode: string;
  nationalNumber: string;
};

export type ParsePhone = (text: string, country: string) => ParsedPhone | undefined;

export type Phone = { country: string; countryCode: string; number: string };

/** A number with its own country code says its country itself. */
export function readPhone(text: string, country: string, parse: ParsePhone): Phone | AccountProblem {
  if (text.trim() === '') return 'MISSING_PHONE';
  if (text.length > 30) return 'BAD_PHONE';
  const parsed = parse(text, country);
  if (!parsed?.isValid()) return 'BAD_PHONE';
  return {
    country: parsed.country ?? country,
    countryCode: parsed.countryCallingCode,
    number: parsed.nationalNumber,
  };
}

/** Product defaults of a new account. */
export const newcomerDefaults = {
  language: usualLanguage,
  currency: 'ILS',
  country: 'IL',
  countryCode: '972',
} as const;

export const newcomerRoles = ['teacher', 'student', 'parent'] as const;
export type NewcomerRole = (typeof newcomerRoles)[number];
