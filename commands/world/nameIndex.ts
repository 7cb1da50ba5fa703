/** The names of a person's world by how they may be written; built once per world, so reading does not grow with it. */
import type { Id } from '../../domain/basics/ids.ts';
import type { NamedKind } from './world.ts';
import { skeletons, soundsLike } from './transliterate.ts';

/** An applicant asked to join and is nobody's student yet. */
export type Named = { kind: NamedKind; id: Id; name: string };

type Word = { named: Named; place: number; of: number };

export type NameIndex = {
  words: Map<string, Word[]>;
  /** Names less one letter, for one edit. */
  near: Map<string, string[]>;
  /** Consonants, for the other script. */
  sounds: Map<string, string[]>;
};

export function nameWords(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0591-\u05c7]/g, '')
    .replace(/[\u05f3\u2019`]/g, "'")
    .replace(/[\u05f4\u201d]/g, '"')
    .split(/[\s\-\u05be,.]+/)
    .filter((word) => word !== '');
}

const push = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** A word with each of its letters left out once, and whole. */
export function withoutOne(word: string): string[] {
  const shorter = [word];
  for (let at = 0; at < word.length; at++) shorter.push(word.slice(0, at) + word.slice(at + 1));
  return shorter;
}

export function indexNames(everyone: Iterable<Named>, otherNames: (named: Named) => string[]): NameIndex {
  const index: NameIndex = { words: new Map(), near: new Map(), sounds: new Map() };
  for (const named of everyone) {
    for (const name of [named.name, ...otherNames(named)]) {
      const words = nameWords(name);
      words.forEach((word, place) => {
        if (!index.words.has(word)) {
          if (word.length >= 4) for (const shorter of withoutOne(word)) push(index.near, shorter, word);
          for (const sound of skeletons(word)) push(index.sounds, sound, word);
        }
        push(index.words, word, { named, place, of: words.length });
      });
    }
  }
  return index;
}

const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const plain = (word: string) => word.replace(/[ךםןףץ]/g, (char) => finals[char] ?? char);

/** One letter more, less, other, or two neighbours changed over. */
export function oneEdit(a: string, b: string): boolean {
  const [one, two] = [plain(a), plain(b)];
  if (one === two) return a !== b;
  if (Math.abs(one.length - two.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  if (one.length === two.length) {
    if (one.slice(at + 1) === two.slice(at + 1)) return true;
    return one[at] === two[at + 1] && one[at + 1] === two[at] && one.slice(at + 2) === two.slice(at + 2);
  }
  return one.length > two.length ? one.slice(at + 1) === two.slice(at) : one.slice(at) === two.slice(at + 1);
}

/** "Cohen" and "Kohen" are כהן, "Segal" is not: by what stands behind the first name, in either letters. */
export function mayBeFamily(name: string, typed: string): boolean {
  const keys = skeletons(typed);
  const families = nameWords(name).slice(1).flatMap(skeletons);
  return families.some((own) => keys.some((key) => own === key || (own.length > 1 && oneEdit(own, key))));
}

export type NameFit = 'exact' | 'sound' | 'near';

/** The written names that a typed word may mean, by the best way of fitting alone. */
export function findWord(
  index: NameIndex,
  typed: string,
  mayBeNear: boolean,
): { fit: NameFit; words: string[] } | null {
  if (index.words.has(typed)) return { fit: 'exact', words: [typed] };
  const hebrew = /[א-ת]/.test(typed);
  const sound = new Set<string>();
  if (typed.length >= 2)
    for (const key of skeletons(typed))
      for (const word of index.sounds.get(key) ?? []) {
        if (/[א-ת]/.test(word) === hebrew) continue;
        if (hebrew ? soundsLike(typed, word) : soundsLike(word, typed)) sound.add(word);
      }
  // "omr", "omerr": the consonants are those of עומר, and yet a letter is wrong.
  const isSlip = !hebrew && /[bcdfgjkmpqstvxz][rln]$|([bcdghjkmpqrvwxz])\1$/.test(typed);
  if (sound.size > 0 && (!isSlip || mayBeNear)) return { fit: isSlip ? 'near' : 'sound', words: [...sound] };
  if (!mayBeNear || typed.length < 4) return null;
  const near = new Set<string>();
  for (const shorter of withoutOne(typed))
    for (const word of index.near.get(shorter) ?? [])
      if (word.length >= 4 && oneEdit(typed, word)) near.add(word);
  return near.size > 0 ? { fit: 'near', words: [...near] } : null;
}
