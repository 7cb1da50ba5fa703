/** Everything that stands in a sentence, overlapping candidates and all; which of them count is for the commands to say. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { SpeakerRole } from '../../world/world.ts';
import { excuses as englishExcuses } from '../../grammar/en/excuses.ts';
import { enWords } from '../../grammar/en/words.ts';
import { excuses as hebrewExcuses } from '../../grammar/he/excuses.ts';
import { heWords } from '../../grammar/he/words.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import { findAt } from '../../grammar/lexicon.ts';
import { readMoney } from '../../grammar/money.ts';
import { missingDates } from '../../grammar/time/missingDate.ts';
import type { TimeContext } from '../../grammar/time/readings.ts';
import { readTimes } from '../../grammar/times.ts';
import { readFamilies } from './readFamilies.ts';
import { readNames } from './readNames.ts';
import { nameWords } from '../../world/nameIndex.ts';
import { skeletons, soundsLike } from '../../world/transliterate.ts';
import { typedSpan, type NormalText } from '../text/normalize.ts';
import type { At, EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { tokenize, type Token } from '../text/tokens.ts';

/** A word that says nothing by itself costs more than one that does, so it never swallows a part of a phrase. */
const costOf: Record<string, number> = {
  req: 0.5,
  filler: 0.7,
  bound: 0.7,
  prep: 0.3,
  joined: 0.3,
  polite: 0.6,
  mine: 0.7,
  only: 0.5,
  it: 0.45,
  question: 0.4,
  negation: 0.5,
  past: 0.25,
  wish: 0.55,
  reason: 0.65,
  missing: 0.1,
};

/** "My place" is the teacher's or a learner's, by who says it; null where it is no place: "אצלה" is with her to whoever learns. */
function whosePlace(said: string, role: SpeakerRole): string | null {
  const learns = role === 'student' || role === 'parent';
  if (said === 'mine') return learns ? 'student' : 'teacher';
  if (said === 'theirs') return learns ? 'teacher' : 'student';
  if (said === 'yours') return 'teacher';
  if (said === 'with them') return learns ? null : 'student';
  if (said === 'home') return learns ? 'student' : null;
  return said;
}

/** `now`: the moment from which days are counted. */
export function readEntities(normal: NormalText, world: IndexedWorld, now = world.now): AnnotatedText {
  const { text } = normal;
  const tokens = tokenize(text);
  let readings: EntityCandidate[] = [];
  const quotes = quotedParts(normal);
  for (const quote of quotes) readings.push({ kind: 'quoted', ...quote, cost: 1 });
  const inQuote = (from: number, to: number) => quotes.some((quote) => from >= quote.from && to <= quote.to);
  const littleWords = new Set<number>();
  const spoken = spokenIn(text);
  const lexicons = spoken.map((locale) => (locale === 'en' ? enWords : heWords));
  tokens.forEach((token, at) => {
    for (const words of lexicons)
      for (const found of findAt(words, tokens, at)) {
        const colon = found.sense.indexOf(':');
        const sense = colon < 0 ? found.sense : found.sense.slice(0, colon);
        const named = colon < 0 ? '' : found.sense.slice(colon + 1);
        const value = sense === 'place' ? whosePlace(named, world.role) : named;
        if (value === null) continue;
        for (let k = 0; k < found.words; k++) littleWords.add(at + k);
        readings.push({
          kind: 'word',
          sense,
          value,
          from: found.from,
          to: found.to,
          cost: (costOf[sense] ?? 0.6) + 0.01 * found.words,
        });
      }
    readings.push(...linkIn(token));
  });
  // "בא נזיז", "באי נבטל": as it is spoken for "בואי".
  if (/^באי?$/.test(tokens[0]?.text ?? '') && /^[נת][א-ת]{3}/.test(tokens[1]?.text ?? ''))
    readings.push({ kind: 'word', sense: 'polite', value: '', from: 0, to: tokens[0]?.to ?? 0, cost: 0.5 });
  const missing = missingDates(normal).filter(({ from, to }) => !inQuote(from, to));
  const isMissing = (one: { from: number; to: number }) =>
    missing.some(({ from, to }) => one.from < to && one.to > from);
  for (const one of missing)
    readings.push({ kind: 'word', sense: 'missing', value: '', from: one.from, to: one.to, cost: 0.1 });
  for (const time of timesOf(normal, { now, timeZone: world.timeZone, weekStart: world.weekStart }))
    if (!inQuote(time.from, time.to) && !isMissing(time) && !isNth(text, time)) readings.push(time);
  // "בשעה" with no hour after it is by an hour.
  for (const token of tokens)
    if (
      token.text === 'בשעה' &&
      !readings.some((one) => one.kind === 'time' && one.from <= token.from && one.to >= token.to)
    )
      readings.push(anHour(token));
  const timed = new Set(
    tokens.flatMap((token, at) =>
      readings.some((one) => one.kind === 'time' && one.from <= token.from && one.to >= token.to) ? [at] : [],
    ),
  );
  const known = (at: number) => littleWords.has(at) || timed.has(at) || ownDeed.test(tokens[at]?.text ?? '');
  const names = readNames(normal, tokens, world, (at) => !known(at));
  readings = [...readings.filter((one) => !isCalled(one, names, text)), ...names];
  readings.push(...readFamilies(tokens, world));
  readings.push(...readMoney(text, tokens));
  if (spoken.includes('en')) readings.push(...englishExcuses(tokens, readings));
  if (spoken.includes('he')) readings.push(...hebrewExcuses(tokens, readings));
  readings.push(...ownName(tokens, world, readings));
  return { normal, tokens, readings, missing };
}

function linkIn({ text, from, to }: Token): EntityCandidate[] {
  const form = /^https?:/.test(text) ? 'url' : text.includes('@') && text.length > 1 ? 'email' : null;
  return form === null ? [] : [{ kind: 'link', form, text, from, to, cost: 1 }];
}

/** "ראיתי", "הייתי": what I did is no slip for Itay (איתי). */
const ownDeed = /^[א-ת]{2,}יתי$/;

/** "For the first lesson": one of several, and no day of the month. */
const isNth = (text: string, { from, to }: At): boolean =>
  /(?:first|second|third)$/.test(text.slice(from, to)) && /^ (?:lesson|class)/.test(text.slice(to));

/** Where somebody is called Tom, "tom" alone is no haste for tomorrow; nor is "jan" January (convention 11). */
const isCalled = (time: EntityCandidate, names: readonly EntityCandidate[], text: string): boolean =>
  time.kind === 'time' &&
  /^(?:(?:of|by) )?(?!may)[a-z]{3}(?:'s)?$/.test(text.slice(time.from, time.to).trim()) &&
  names.some(
    (one) =>
      one.kind === 'person' &&
      one.fit === 'exact' &&
      one.from >= time.from &&
      one.to <= time.to &&
      one.to - one.from === 3,
  );

/** "Hi Rivka, …", said to Rivka: her own name asks for nothing. */
function ownName(tokens: Token[], world: IndexedWorld, readings: EntityCandidate[]): EntityCandidate[] {
  const [first] = nameWords(world.user?.username ?? '');
  if (first === undefined) return [];
  const [sound] = skeletons(first);
  // In the other letters where one is greeted or signs.
  const isOwn = (text: string, at: number) =>
    text === first ||
    ((at < 7 || at > tokens.length - 4) &&
      skeletons(text)[0] === sound &&
      (/[א-ת]/.test(text) ? soundsLike(text, first) : /[א-ת]/.test(first) && soundsLike(first, text)));
  return tokens.flatMap(({ text, from, to }, at) =>
    isOwn(text, at) && !readings.some((one) => one.kind === 'person' && one.from === from)
      ? [{ kind: 'word' as const, sense: 'filler', value: '', from, to, cost: 0.7 }]
      : [],
  );
}

function typedText(normal: NormalText, from: number, to: number): string {
  const span = typedSpan(normal, from, to);
  return normal.raw.slice(span.from, span.to);
}

function anHour({ from, to, text }: Token): EntityCandidate {
  return {
    kind: 'time',
    from: from + 1,
    to,
    cost: 1.05,
    time: {
      kind: 'duration',
      grain: 'hour',
      minutes: 60,
      from: from + 1,
      to,
      text,
      rule: 'by an hour',
      score: 0,
    },
  };
}

/** A title in quotes, as it was typed. */
function quotedParts(normal: NormalText): { from: number; to: number; text: string }[] {
  const { text } = normal;
  const parts: { from: number; to: number; text: string }[] = [];
  for (const found of text.matchAll(
    /(?<![A-Za-zÀ-ӿא-ي\p{N}])(["'])((?:(?!\1).|\1(?=[A-Za-zÀ-ӿא-ي]))+)\1(?![A-Za-zÀ-ӿא-ي\p{N}])/gu,
  ))
    parts.push({
      from: found.index,
      to: found.index + found[0].length,
      text: typedText(normal, found.index + 1, found.index + found[0].length - 1),
    });
  return parts;
}

/** Time readings speak in offsets as typed; the rest of the pipeline in offsets of the normal text. */
function timesOf(normal: NormalText, context: TimeContext): (EntityCandidate & { kind: 'time' })[] {
  const size = normal.raw.length;
  const starts = new Int32Array(size + 1).fill(normal.text.length);
  const ends = new Int32Array(size + 1);
  // What is said in other words may stand in another order than it was typed in.
  for (let n = normal.text.length - 1; n >= 0; n--) {
    const at = normal.origin[n] ?? 0;
    starts[at] = n;
    ends[at] ||= n + 1;
  }
  for (let k = size - 1; k >= 0; k--) if (ends[k] === 0) starts[k] = starts[k + 1] ?? 0;
  for (let k = 1; k <= size; k++) ends[k] ||= ends[k - 1] ?? 0;
  return readTimes(normal, context).map((time) => {
    const from = starts[time.from] ?? 0;
    let to = ends[time.to - 1] ?? normal.text.length;
    while (to > from && normal.text[to - 1] === ' ') to--;
    return {
      kind: 'time',
      time,
      from,
      to,
      cost: (time.kind === 'duration' ? 1.05 : 1) + 0.3 * Math.max(0, -time.score),
    };
  });
}
