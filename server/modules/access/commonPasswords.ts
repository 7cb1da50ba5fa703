/** Passwords that attackers try first: the ten thousand most common, and the words of this product. Nobody may choose them. */
import { dictionary } from '@zxcvbn-ts/language-common';

const mostCommon = 10_000;

const common: ReadonlySet<string> = new Set(dictionary.passwords.slice(0, mostCommon).map(String));

/** Listed in docs/security/accounts.md. */
export const wordsOfThisPlace: readonly string[] = [
  'lesson lessons desk teacher teachers student students pupil parent parents admin calendar school demo my the private tutor',
  'שיעור שיעורים מורה מורים תלמיד תלמידה תלמידים הורה הורים יומן פרטי פרטיים מנהל סיסמה בית ספר',
]
  .join(' ')
  .split(' ');

const ofThisPlace = new RegExp(`^(?:${wordsOfThisPlace.join('|')})+$`);

/** These words with digits and signs around them are guessed as quickly as the words alone. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || ofThisPlace.test(lower.replace(/[^\p{L}]/gu, ''));
}
