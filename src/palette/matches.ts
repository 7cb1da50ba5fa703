/** How well an item answers what was typed: the beginning of a name first, then of any word, then anywhere; 0 hides it. */

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0591-\u05c7\u0300-\u036f]/gu, '')
    .toLocaleLowerCase();

/** 1 to 0. Every typed word must be found. The first keyword is the item's own name. */
export function matches(_value: string, search: string, keywords: string[] = []): number {
  const typed = plain(search).split(/\s+/u).filter(Boolean);
  if (typed.length === 0) return 1;
  const texts = keywords.map(plain);
  let worst = 1;
  for (const word of typed) {
    let best = 0;
    texts.forEach((text, index) => {
      const own = index === 0 ? 0 : 0.3;
      if (text.startsWith(word)) best = Math.max(best, 1 - own);
      // A Hebrew word may carry one or two prefix letters.
      else if (new RegExp(`(?:^|\\s)[ולבמהשכ]{0,2}${escaped(word)}`, 'u').test(text))
        best = Math.max(best, 0.8 - own);
      else if (text.includes(word)) best = Math.max(best, 0.4 - own);
    });
    worst = Math.min(worst, best);
  }
  return worst;
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
