/** The people and subjects that a sentence names, under Hebrew prefixes and English endings too. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import { isCapital } from '../text/isCapital.ts';
import type { NormalText } from '../text/normalize.ts';
import { prefixSplits, type Token } from '../text/tokens.ts';
import { findWord, mayBeFamily, type Named, type NameFit } from '../../world/nameIndex.ts';

const fitCost: Record<NameFit, number> = { exact: 0, sound: 0.1, near: 2 };

type Hit = { named: Named; place: number; of: number };

export function readNames(
  normal: NormalText,
  tokens: Token[],
  world: IndexedWorld,
  mayBeNear: (at: number) => boolean,
): EntityCandidate[] {
  const readings: EntityCandidate[] = [];
  tokens.forEach((token, at) => {
    if (token.kind !== 'hebrew' && token.kind !== 'latin') return;
    const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
    let best: NameFit | null = null;
    for (const split of splits) {
      const typed = token.text.slice(split);
      const fits = fitsOf(world, typed, mayBeNear(at) && (best === null || best === 'near'));
      for (const { fit, words, cut } of fits) {
        if (fit === 'near' && best !== null && best !== 'near') continue;
        best = best === null || fitCost[fit] < fitCost[best] ? fit : best;
        const hits = words
          .flatMap((word): Hit[] => world.names.words.get(word) ?? [])
          .filter(
            ({ of, named }) =>
              fit === 'exact' ||
              of === 1 ||
              !mayBeNear(at + 1) ||
              isTheirs(named, normal, tokens.slice(at), world),
          );
        add(
          readings,
          tokens,
          at,
          token.from + split,
          token.to - cut,
          hits,
          fit,
          world,
          split > 0 || cut > 0 ? 0.15 : 0,
          mayBeNear(at),
        );
      }
    }
  });
  return exactBeatsNear(readings);
}

/** "Tomer Segal" is no slip for Tamar, whose family is called otherwise. */
function isTheirs({ name }: Named, normal: NormalText, [one, next]: Token[], world: IndexedWorld): boolean {
  if (!one || !next || !isCapital(normal, one) || !isCapital(normal, next)) return true;
  return findWord(world.names, next.text, true) !== null || mayBeFamily(name, next.text);
}

/** "danas lesson", typed without its apostrophe, is Dana's. */
function fitsOf(
  world: IndexedWorld,
  typed: string,
  near: boolean,
): { fit: NameFit; words: string[]; cut: number }[] {
  const whole = findWord(world.names, typed, false);
  if (whole) return [{ ...whole, cut: 0 }];
  if (typed.length > 3 && /[a-z]s$/.test(typed)) {
    const owner = findWord(world.names, typed.slice(0, -1), false);
    if (owner) return [{ ...owner, cut: 1 }];
  }
  const misspelt = near ? findWord(world.names, typed, true) : null;
  return misspelt ? [{ ...misspelt, cut: 0 }] : [];
}

function add(
  readings: EntityCandidate[],
  tokens: Token[],
  at: number,
  from: number,
  to: number,
  hits: Hit[],
  fit: NameFit,
  world: IndexedWorld,
  extra: number,
  mayBeOther: boolean,
) {
  const byKind = { person: [] as Hit[], subject: [] as Hit[] };
  for (const hit of hits) byKind[hit.named.kind === 'subject' ? 'subject' : 'person'].push(hit);
  for (const kind of ['person', 'subject'] as const) {
    let remaining = byKind[kind].filter((hit) => hit.place === 0 || kind === 'person');
    if (remaining.length === 0) continue;
    // A family name alone stands for its bearer, less surely than a first name.
    const firsts = remaining.filter((hit) => hit.place === 0);
    const byFamily = firsts.length === 0;
    // A family name that only sounds alike is too little to go by.
    if (byFamily && fit !== 'exact') continue;
    // "כבר" is "already", whoever is called Bar.
    if (byFamily && from > (tokens[at]?.from ?? from) && !mayBeOther) continue;
    if (!byFamily) remaining = firsts;
    let end = to;
    // The words that follow narrow it down: "Dana Levi" is not the other Dana.
    if (to === tokens[at]?.to)
      for (let next = at + 1, place = 1; next < tokens.length && !byFamily; next++, place++) {
        const token = tokens[next];
        if (token === undefined || (token.kind !== 'hebrew' && token.kind !== 'latin')) break;
        const following = findWord(world.names, token.text, false);
        const ids = new Set(
          (following?.words ?? [])
            .flatMap((word) => world.names.words.get(word) ?? [])
            .filter((hit) => hit.place === place)
            .map((hit) => hit.named.id),
        );
        const narrowed = remaining.filter((hit) => ids.has(hit.named.id));
        if (narrowed.length === 0) break;
        remaining = narrowed;
        end = token.to;
      }
    // A subject of two words needs both of them, unless no other begins so.
    const named = [...new Map(remaining.map((hit) => [hit.named.id, hit.named])).values()];
    const alone = named.filter((one) => remaining.some((hit) => hit.named.id === one.id && hit.of === 1));
    const chosen = kind === 'subject' && alone.length > 0 && end === to ? alone : named;
    readings.push({
      kind,
      named: chosen,
      fit,
      from,
      to: end,
      cost: 1 + fitCost[fit] + extra + (byFamily ? 0.3 : 0),
    });
  }
}

/** Where something fits exactly, a misspelling of another name over the same words is out. */
function exactBeatsNear(readings: EntityCandidate[]): EntityCandidate[] {
  return readings.filter(
    (one) =>
      (one.kind !== 'person' && one.kind !== 'subject') ||
      one.fit !== 'near' ||
      !readings.some(
        (two) =>
          (two.kind === 'person' || two.kind === 'subject') &&
          two.fit !== 'near' &&
          two.from < one.to &&
          two.to > one.from,
      ),
  );
}
