/** Names and phones of people who are not known yet, as a sentence gives them in any order with the mail. */
import type { EntityCandidate, AnnotatedText } from '../kernel/annotatedText.ts';
import { typedText } from '../kernel/unread.ts';
import type { Token } from '../nlu/text/tokens.ts';
import { isName } from './newName.ts';

/** Behind one of these, and what may stand between, begins a name. */
const opens = /^(?:student|pupil|invite|inviting|תלמיד|תלמידה|להזמין|הזמן|הזמיני|תזמין|תזמיני)$/;
const between =
  /^(?:new|a|an|my|called|named|by|the|name|is|please|ה?חדש(?:ה|ים|ות)?|בשם|את|בבקשה|נא|:|,|-)$/;
const mostWords = 4;

/** Behind one of these stand several names, parted by commas, "and" or ו. */
const opensList = /^(?:students|pupils|ה?תלמיד(?:ים|ות))$/;

/** The run of words behind "student" or "invite", or each of a list behind "students"; not of somebody who is known by all of it. */
export function newNames(said: AnnotatedText): EntityCandidate[] {
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
