/** "The Levi family", "the Levis", "משפחת לוי": everybody of that name, and not one of them. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { findWord, type Named } from '../../world/nameIndex.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import { prefixSplits, type Token } from '../text/tokens.ts';

const beforeName = /^משפח[תה]$|^משפ'?$/;
const afterName = /^(?:family|household|fam)$/;

/** The students whose family is called so; a first name is nobody's family. */
function bearersOf(typed: string, world: IndexedWorld): Named[] {
  const found = findWord(world.names, typed, false);
  const hits = (found?.words ?? []).flatMap((word) => world.names.words.get(word) ?? []);
  const named = hits.filter(({ named: { kind }, place }) => kind === 'student' && place > 0);
  return [...new Map(named.map((hit) => [hit.named.id, hit.named])).values()];
}

type Range = { from: number; to: number };

export function readFamilies(tokens: readonly Token[], world: IndexedWorld): EntityCandidate[] {
  if (world.role !== 'teacher') return [];
  const read = (name: string, { from, to }: Range): EntityCandidate[] => {
    const named = bearersOf(name, world);
    return named.length === 0
      ? []
      : [{ kind: 'person', named, fit: 'exact', isFamily: true, from, to, cost: 1.1 }];
  };
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === 'hebrew') {
      const split = prefixSplits(token.text).find((cut) => beforeName.test(token.text.slice(cut)));
      if (split === undefined || after === undefined) return [];
      return read(after.text, { from: token.from + split, to: after.to });
    }
    if (afterName.test(token.text) && before)
      return read(before.text.replace(/'s$/, ''), { from: before.from, to: token.to });
    const isPlural = token.kind === 'latin' && before?.text === 'the' && /[a-z]s$/.test(token.text);
    return isPlural ? read(token.text.slice(0, -1), token) : [];
  });
}
