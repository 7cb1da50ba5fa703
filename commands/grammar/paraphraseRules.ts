/** What is said another way than the grammar hears it: laid out as it hears it, each word still where it was typed. */
import type { NormalText } from '../nlu/text/normalize.ts';

/** What is said, and how it is heard; $1 is what stands there as it was typed. */
export type ParaphraseRule<Said = RegExp> = [said: Said, meant: string];

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

/** Some ways, and what is found where any of them is said. */
export type ParaphraseGroup = { any: RegExp; ways: () => ParaphraseRule[] };

/** So many are looked for at once: hardly a way is said. */
const atOnce = 16;

/** `any`: what finds any of these; `one`: what finds one, with the flags gd; it is made when it may first have been said. */
export function inGroups<Said>(
  ways: ParaphraseRule<Said>[],
  any: (said: Said[]) => RegExp,
  one: (said: Said) => RegExp,
): ParaphraseGroup[] {
  const groups: ParaphraseGroup[] = [];
  for (let at = 0; at < ways.length; at += atOnce) {
    const some = ways.slice(at, at + atOnce);
    let made: ParaphraseRule[] | null = null;
    groups.push({
      any: any(some.map(([said]) => said)),
      ways: () => (made ??= some.map(([said, meant]) => [one(said), meant])),
    });
  }
  return groups;
}

type Change = { from: number; to: number; made: (string | [number, number])[] };

/** `words`: what a word of the language is, with the flags gu. */
export function paraphrase(
  normal: NormalText,
  words: RegExp,
  haste: (typed: string) => string | undefined,
  groups: ParaphraseGroup[],
): NormalText {
  const hasty = [...normal.text.matchAll(words)].flatMap((found): Change[] => {
    const word = haste(found[0]);
    return word === undefined ? [] : [{ from: found.index, to: found.index + found[0].length, made: [word] }];
  });
  let now = changed(normal, hasty);
  for (const { any, ways } of groups) {
    if (!any.test(now.text)) continue;
    for (const [said, meant] of ways()) now = inOneWay(now, said, meant);
  }
  return now;
}

function inOneWay(now: NormalText, said: RegExp, meant: string): NormalText {
  // What would lay out the places of each is not begun where there are none.
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
