/** What one command hears in a sentence, on the cheapest way over its words. */
import type { Interpretation, Role } from '../../kernel/interpretation.ts';
import type { NormalText } from '../text/normalize.ts';
import type { Token } from '../text/tokens.ts';
import { hearItem } from './hearItem.ts';
import type { LatticePath } from './latticeSearch.ts';
import { littleWords } from './littleWords.ts';
import { isRegretted } from './turned.ts';
import { isDay, isHour, own, type Way } from './way.ts';

/** Before the first word. */
const nothingHeard = ({ said, verb, cost }: LatticePath): Interpretation => ({
  normal: said.normal,
  tokens: said.tokens,
  items: [],
  verb,
  unread: [],
  bounds: [],
  reasons: [],
  questions: [],
  cost,
  polite: false,
  negated: false,
  asks: false,
  questionMark: false,
  past: false,
  wish: false,
  excused: false,
  able: false,
  light: false,
});

/** What is said on the way. */
export function interpret(path: LatticePath): Interpretation {
  const way: Way = {
    said: path.said,
    heard: nothingHeard(path),
    isMild: path.command.effect !== 'destroys',
    role: null,
    joined: false,
    negating: false,
    denied: null,
  };
  for (const step of path.steps) hear(way, step);
  hearEnd(way, path);
  return way.heard;
}

function hear(way: Way, { from, edge }: LatticePath['steps'][number]): void {
  const { reading, token, to } = edge;
  const little = reading?.kind === 'word' ? littleWords[reading.sense] : undefined;
  if (reading?.kind === 'word' && little) little(way, reading);
  else if (reading !== undefined) hearItem(way, reading);
  else if (edge.role !== undefined) hearRole(way, edge.role);
  else if (token !== undefined) hearToken(way, token);
  else if (edge.verb) hearVerb(way, from, to);
}

/** A Hebrew prefix that leads to the next word. */
function hearRole(way: Way, role: Role | 'joined' | null): void {
  if (role === 'joined') way.joined = true;
  else if (role !== null && way.role !== 'except' && way.role !== 'instead') way.role = role;
}

function hearToken(way: Way, token: Token): void {
  if (token.text === "'s") own(way);
  else if (token.kind !== 'mark') way.heard.unread.push(token);
  else if (token.text === '?') way.heard.questionMark = true;
  else if (token.text === ',') hearComma(way);
}

function hearComma(way: Way): void {
  const { heard } = way;
  way.joined = true;
  way.role = null;
  if (!way.negating || !way.isMild || way.denied !== null || heard.negated) return;
  // "Sunday no, Tuesday"
  way.denied = heard.items.findLast((one) => isDay(one) || isHour(one)) ?? null;
  heard.negated = way.denied !== null;
  way.negating = !heard.negated;
}

function hearVerb(way: Way, from: number, to: number): void {
  const { heard, said } = way;
  // "אפשר" as the phrase of a command is as polite as elsewhere.
  if (/^(?:אפשר|תוכל|תוכלי|can|could|please)(?: |$)/.test(said.normal.text.slice(from, to)))
    heard.polite = true;
  // "I need to move tomorrow's": the "to" is the verb's.
  if (from === heard.verb?.ranges[0]?.from) {
    way.role = null;
    way.joined = false;
  }
  heard.negated ||= way.negating;
  way.negating = false;
}

/** What is known of the whole only behind its last word. */
function hearEnd(way: Way, { command, verb }: LatticePath): void {
  const { heard, said } = way;
  const { text } = said.normal;
  leaveOutDenied(way);
  // "Until finals": an end that nothing reads is not left out in silence.
  const last = said.tokens.findLast(({ kind }) => kind !== 'mark');
  if (way.role === 'until' && last !== undefined && !heard.unread.includes(last)) heard.unread.push(last);
  hearLastNo(way, said.normal);
  heard.negated ||= verb !== null && mayRegret.test(text) && isRegretted(verb, text);
  const isWish = command.asking && (verb === null || /(?<![A-Za-zÀ-ӿא-ي])(?:צרי|רוצ|זקו)/u.test(text));
  heard.asks ||= heard.questionMark && !heard.polite && !isWish;
}

/** "Not Sunday, move Monday to Tuesday": the first has no part in it. */
function leaveOutDenied({ heard, denied }: Way): void {
  if (denied?.role === 'instead' && heard.verb !== null && heard.items.filter(isDay).length > 2)
    heard.items = heard.items.filter((one) => one !== denied);
}

/** "…, can't" at the end is why, and takes nothing back. */
function hearLastNo({ heard, negating }: Way, { text }: NormalText): void {
  if (!negating) return;
  if (/[,.;-] ?can(?:'t|t|not)$/.test(text)) heard.excused = true;
  else heard.negated = true;
}

/** Words of thanks and regret: only where one is said it is looked for what of. */
const mayRegret = /than|sorr|apol|mist|תוד|סליח|צטע|תנצ|טעות|תכוו|בא ל/;
