/** Which of the twelve inks a subject is written in: the one that is stored, else one that follows from its name. */

/** The twelve, in order; the names are what people may say. */
export const subjectInks = [
  'brick',
  'amber',
  'sand',
  'olive',
  'moss',
  'pine',
  'teal',
  'sky',
  'ink',
  'iris',
  'plum',
  'rose',
] as const;

/** 1–12. `color` is one of the names, or a number from 1 to 12; anything else falls back to the subject's name. */
export function subjectInk(color: string | null | undefined, subject = ''): number {
  const stored = (color ?? '').trim().toLowerCase();
  const named = subjectInks.findIndex((name) => name === stored);
  if (named >= 0) return named + 1;
  const numbered = /^(?:subject-)?(\d{1,2})$/.exec(stored);
  const number = Number(numbered?.[1]);
  if (number >= 1 && number <= 12) return number;
  let sum = 0;
  for (const char of stored || subject) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % 12) + 1;
}
