/** The letters that Hebrew writes onto the front of a word: ו ש כש ה ב ל מ כ, also stacked ("ושבחמישי"). */

/** and · that, when · from, in, to, like · the: each at most once and in this order, as the language stacks them. */
const stacks = /^ו?(?:כש|לכש|מש|ש)?(?:[בלכמ]?ה|[בלכמ])?/;

export type PrefixSplit = { prefix: string; rest: string };

/** Every way to take prefixes off, the shortest first; the whole word itself is not among them. Rests have at least one letter. */
export function prefixSplits(word: string): PrefixSplit[] {
  const longest = stacks.exec(word)?.[0].length ?? 0;
  const splits: PrefixSplit[] = [];
  for (let k = 1; k <= longest && k < word.length; k++) {
    const prefix = word.slice(0, k);
    if (stacks.exec(prefix)?.[0].length === k) splits.push({ prefix, rest: word.slice(k) });
  }
  return splits;
}

/** The letters of a prefix as separate words: "וב" is and + in, "כש" is one word. */
export function prefixLetters(prefix: string): string[] {
  return prefix.match(/כש|./gu) ?? [];
}

/** True for a word that consists of prefix letters alone, such as the ב of "ב-5" or the מה of "מה-15"; של and כל are words. */
export const isPrefix = (word: string): boolean =>
  word.length > 0 &&
  word.length <= 4 &&
  !/[שבלכו]ל$/.test(word) &&
  stacks.exec(word)?.[0].length === word.length;
