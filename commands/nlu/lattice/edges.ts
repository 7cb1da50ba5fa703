/** The ways over the words of a sentence that one command may take, laid out once for all its phrases. */
import type { Command } from '../../kernel/command.ts';
import type { Role } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { prefixSplits, type Token } from '../text/tokens.ts';

const unreadCost = 10;

export type Edge = {
  to: number;
  cost: number;
  reading?: EntityCandidate;
  role?: Role | 'joined' | null;
  token?: Token;
  verb?: true;
};

/** Words every command may hear without taking them. */
const always = new Set([
  'any',
  'filler',
  'bound',
  'polite',
  'prep',
  'joined',
  'question',
  'negation',
  'mine',
  'only',
  'insist',
  'past',
  'wish',
  'reason',
  'missing',
  'may',
  'light',
]);

/** A reading with the names by which a command may take it. */
type Offer = { reading: EntityCandidate; isForAll: boolean; kind: string; whole: string };

function offerOf(reading: EntityCandidate): Offer {
  if (reading.kind !== 'word') return { reading, isForAll: false, kind: reading.kind, whole: reading.kind };
  const whole = `${reading.sense}:${reading.value}`;
  // What is left out turns an action round: only those hear it that can leave something out.
  if (whole === 'prep:except') return { reading, isForAll: false, kind: whole, whole };
  return { reading, isForAll: always.has(reading.sense), kind: reading.sense, whole };
}

const takenNames = new Map<Command, ReadonlySet<string>>();

function namesOf(command: Command): ReadonlySet<string> {
  const known = takenNames.get(command);
  if (known) return known;
  const made = new Set(command.takes);
  takenNames.set(command, made);
  return made;
}

const isTaken = ({ isForAll, kind, whole }: Offer, names: ReadonlySet<string>): boolean =>
  isForAll || names.has(kind) || names.has(whole);

/** "can Dana come", and not "I can come". */
const opensWith = (may: EntityCandidate, { tokens }: AnnotatedText): boolean => {
  const before = tokens.findLast((token) => token.to <= may.from && token.kind !== 'mark');
  return (
    before === undefined ||
    !/^(?:i|we|you|u|he|she|they|it|who|when|what|how|where|which|that)$/.test(before.text)
  );
};

const isOnes = (reading: EntityCandidate, said: AnnotatedText): boolean =>
  reading.kind === 'word' &&
  (reading.sense === 'wish' ||
    (reading.sense === 'past' && /^(?:called|came)$/.test(said.normal.text.slice(reading.from, reading.to))));

/** "Omer wants", "Dana called": what somebody else wishes or did, where the name stands right before it. */
const isOthers = (wish: EntityCandidate, said: AnnotatedText): boolean =>
  said.readings.some((one) => one.kind === 'person' && one.to <= wish.from && wish.from - one.to <= 2);

/** "לא יכול מחר" is why; "לא יכול לבטל" says what is not to be done. */
const cannotDo = (reading: EntityCandidate, said: AnnotatedText): boolean =>
  reading.kind === 'word' &&
  reading.sense === 'reason' &&
  said.normal.text.startsWith('לא ', reading.from) &&
  /^ ל[א-ת]{3,}/.test(said.normal.text.slice(reading.to)) &&
  !said.readings.some((one) => one.kind === 'time' && one.from <= reading.to + 2 && one.from > reading.to);

const prefixRole: Record<string, Role | 'joined' | null> = {
  ל: 'to',
  מ: 'from',
  ב: 'at',
  ו: 'joined',
  ש: null,
  ה: null,
  כ: null,
};

type Edges = (Edge[] | undefined)[];

/** What stands there whoever hears it: words that nothing reads, marks, prefixes; by where each begins. */
function ownEdges(said: AnnotatedText): Edges {
  const edges: Edges = [];
  const add = (from: number, edge: Edge) => (edges[from] ??= []).push(edge);
  for (const token of said.tokens) {
    if (isArrow(token, said)) continue;
    if (token.kind === 'mark') add(token.from, { to: token.to, cost: 0, token });
    else add(token.from, { to: token.to, cost: token.text === "'s" ? 0.1 : unreadCost, token });
    // "danas lesson": the s of one who owns, without its apostrophe.
    if (token.kind === 'latin' && token.text.length > 3 && token.text.endsWith('s'))
      add(token.to - 1, { to: token.to, cost: 0.1, token: { ...token, from: token.to - 1, text: "'s" } });
    if (token.kind !== 'hebrew') continue;
    // "וב-23/3", typed together: letters that lead to a number.
    if (/^ו[בלמה]$/.test(token.text) && /^-?\d/.test(said.normal.text.slice(token.to, token.to + 2))) {
      add(token.from, { to: token.from + 1, cost: 0.1, role: 'joined' });
      add(token.from + 1, { to: token.to, cost: 0.1, role: prefixRole[token.text[1] ?? ''] ?? null });
    }
    const splits = token.text.length === 1 ? [1] : prefixSplits(token.text);
    for (const split of splits) {
      if (split === 0) continue;
      const letters = token.text.slice(0, split);
      const role =
        [...letters]
          .map((letter) => prefixRole[letter])
          .findLast((one) => one !== null && one !== undefined) ?? null;
      add(token.from, { to: token.from + split, cost: 0.1 + 0.05 * split, role });
    }
  }
  return edges;
}

/** "בחול המועד" is no trip abroad. */
const isFeast = ({ kind, to }: EntityCandidate, { normal: { text } }: AnnotatedText): boolean =>
  kind === 'word' && text.startsWith('חול המועד', to - 3);

/** Readings that count in this sentence at all. */
const heardIn = (said: AnnotatedText): EntityCandidate[] =>
  said.readings.filter(
    (reading) =>
      (!isOnes(reading, said) || isOthers(reading, said)) &&
      !cannotDo(reading, said) &&
      !isFeast(reading, said) &&
      (reading.kind !== 'word' || reading.sense !== 'may' || opensWith(reading, said)),
  );

/** A word that stays unread where no reading of it is taken, with the readings that touch it. */
type Word = { from: number; to: number; offers: Offer[] };

type Board = {
  own: Edges;
  offers: Offer[];
  words: Word[];
  of: Map<Command, Edges>;
  extra: Map<Command, EntityCandidate[]>;
};
const boards = new WeakMap<AnnotatedText, Board>();

function boardOf(said: AnnotatedText): Board {
  const known = boards.get(said);
  if (known) return known;
  const offers = heardIn(said).map(offerOf);
  const words = said.tokens
    .filter((token) => canStayUnread(token) && !isArrow(token, said))
    .map(({ from, to }) => ({
      from,
      to,
      offers: offers.filter(({ reading }) => touches(reading, from, to)),
    }));
  const board = { own: ownEdges(said), offers, words, of: new Map(), extra: new Map() };
  boards.set(said, board);
  return board;
}

const touches = (one: EntityCandidate, from: number, to: number): boolean => one.from < to && one.to > from;

/** A Hebrew letter alone is a prefix too. */
const canStayUnread = ({ kind, text }: Token): boolean =>
  kind !== 'mark' && text !== "'s" && !(kind === 'hebrew' && text.length === 1);

function extraOf(command: Command, said: AnnotatedText, board: Board): EntityCandidate[] {
  const known = board.extra.get(command);
  if (known) return known;
  const made = command.extra?.(said) ?? [];
  board.extra.set(command, made);
  return made;
}

/** Whether the command can account for all words but so many: told without laying out a way over them. */
export function canAccount(command: Command, said: AnnotatedText, but: number): boolean {
  const board = boardOf(said);
  const names = namesOf(command);
  let unread = 0;
  for (const { from, to, offers } of board.words) {
    if (offers.some((offer) => isTaken(offer, names))) continue;
    if (extraOf(command, said, board).some((reading) => touches(reading, from, to))) continue;
    if (++unread > but) return false;
  }
  return true;
}

export function edgesOf(command: Command, said: AnnotatedText): Edges {
  const board = boardOf(said);
  const known = board.of.get(command);
  if (known) return known;
  const edges: Edges = new Array<Edge[] | undefined>(said.normal.text.length + 1).fill(undefined);
  const add = (reading: EntityCandidate, cost: number) =>
    (edges[reading.from] ??= []).push({ to: reading.to, cost, reading });
  const names = namesOf(command);
  for (const offer of board.offers) {
    if (!isTaken(offer, names)) continue;
    const { reading } = offer;
    const price = command.price ? command.price(reading, said.normal) : 0;
    if (price !== null) add(reading, reading.cost + price);
  }
  for (const reading of extraOf(command, said, board)) add(reading, reading.cost);
  board.own.forEach((own, from) => {
    const here = edges[from];
    edges[from] = here === undefined || own === undefined ? (here ?? own) : [...here, ...own];
  });
  board.of.set(command, edges);
  return edges;
}

/** "4 -> 5": a sign that says "to", and no mere mark. */
const isArrow = ({ text, from, to }: Token, { normal }: AnnotatedText): boolean =>
  text === '→' ||
  (text === '>' && normal.text[from - 1] === ' ') ||
  (/^[-=]$/.test(text) && normal.text[to] === '>') ||
  (text === '>' && /^[-=]$/.test(normal.text[from - 1] ?? ''));
