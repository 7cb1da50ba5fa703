/** For each command whose phrase stands in the sentence, how well it accounts for the words. */
import { catalogue } from '../../intents/catalogue.ts';
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import { interpret } from './interpret.ts';
import { latticeSearch, type LatticePath } from './latticeSearch.ts';
import { canAccount } from './edges.ts';
import type { IntentCandidate } from '../../kernel/intentCandidate.ts';
import { findVerbs, patternBook, type PatternBook, type VerbFound } from './patterns.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { rankIntents } from '../rank/rankIntents.ts';
import type { Token } from '../text/tokens.ts';
import type { Locale, SpeakerRole } from '../../world/world.ts';

const books: Partial<Record<Locale, PatternBook>> = {};

/** The phrases of the languages that stand in the sentence. */
function booksFor({ normal }: AnnotatedText): PatternBook[] {
  return spokenIn(normal.text).map((locale) => (books[locale] ??= patternBook(catalogue, locale)));
}

/** The tokens that are already something: no verb is looked for under their letters. */
function knownTokens(said: AnnotatedText): (at: number) => boolean {
  return (at) => {
    const token = said.tokens[at];
    return (
      token !== undefined &&
      said.readings.some(
        (one) =>
          one.from <= token.from + (token.kind === 'hebrew' ? 2 : 0) &&
          one.from < token.to &&
          one.to >= token.to &&
          !((one.kind === 'person' || one.kind === 'subject') && one.fit === 'near'),
      )
    );
  };
}

const courteous =
  /^(?:please|pls|plz|plss|hi|hey|hello|thanks|thx|ty|thank|you|ok|okay|oops|ups|so|well|now|sorry|בבקשה|היי|הי|שלום|תודה|רבה|אופס|אוקיי|טוב|רגע|סליחה|נא|טעיתי|טעות)$/;
const needing = /^(?:can|could|i|need|want|me|my|the|a|made|mistake|אני|צריך|צריכה|רוצה)$/;

/** "undo pls", "oops undo", "hi Rivka": what is said beside the sentence, at its edges. */
function courtesies(said: AnnotatedText): (token: Token) => 'aside' | 'need' | null {
  const greeted = said.tokens[0] !== undefined && /^(?:hi|hey|hello|היי|הי|שלום)$/.test(said.tokens[0].text);
  return (token) =>
    courteous.test(token.text) || (greeted && token === said.tokens[1] && isPerson(said, token))
      ? 'aside'
      : needing.test(token.text)
        ? 'need'
        : null;
}

const isPerson = (said: AnnotatedText, token: Token): boolean =>
  said.readings.some((one) => one.kind === 'person' && one.from === token.from && one.to === token.to);

/** What may be, or is so always, is no order ("אולי יעל תבוא ב-12"). */
const isLoose = /(?<![A-Za-zÀ-ӿא-ي])(?:אולי|כנראה|בטח|אם|לפעמים|תמיד|בדרך כלל|כש[א-ת]+)(?![A-Za-zÀ-ӿא-ي])/u;

/** Shorter words are too often others. */
const longSlip = 6;

export function match(said: AnnotatedText, world: IndexedWorld): IntentCandidate[] {
  const bare = withoutPhrase(said, world);
  const found = phrasesIn(said, world);
  const hearings = ranked(withPhrase(found, said, world), bare);
  if (rankIntents(hearings).hearing !== null) return hearings;
  // "aprove Dana's pending lesson": what is not understood otherwise may be a longer word with a letter wrong.
  const slips = phrasesIn(said, world, longSlip);
  return slips.length === found.length ? hearings : ranked(withPhrase(slips, said, world), bare);
}

/** `leastSlip`: see findVerbs. */
function phrasesIn(said: AnnotatedText, world: IndexedWorld, leastSlip = 0): VerbFound[] {
  const found = findVerbs(booksFor(said), said.tokens, knownTokens(said), courtesies(said), leastSlip).filter(
    ({ command }) => command.who.includes(world.role),
  );
  const denials = found.flatMap(({ ranges: [one, more] }) =>
    one !== undefined && more === undefined && deniesIt.test(said.normal.text.slice(one.from, one.to))
      ? [one]
      : [],
  );
  return denials.length === 0
    ? found
    : found.filter(
        ({ ranges }) =>
          !ranges.some(({ from, to }) => denials.some((one) => from > one.from && to <= one.to)),
      );
}

/** "Won't make it", "don't need": a phrase of its own, and what is denied in it is no order. */
const deniesIt = /^(?:(?:wo|ca|do|does|is|are)n't|can't|not|no longer) /;

function withPhrase(verbs: VerbFound[], said: AnnotatedText, world: IndexedWorld): IntentCandidate[] {
  const hearings: IntentCandidate[] = [];
  for (const [command, found] of Map.groupBy(verbs, (verb) => verb.command)) {
    const longest = found.sort((a, b) => b.words - a.words).slice(0, 6);
    const ways = (
      found.length < 2
        ? found
        : eachOnce([...longest, ...longest.map((verb) => together([verb, ...longest]))])
    )
      .map((verb) => latticeSearch(command, said, verb))
      .sort((one, other) => costOf(one) - costOf(other));
    // The cheaper ones are heard first, and the others no more.
    for (const way of ways) {
      const one = hearing(way);
      if (command.declines?.(one.heard, world) || isSlip(one)) continue;
      hearings.push(one);
      break;
    }
  }
  return hearings;
}

/** The commands that may be said without a phrase of theirs. */
const whoMayBeBare = (role: SpeakerRole): Command[] =>
  catalogue.filter(({ bare, who }) => bare !== undefined && who.includes(role));
const bareOf: Partial<Record<SpeakerRole, Command[]>> = {};

function withoutPhrase(said: AnnotatedText, world: IndexedWorld): IntentCandidate[] {
  const hearings: IntentCandidate[] = [];
  for (const command of (bareOf[world.role] ??= whoMayBeBare(world.role))) {
    const mayLeave = command.bareLeaves ?? 0;
    if (!canAccount(command, said, mayLeave)) continue;
    const without = hearing(latticeSearch(command, said, null));
    if (without.heard.unread.length > mayLeave) continue;
    // A line without a verb of doing that tells what was, why, or what somebody wishes, asks for nothing; who asks nicely may say why.
    const { past, wish, excused, able, light, polite } = without.heard;
    if (
      command.effect !== 'reads' &&
      (past ||
        (excused && !command.forReasons && !(command.asking && polite)) ||
        able ||
        ((wish || light) && (!command.lightly || isLoose.test(said.normal.text))))
    )
      continue;
    if (!command.bare?.(without.heard, world) || command.declines?.(without.heard, world)) continue;
    hearings.push({ ...without, cost: without.cost + 1 });
  }
  return hearings;
}

/** Each command once, by the cheaper of its hearings. */
function ranked(hearings: IntentCandidate[], bare: IntentCandidate[]): IntentCandidate[] {
  for (const one of bare) {
    const at = hearings.findIndex(({ command }) => command === one.command);
    if (at < 0) hearings.push(one);
    else if (one.cost < (hearings[at]?.cost ?? 0)) hearings[at] = one;
  }
  // What asks is answered rather than taken for an order that is none.
  const rank = ({ command, heard, cost }: IntentCandidate) =>
    cost + (command.effect !== 'reads' && heard.asks ? 3 : 0);
  return hearings.sort((a, b) => rank(a) - rank(b));
}

/** The same words by another phrase, or put together in another order, are heard the same. */
function eachOnce(found: (VerbFound | null)[]): VerbFound[] {
  const known = new Map<string, VerbFound>();
  for (const verb of found) {
    if (verb === null) continue;
    const key = `${verb.ranges.map(({ from, to }) => `${from} ${to}`).join()} ${verb.words} ${verb.misspelt}`;
    if (!known.has(key)) known.set(key, verb);
  }
  return [...known.values()];
}

/** Where the verbs of doing begin, spelt as they should be. */
export function orderStarts(said: AnnotatedText, world: IndexedWorld): number[] {
  return findVerbs(booksFor(said), said.tokens, () => true).flatMap(({ command, ranges, misspelt }) =>
    command.effect !== 'reads' && command.who.includes(world.role) && misspelt === null
      ? [ranges[0]?.from ?? -1]
      : [],
  );
}

/** A misspelt verb counts only where the rest of the sentence speaks of lessons at all. */
const isSlip = ({ heard }: IntentCandidate): boolean =>
  heard.verb?.misspelt !== null &&
  heard.verb?.misspelt !== undefined &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject' || kind === 'time');

/** Two phrases of one command in one sentence ("I'm sick tomorrow, cancel everything") are one. */
function together(found: VerbFound[]): VerbFound | null {
  const all: VerbFound[] = [];
  for (const verb of found)
    if (
      !all.some((other) => other.ranges.some((a) => verb.ranges.some((b) => a.from < b.to && b.from < a.to)))
    )
      all.push(verb);
  const [first] = all;
  if (first === undefined || all.length < 2) return null;
  return {
    ...first,
    ranges: all.flatMap(({ ranges }) => ranges).sort((a, b) => a.from - b.from),
    words: all.reduce((sum, { words }) => sum + words, 0),
  };
}

const costOf = ({ cost, verb }: LatticePath): number =>
  cost - 0.6 * (verb?.words ?? 0) + (verb?.misspelt ? 2 : 0);

/** What a command makes of a sentence that has none of its phrases. */
export const withoutVerb = (command: Command, said: AnnotatedText): IntentCandidate =>
  hearing(latticeSearch(command, said, null));

const hearing = (way: LatticePath): IntentCandidate => ({
  command: way.command,
  heard: interpret(way),
  cost: costOf(way),
});
