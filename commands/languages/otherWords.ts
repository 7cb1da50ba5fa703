/** What is said another way than the grammar hears it: laid out as it hears it, each word still where it was typed. */
import type { NormalText } from '../pipeline/normalize.ts';

/** What is said, with the flags gud, and how it is heard; $1 is what stands there as it was typed. */
export type Ways = [RegExp, string][];

/** "word: as typed, as typed too; …": what is typed in haste, by the word it stands for. */
export function inHaste(lines: string): (typed: string) => string | undefined {
  const words = new Map(
    lines.split(',').flatMap((line) => {
      const [word, typed] = line.trim().split(': ') as [string, string];
      return typed.split(' ').map((one) => [one, word] as const);
    }),
  );
  return (typed) => words.get(typed);
}

type Change = { from: number; to: number; made: (string | [number, number])[] };

/** `words`: what a word of the language is, with the flags gu. */
export function inOtherWords(
  normal: NormalText,
  words: RegExp,
  haste: (typed: string) => string | undefined,
  ways: Ways,
): NormalText {
  const hasty = [...normal.text.matchAll(words)].flatMap((found): Change[] => {
    const word = haste(found[0]);
    return word === undefined ? [] : [{ from: found.index, to: found.index + found[0].length, made: [word] }];
  });
  return ways.reduce(
    (now, [said, meant]) => {
      // Hardly a way is said: what would lay out the places of each is not begun for the others.
      said.lastIndex = 0;
      if (!said.test(now.text)) return now;
      said.lastIndex = 0;
      const changes = [...now.text.matchAll(said)].map((found): Change => ({
        from: found.index,
        to: found.index + found[0].length,
        made: meant
          .split(/\$(\d)/)
          .map((part, at) => (at % 2 === 0 ? part : (found.indices?.[Number(part)] ?? ''))),
      }));
      return changed(now, changes);
    },
    changed(normal, hasty),
  );
}

function changed(normal: NormalText, changes: Change[]): NormalText {
  if (changes.length === 0) return normal;
  let text = '';
  const origin: number[] = [];
  const keep = (from: number, to: number) => {
    text += normal.text.slice(from, to);
    origin.push(...normal.origin.slice(from, to));
  };
  let at = 0;
  for (const { from, to, made } of changes) {
    keep(at, from);
    made.forEach((part, nth) => {
      if (typeof part !== 'string') return keep(...part);
      // Other words stand where those stood that they are for, the last of them at the end.
      const [before, after] = [made[nth - 1]?.[1], made[nth + 1]?.[0]];
      const first = typeof before === 'number' ? before : from;
      const last = typeof after === 'number' ? after : to;
      text += part;
      for (let k = part.length; k > 0; k--)
        origin.push(normal.origin[first < last ? Math.max(first, last - k) : from] ?? 0);
    });
    at = to;
  }
  keep(at, normal.text.length);
  origin.push(normal.raw.length);
  return { ...normal, text, origin };
}
