/** The words of a sentence, and where a Hebrew prefix may end and the word proper begin. */

export type Token = {
  text: string;
  /** Offsets in the normal text. */
  from: number;
  to: number;
  kind: 'hebrew' | 'latin' | 'number' | 'mark';
};

const pattern =
  /https?:\/\/[^\s]+|[A-Za-zÀ-ӿא-ي\p{N}._+-]+@[A-Za-zÀ-ӿא-ي\p{N}-]+(?:\.[A-Za-zÀ-ӿא-ي\p{N}-]+)+|[\u05d0-\u05ea]+(?:["'][\u05d0-\u05ea]+)*(?:'(?![\u05d0-\u05ea]|s\b))?|[a-z\u00df-\u024f]+(?:'(?!s\b)[a-z]+)*|'s\b|\d+(?:[.,:/]\d+)*|\p{L}+|[^\s]/gu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(pattern)) {
    const word = found[0];
    const first = word.charCodeAt(0);
    const kind =
      first >= 0x5d0 && first <= 0x5ea
        ? 'hebrew'
        : /^\p{L}/u.test(word) || word === "'s"
          ? 'latin'
          : first >= 48 && first <= 57 && !word.includes('@')
            ? 'number'
            : 'mark';
    tokens.push({ text: word, from: found.index, to: found.index + word.length, kind });
  }
  return tokens;
}

const prefixLetters = 'ושהכלבמ';

/** "ולדנה" → ["ולדנה", "לדנה", "דנה"] as counts of prefix letters; never leaves less than two letters. */
export function prefixSplits(word: string): number[] {
  const splits = [0];
  // "ת'שיעור": את, as it is spoken.
  if (word.startsWith("ת'") && word.length > 4) splits.push(2);
  let count = 0;
  while (count < 4 && word.length - count > 2 && prefixLetters.includes(word[count] ?? ''))
    splits.push(++count);
  return splits;
}
