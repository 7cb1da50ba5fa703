/** What was typed, as a row of its own: a whole sentence is said as it stands. */
import type { PaletteItem, Ranked } from './rankItems.ts';

/** With so many words it is a sentence, whatever names begin so; with fewer it may be a name. */
const leastOfSentence = 3;
const leastOfAny = 2;

/** By its words alone: a row that came when the sentence has been read would push the first away from under Enter. */
export function withTyped(groups: Ranked['groups'], search: string): Ranked['groups'] {
  const text = search.trim();
  const words = text.split(/\s+/u).length;
  if (words < leastOfAny || groups.length === 0) return groups;
  const row: PaletteItem = {
    id: 'typed',
    group: 'typed',
    title: text,
    detail: null,
    words: [],
    count: 0,
    act: { say: text },
  };
  const typed = { name: 'typed' as const, rows: [row] };
  return words < leastOfSentence ? [...groups, typed] : [typed, ...groups];
}
