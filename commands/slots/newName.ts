/** The name and the phone of somebody who is not known yet, as a sentence gives them in any order with the mail. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Interpretation } from '../kernel/interpretation.ts';
import type { Choice } from '../kernel/plan.ts';
import type { IntentCandidate } from '../kernel/intentCandidate.ts';
import type { EntityCandidate, AnnotatedText } from '../kernel/annotatedText.ts';
import { typedText } from '../kernel/unread.ts';
import type { Token } from '../nlu/text/tokens.ts';
import { inWords } from '../kernel/words.ts';

/** Behind one of these, and what may stand between, begins a name. */
const opens = /^(?:student|pupil|invite|inviting|תלמיד|תלמידה|להזמין|הזמן|הזמיני|תזמין|תזמיני)$/;
const between =
  /^(?:new|a|an|my|called|named|by|the|name|is|please|ה?חדש(?:ה|ים|ות)?|בשם|את|בבקשה|נא|:|,|-)$/;
const mostWords = 4;

const isWord = ({ kind, text }: Token): boolean =>
  (kind === 'latin' || kind === 'hebrew') && /^[^\d@]{2,}$/.test(text) && text !== "'s";
const endsName =
  /^(?:by|at|on|to|with|for|and|mail|email|phone|tel|students|lesson|every|tomorrow|today|במייל|מייל|טלפון|עם|מחר|היום|אל|לקבוצה)$/;

/** Behind one of these stand several names, parted by commas, "and" or ו. */
const opensList = /^(?:students|pupils|ה?תלמיד(?:ים|ות))$/;

/** The run of words behind "student" or "invite", or each of a list behind "students"; not of somebody who is known by all of it. */
export function newName(said: AnnotatedText): EntityCandidate[] {
  const { tokens } = said;
  const opened = tokens.findLastIndex(({ text }) => opens.test(text) || opensList.test(text));
  if (opened < 0) return [];
  const first = afterWords(opened + 1, tokens);
  return opensList.test(textAt(opened, tokens))
    ? namesOfList(first, said)
    : nameWithin(first, nameEnd(first, tokens), 0, said);
}

/** Names that are short for a day, or are months. */
const namesToo = /^(?:Tom|May|April|June)$/;
const parts = /^(?:,|;|and)$/;
const isJoined = (text: string): boolean => /^ו[א-ת]{2}/.test(text);

const textAt = (at: number, tokens: readonly Token[]): string => tokens[at]?.text ?? '';

function afterWords(at: number, tokens: readonly Token[]): number {
  let next = at;
  while (between.test(textAt(next, tokens))) next++;
  return next;
}

function nameEnd(first: number, tokens: readonly Token[]): number {
  const ends = tokens.slice(first, first + mostWords).findIndex((token) => !isName(token));
  return ends < 0 ? Math.min(tokens.length, first + mostWords) : first + ends;
}

function namesOfList(first: number, said: AnnotatedText): EntityCandidate[] {
  const { tokens } = said;
  const joinedAfter = (at: number, last: number) =>
    tokens.findIndex(({ text }, next) => next > at && next < last && isJoined(text));
  const names: EntityCandidate[] = [];
  for (let at = first; at >= 0 && at < tokens.length;) {
    const joined = joinedAfter(at, nameEnd(at, tokens));
    const end = joined < 0 ? nameEnd(at, tokens) : joined;
    if (end === at) break;
    const cut = at > first && isJoined(textAt(at, tokens)) ? 1 : 0;
    names.push(...nameWithin(at, end, cut, said));
    // What stands behind a name in its place of the list: a phone.
    const next = tokens.findIndex(({ text }, of) => of >= end && (parts.test(text) || isJoined(text)));
    at = next < 0 ? next : afterWords(parts.test(textAt(next, tokens)) ? next + 1 : next, tokens);
  }
  return names;
}

/** `cut`: letters before the name that are none of it. */
function nameWithin(
  first: number,
  end: number,
  cut: number,
  { tokens, readings, normal }: AnnotatedText,
): EntityCandidate[] {
  const [start, last] = [tokens[first], tokens[end - 1]];
  if (start === undefined || last === undefined || end === first) return [];
  const from = start.from + cut;
  const { to } = last;
  const text = typedText({ from, to }, normal);
  const isRead = readings.some(
    (one) =>
      ((one.kind === 'person' && one.fit !== 'near') || (one.kind === 'time' && !namesToo.test(text))) &&
      one.from <= from &&
      one.to >= to,
  );
  return isRead ? [] : [{ kind: 'quoted', text, from, to, cost: 0.5 }];
}

const isName = (token: Token): boolean => isWord(token) && !endsName.test(token.text);

const phone = /(?<![\d-])(?:\+\d{1,3}[- ]?|0)\d{1,2}[- ]?\d{3}[- ]?\d{3,4}(?![\d-])/g;

export const phonesIn = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  [...text.matchAll(phone)].map(({ index, 0: found }) => ({
    kind: 'word',
    sense: 'phone',
    value: found.replace(/[- ]/g, ''),
    from: index,
    to: index + found.length,
    cost: 0.3,
  }));

/** Letters that lead to a name and are none of it. */
const leads = /^ו?ל(?=[א-ת]{2})/;

/** A button that asks somebody who is not known yet to come: it says the sentence that does it. */
export function inviting(typed: string, world: IndexedWorld): Choice {
  const name = typed.replace(/(?<![\p{L}'])[a-z]/gu, (letter) => letter.toUpperCase());
  return {
    label: inWords(world, `Invite ${name}`, `להזמין את ${name}`),
    value: { says: inWords(world, `invite ${name}`, `להזמין את ${name}`), goesOn: true },
  };
}

/** First and family name, side by side: one name, and not several words that say nothing. */
export const isOneName = ({ unread }: Interpretation): boolean =>
  unread.length > 0 &&
  unread.length <= mostOfStranger &&
  unread.every((token, at) => isName(token) && (at === 0 || token.from - (unread[at - 1]?.to ?? 0) === 1));
const mostOfStranger = 3;

/** "עם גדי שלום": behind a first name within a sentence it greets nobody. */
const familyName = / שלום(?![א-ת'])/y;

function familyOf({ unread, normal: { text } }: Interpretation): string {
  const end = unread.at(-1)?.to ?? 0;
  familyName.lastIndex = end;
  return unread.length === 1 && / (?:עם|של) ?$/.test(text.slice(0, unread[0]?.from)) && familyName.test(text)
    ? text.slice(end, familyName.lastIndex)
    : '';
}

/** The words that may be such a name, as they were typed; null where they are too many for one. */
export const strangerIn = (heard: Interpretation): string | null =>
  isOneName(heard)
    ? heard.unread
        .map((token, at) => typedText(token, heard.normal).replace(at === 0 ? leads : '', ''))
        .join(' ') + familyOf(heard)
    : null;

/** The name that begins with this word, as it was typed: the words behind it that nothing reads either go with it. */
export function strangersName(
  first: Token,
  hearing: IntentCandidate | null,
  { normal }: AnnotatedText,
): string {
  let last = first;
  for (const token of hearing?.heard.unread ?? [])
    if (token.from === last.to + 1 && isName(token)) last = token;
  return typedText({ from: first.from, to: last.to }, normal).replace(leads, '');
}

/** What makes somebody known: an invitation, or a student whom the teacher keeps. */
export const waysIn = (name: string, world: IndexedWorld): string[] => [
  inWords(world, `invite ${name}`, `להזמין את ${name}`),
  inWords(world, `add student ${name}`, `להוסיף תלמיד ${name}`),
];
