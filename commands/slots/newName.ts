/** The name of somebody who is not known yet, where a sentence speaks of them. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Interpretation } from '../kernel/interpretation.ts';
import type { Choice } from '../kernel/plan.ts';
import type { IntentCandidate } from '../kernel/intentCandidate.ts';
import type { AnnotatedText } from '../kernel/annotatedText.ts';
import { typedText } from '../kernel/unread.ts';
import type { Token } from '../nlu/text/tokens.ts';
import { inWords } from '../kernel/words.ts';

const isWord = ({ kind, text }: Token): boolean =>
  (kind === 'latin' || kind === 'hebrew') && /^[^\d@]{2,}$/.test(text) && text !== "'s";
const endsName =
  /^(?:by|at|on|to|with|for|and|mail|email|phone|tel|students|lesson|every|tomorrow|today|במייל|מייל|טלפון|עם|מחר|היום|אל|לקבוצה)$/;

export const isName = (token: Token): boolean => isWord(token) && !endsName.test(token.text);

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
