/** How well an item answers what was typed: the beginning of a name first, then of any word, then across scripts, then anywhere; 0 hides it. */
import { soundsLike } from '../../../commands/world/transliterate.ts';

/** What a name is worth that only sounds so: less than any that is written so. */
export const bySound = 0.7;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0591-\u05c7\u0300-\u036f]/gu, '')
    .toLocaleLowerCase();

/** 1 to 0. Every typed word must be found. The first text is the item's own name; one of a person or a subject is also found by its sound. */
export function matches(search: string, of: readonly string[], isName = false): number {
  const typed = plain(search).split(/\s+/u).filter(Boolean);
  if (typed.length === 0) return 1;
  const texts = of.map(plain);
  let worst = 1;
  for (const word of typed) {
    let best = 0;
    texts.forEach((text, index) => {
      const own = index === 0 ? 0 : 0.3;
      if (text.startsWith(word)) best = Math.max(best, 1 - own);
      // A Hebrew word may carry one or two prefix letters.
      else if (new RegExp(`(?:^|\\s)[ולבמהשכ]{0,2}${escaped(word)}`, 'u').test(text))
        best = Math.max(best, 0.8 - own);
      else if (isName && index === 0 && soundsLikeBeginning(word, text)) best = Math.max(best, bySound);
      else if (text.includes(word)) best = Math.max(best, 0.4 - own);
    });
    worst = Math.min(worst, best);
  }
  return worst;
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

const isHebrew = (text: string): boolean => /[א-ת]/u.test(text);
/** Two letters of the other script are like half of all names. */
const leastLetters = 2;

/** "dan" is how דנה begins, and דנ is how Dana does. */
function soundsLikeBeginning(typed: string, text: string): boolean {
  if (typed.length < leastLetters) return false;
  return text.split(/[\s,]+/u).some((word) => {
    if (word === '' || isHebrew(word) === isHebrew(typed)) return false;
    for (let length = Math.min(leastLetters, word.length); length <= word.length; length += 1) {
      const beginning = word.slice(0, length);
      if (isHebrew(typed) ? soundsLike(typed, beginning) : soundsLike(beginning, typed)) return true;
    }
    return false;
  });
}
