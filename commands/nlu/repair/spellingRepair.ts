/**
 * Words with a letter wrong that are nothing else: where a sentence was not understood, it is read once more with the words that they may
 * be. What changes anything is asked about, unless no letter was exchanged for another: "house" is no "hours" (convention 12).
 */
import { catalogue } from '../../intents/catalogue.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { enWords } from '../../grammar/en/words.ts';
import { english } from '../../grammar/en/time/grammar.ts';
import { heWords } from '../../grammar/he/words.ts';
import { heTimes } from '../../grammar/he/time/grammar.ts';
import { paraphrase } from '../../grammar/paraphraseRules.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import { oneEdit, withoutOne } from '../../world/nameIndex.ts';
import type { Locale } from '../../world/world.ts';
import type { Respelling } from '../text/respelled.ts';
import { noSlips } from '../lattice/patterns.ts';
import { mayBeName } from './mayBeName.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { readOne, type ReadOne } from '../parse/readOne.ts';
import { prefixSplits, type Token } from '../text/tokens.ts';

const anyWord = /[A-Za-zÀ-ӿא-ي']+/gu;

const shortest = 4;
/** Of a text with more, or a longer one, nobody makes out the slips; 500 characters are not read twice. */
const mostSlips = 3;
const longest = 200;

/** The words of a language, and those of them by what is left without one letter. */
type Vocabulary = { known: Set<string>; near: Map<string, string[]> };

const vocabularies: Partial<Record<Locale, Vocabulary>> = {};

function vocabularyOf(locale: Locale): Vocabulary {
  const made = vocabularies[locale];
  if (made) return made;
  const known = new Set<string>();
  for (const { says } of catalogue)
    for (const phrase of says[locale]) for (const word of phrase.split(/[\s()[\]|^$…]+/)) known.add(word);
  for (const [first, entries] of locale === 'en' ? enWords : heWords) {
    known.add(first);
    for (const { words } of entries) for (const word of words) known.add(word);
  }
  for (const word of (locale === 'en' ? english : heTimes).words()) known.add(word);
  const near = new Map<string, string[]>();
  for (const word of known)
    if (word.length >= shortest - 1)
      for (const less of withoutOne(word)) {
        const list = near.get(less);
        if (list) list.push(word);
        else near.set(less, [word]);
      }
  return (vocabularies[locale] = { known, near });
}

/** The one word that this may be; null where there are several, or none. */
function meant(typed: string, { near }: Vocabulary): string | null {
  const words = new Set(
    withoutOne(typed).flatMap((less) => (near.get(less) ?? []).filter((word) => oneEdit(typed, word))),
  );
  if (words.size <= 1) return [...words][0] ?? null;
  // A letter too many or too few, or two changed over, is likelier than another letter.
  const likely = [...words].filter((word) => !isExchanged(typed, word));
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** One letter stands for another. */
const isExchanged = (typed: string, word: string): boolean =>
  typed.length === word.length && [...typed].sort().join() !== [...word].sort().join();

function slipOf(token: Token, locales: readonly Locale[]): [string, string] | null {
  const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
  const all = locales.map(vocabularyOf);
  const forms = splits.map((split) => token.text.slice(split));
  if (forms.some((form) => all.some(({ known }) => known.has(form)))) return null;
  for (const split of splits) {
    const form = token.text.slice(split);
    if (form.length < shortest) continue;
    for (const vocabulary of all) {
      const word = meant(form, vocabulary);
      if (word !== null) return [token.text, token.text.slice(0, split) + word];
    }
  }
  return null;
}

function slipsIn({ said }: ReadOne): Respelling | null {
  const locales = spokenIn(said.normal.text);
  const strange = said.tokens.filter(
    // "Cancel Orly tomorrow": a name is no "only".
    ({ kind, text, from, to }, at) =>
      !mayBeName(said.normal, said.tokens[at] as Token) &&
      (kind === 'latin' || kind === 'hebrew') &&
      text.length >= shortest &&
      !noSlips.has(text) &&
      !said.readings.some(
        (one) =>
          one.to >= to &&
          (one.from <= from || (kind === 'hebrew' && one.kind === 'person' && one.from <= from + 2)),
      ),
  );
  const slips = strange.flatMap((token) => {
    const slip = slipOf(token, locales);
    return slip === null ? [] : [slip];
  });
  if (slips.length === 0 || slips.length > mostSlips) return null;
  const words = new Map(slips);
  return {
    read: (typed) => paraphrase(typed, anyWord, (word) => words.get(word), []),
    isSure: slips.every(([typed, word]) => !isExchanged(typed, word)),
  };
}

export function repairSpelling(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const { plan } = one;
  if (text.length > longest || (plan.status !== 'unknown' && plan.unread.length === 0)) return null;
  const respelt = slipsIn(one);
  if (respelt === null) return null;
  const again = readOne(text, world, given, null, respelt).plan;
  if (!respelt.isSure && saysTheSame(plan, again)) return null;
  return again.command === null || again.status === 'unknown' || again.unread.length > 0 ? null : again;
}

/** Taken for another word that plays no part either ("הסדנה", read as "הסדרה"), it was not read: it is shown as it stands. */
const saysTheSame = (one: Plan, other: Plan): boolean =>
  one.command !== null &&
  one.command === other.command &&
  JSON.stringify(one.slots) === JSON.stringify(other.slots);
