/** How strong a password is; whether it may be chosen at all is the rule of domain/access. */
import { passwordLength } from '../../../domain/access/accountRules.ts';

/** 0 too short, 1 weak, 2 fair, 3 strong: by length first, then by how many kinds of signs. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const length = [...password].length;
  if (length < passwordLength.min) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/u, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password).size;
  if (distinct < 4) return 1;
  if (length >= 12 || (length >= 10 && kinds >= 3)) return 3;
  return length >= 8 && kinds >= 2 ? 2 : 1;
}
