/** What may be told about an account's fields before asking the server (spec section 5); it decides all the same. */

export type AccessProblem =
  | 'missingEmail'
  | 'missingPassword'
  | 'missingName'
  | 'badEmail'
  | 'noLastName'
  | 'badName'
  | 'weakPassword'
  | 'passwordsDiffer';

export const leastPassword = 5;

export function emailProblem(email: string): AccessProblem | null {
  const text = email.trim();
  if (text === '') return 'missingEmail';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u.test(text) ? null : 'badEmail';
}

/** A full name: at least two words of letters (any script); an apostrophe, a geresh or a hyphen may stand inside one. */
export function nameProblem(name: string): AccessProblem | null {
  const words = name.trim().split(/\s+/u);
  if (words[0] === '') return 'missingName';
  if (!words.every((word) => /^[\p{L}\p{M}]+(?:['’׳״"־-][\p{L}\p{M}]+)*['’׳]?$/u.test(word)))
    return 'badName';
  return words.length < 2 ? 'noLastName' : null;
}

export function passwordProblem(password: string): AccessProblem | null {
  if (password === '') return 'missingPassword';
  return [...password].length < leastPassword ? 'weakPassword' : null;
}

/** 0 too short, 1 weak, 2 fair, 3 strong: by length first, then by how many kinds of signs. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const length = [...password].length;
  if (length < leastPassword) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/u, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password).size;
  if (distinct < 4) return 1;
  if (length >= 12 || (length >= 10 && kinds >= 3)) return 3;
  return length >= 8 && kinds >= 2 ? 2 : 1;
}
