/** "Noam stopped taking lessons, move him to the archive": the order stands at the end, and what is told before it only says of whom. */
import { catalogue } from '../../intents/catalogue.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { orderStarts } from '../lattice/match.ts';
import { typedSpan } from '../text/normalize.ts';
import { isHeard } from '../rank/rankIntents.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { readOne, sureQuestion, type ReadOne } from '../parse/readOne.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Token } from '../text/tokens.ts';
import * as reasons from '../../grammar/reasons.ts';

/** Who and what and when is told; every other word of the reason is its own affair. */
const tells = (one: EntityCandidate): boolean =>
  ((one.kind === 'person' || one.kind === 'subject') && one.fit !== 'near') ||
  one.kind === 'time' ||
  one.kind === 'link' ||
  (one.kind === 'word' && (one.sense === 'req' || (one.sense === 'noun' && one.value === 'group')));

/** `isLoose`: the verb does not begin it. */
type Order = { from: number; isParted: boolean; isLoose?: boolean };

/** The last verb after a mark or a word that draws a conclusion; else the very last word ("…, block it"). */
function orderOf(tokens: Token[], starts: ReadonlySet<number>): Order | null {
  let last: Order | null = null;
  for (let at = tokens.length - 1; at > 0; at--) {
    if (!starts.has(tokens[at]?.from ?? -1)) continue;
    let before = at - 1;
    while (before >= 0 && reasons.between.test(tokens[before]?.text ?? '')) before--;
    if (before < 0) break;
    const from = tokens[before + 1]?.from ?? -1;
    if (tokens.slice(before + 1, at).some(({ text }) => reasons.draws.test(text)))
      return { from, isParted: true };
    const rest = tokens.slice(at + 1).filter(({ kind }) => kind !== 'mark');
    if (
      rest.every(({ text }) => reasons.ends.test(text)) &&
      !reasons.noOrder.test(tokens[before]?.text ?? '') &&
      !tokens.slice(0, at).some(({ text }) => reasons.denies.test(text))
    )
      last ??= { from, isParted: false };
    // "my throat is gone, I don't teach Yael today": the order is what stands behind the mark.
    const mark = tokens.findLastIndex(
      ({ text, to }, k) => k > 0 && k < at && reasons.draws.test(text) && tokens[k + 1]?.from !== to,
    );
    if (mark > 0) last ??= { from: tokens[mark + 1]?.from ?? -1, isParted: true, isLoose: true };
  }
  return last;
}

/** "Don't book anything, we're away": why, and no order. */
const tellsHow = /^[,;. ]*(?:so )?(?:\S+ )?(?:abroad|away|on (?:holiday|vacation)|בחו|לא (?:פה|בארץ))/;

/** What stands beside an order and says nothing of it: no name, no time, nothing that could turn it. */
const isAside = (one: EntityCandidate): boolean =>
  one.kind === 'word' &&
  ['filler', 'reason', 'mine', 'polite', 'joined', 'past', 'it', 'wish', 'prep'].includes(one.sense);

/** "שלו", which is a name too. */
const mayBeHis = ({ kind, from, to }: EntityCandidate, rest: EntityCandidate[]): boolean =>
  kind === 'person' && rest.some((one) => isAside(one) && one.from === from && one.to === to);

/** "double Itay's price, it is my day off": the order stands first, and the rest only says why. */
function beforeReason(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const { said } = one;
  const { normal } = said;
  const why = reasons.because.exec(normal.text);
  const comma = normal.text.lastIndexOf(', ');
  const at = why?.index ?? comma;
  if (at <= 0) return null;
  const rest = said.readings.filter(({ from }) => from > at);
  const tail = normal.text.slice(at + (why?.[0].length ?? 2));
  if (reasons.isOpen.test(tail) || tail.includes('?')) return null;
  // "… since December" says from when, and no reason.
  const isTime = rest.some(
    (one) => one.kind === 'time' && normal.text.slice(one.from, one.to).endsWith(tail),
  );
  if (why !== null && isTime) return null;
  const tells =
    reasons.isHow.test(tail) &&
    tail.split(' ').length < 6 &&
    rest.every(({ kind }) => kind !== 'person' && kind !== 'time');
  const isClause =
    reasons.isClause.test(tail) &&
    rest.every((one) =>
      one.kind === 'word' ? !reasons.turnsIt.test(one.sense) : 'fit' in one && one.fit === 'near',
    );
  const denial = reasons.doesNotSuit.test(tail) || isClause;
  const isForUse = reasons.isForUse.test(tail);
  if (
    why === null &&
    !denial &&
    !isForUse &&
    ((!tells && !rest.every((one) => isAside(one) || mayBeHis(one, rest))) ||
      said.tokens.some((token) => token.from > at && reasons.denies.test(token.text)))
  )
    return null;
  const starts = orderStarts(said, world);
  if (why === null && !denial && !isForUse && starts.some((from) => from > at)) return null;
  // "בגלל פורים, רק הפעם": how far it goes is told after the reason too, and stays where it was typed.
  const end = typedSpan(normal, at, at).from;
  const far = rest.find((one) => one.kind === 'word' && one.sense === 'scope');
  const since = far ? typedSpan(normal, far.from, far.to).from : end;
  const own = readOne(
    far ? text.slice(0, end).padEnd(since) + text.slice(since) : text.slice(0, end),
    world,
    given,
  ).plan;
  if (!isAll(own, said)) return null;
  const effect = catalogue.find(({ id }) => id === own.command)?.effect;
  if (isForUse && effect !== 'reads') return null;
  const isDestroying = effect === 'destroys';
  const isSure = !isDestroying || why !== null || tells || denial || reasons.givesReason.test(tail);
  if (isSure || own.status !== 'ready' || own.given?.['sure'] === true) return own;
  const unread = [tail.trim()];
  return { ...own, status: 'ask', ask: sureQuestion(world, 'unread'), steps: [], calls: [], unread };
}

/** The order is understood, and nothing else was ordered beside it. */
const isAll = ({ command, unread, status }: Plan, { normal }: AnnotatedText): boolean =>
  command !== null &&
  unread.length === 0 &&
  status !== 'unknown' &&
  status !== 'choose' &&
  !(command === 'attendance.mark' && reasons.pays.test(normal.text));

/** The commands that make a lesson, or ask for one. */
export const isNew = /^meeting\.(?:add|addBatch|request)$/;

const saysDay = (one: EntityCandidate): boolean =>
  one.kind === 'time' && /^(?:date|instant|recurrence)$/.test(one.time.kind);

/** What goes before the order names a time and orders nothing itself. */
const tellsAlone = (
  { tokens, readings }: AnnotatedText,
  starts: ReadonlySet<number>,
  order: number,
): boolean =>
  readings.some((one) => one.to <= order && saysDay(one)) &&
  tokens.some(({ from, text }) => from < order && (reasons.denies.test(text) || reasons.isHad.test(text))) &&
  !tokens.some(
    ({ from, text }, at) =>
      from < order &&
      starts.has(from) &&
      !reasons.denies.test(text) &&
      !reasons.denies.test(tokens[at - 1]?.text ?? ''),
  );

const isSpared = /(?<![A-Za-zÀ-ӿא-ي])(?:לא|not|don't [a-z]+)(?: (?:את|ב?יום|the|my|on|for|in))* ?[הבל]?$/u;

/** Who tells more before an order is not read a second time: 500 characters of orders without a stop would take twice as long as they may. */
const longestTold = 300;

/** The order with what was told of it, where the sentence as a whole was not understood; null where it is no such sentence. */
export function afterReason(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const { said, plan } = one;
  if (text.length > longestTold) return null;
  // "Noam is free on Thursday after 3, book him at 4": all of it is read, and the hours of the reason are none of the lesson's.
  const isRead = plan.status !== 'unknown' && plan.unread.length === 0;
  if (isRead && !isNew.test(plan.command ?? '')) return null;
  // "בימי שני" is a day, whatever else its letters may order.
  const isTime = (at: number) =>
    said.readings.some(({ kind, from, to }) => kind === 'time' && from <= at && to > at);
  const starts = new Set(orderStarts(said, world).filter((at) => !isTime(at)));
  const { from, isParted, isLoose } = orderOf(said.tokens, starts) ?? { from: 0, isParted: false };
  if (isRead && (!isParted || isLoose || !tellsAlone(said, starts, from))) return null;
  if (from <= 0) return beforeReason(one, text, world, given);
  // "Don't move Yael, she comes today": what is denied is taken back by nothing that follows.
  const isDenied = said.tokens.some(
    ({ text, to }, at) =>
      to <= from &&
      reasons.denies.test(text) &&
      text !== "can't" &&
      starts.has(said.tokens[at + 1]?.from ?? -1),
  );
  if (reasons.isOpen.test(said.normal.text.slice(0, from))) return null;
  // Whom the order names itself it is about, whatever was told of others; the day may have been told before.
  const isNamed = said.readings.some(
    (one) => one.from >= from && one.kind === 'person' && one.fit !== 'near',
  );
  const isTimed = said.readings.some((one) => one.from >= from && one.kind === 'time');
  // "Not Sunday, cancel Monday"
  const isOther =
    reasons.callsOff.test(said.normal.text.slice(from)) &&
    said.readings.some((one) => one.from >= from && tells(one));
  const spared = said.readings.filter(
    (one) => isOther && one.to <= from && tells(one) && isSpared.test(said.normal.text.slice(0, one.from)),
  );
  const told = said.readings.filter(
    (one) =>
      one.to <= from &&
      tells(one) &&
      !spared.includes(one) &&
      (one.kind === 'time' && isTimed ? !isNamed && !isDenied : !isNamed || one.kind === 'time'),
  );
  if ((isDenied && (isLoose || told.length === 0)) || tellsHow.test(said.normal.text.slice(from)))
    return null;
  if (told.length === 0 && !isParted) return beforeReason(one, text, world, given);
  const order = typedSpan(said.normal, from, said.normal.text.length).from;
  if ([...text].length !== text.length) return null;
  // Offsets stay those of the whole: what is not heard is blank.
  const heard = (kept: EntityCandidate[], more?: Slots): Plan => {
    const spans = kept.map((one) => typedSpan(said.normal, one.from, one.to));
    const isKept = (at: number) => at >= order || spans.some((span) => span.from <= at && span.to > at);
    return readOne(
      [...text].map((char, at) => (isKept(at) ? char : ' ')).join(''),
      world,
      more ? { ...more, ...given } : given,
    ).plan;
  };
  let own = heard(told);
  // The hours of a reason are none of a lesson that has its own; the day may be.
  if (isTimed && isNew.test(own.command ?? '')) {
    const isDayless = !said.readings.some((one) => one.from >= from && saysDay(one));
    own = heard(
      said.readings.filter(
        (one) =>
          one.to <= from &&
          tells(one) &&
          (one.kind === 'time' ? isDayless && one.time.kind === 'date' : !isNamed),
      ),
      { command: own.command?.replace('Batch', '') },
    );
  }
  if (!isAll(own, said)) return beforeReason(one, text, world, given);
  const effect = catalogue.find(({ id }) => id === own.command)?.effect;
  // "Cancel Noam's next two lessons": an order is not answered by what is there.
  if (effect === 'reads' && !isParted) return null;
  // "My kid is sick so clear tomorrow": all that is done stands in the order, and what goes before it orders nothing.
  const isOrdered = said.tokens.some(
    ({ from: at, text }) => at < from && starts.has(at) && !reasons.isLinking.test(text),
  );
  const isApart = !reasons.isTold.test(said.normal.text.slice(0, from)) && !isDenied && !isOrdered;
  // "Block the morning, unblock the afternoon": two orders, of which neither is the reason.
  if (own.command === 'time.unblock' && isOrdered) return null;
  return effect === 'destroys' && (!isParted || (told.length + spared.length === 0 && !isApart)) ? null : own;
}

/** What a sentence names that is there already, or gives to what is new. */
export const isWhole = ({ slots }: Plan): boolean =>
  'occurrence' in slots ||
  'from' in slots ||
  ('start' in slots && ('students' in slots || 'subject' in slots || 'child' in slots)) ||
  'pending' in slots ||
  'request' in slots;

/** A sentence that is full of words of its own, and yet has a verb of doing and what it is done to: it is asked whether that was meant. */
export function guess(
  { plan, hearing, hearings }: ReadOne,
  text: string,
  world: IndexedWorld,
  given?: Slots,
): Plan | null {
  if (plan.status !== 'unknown' || hearing !== null || given !== undefined) return null;
  const fit = hearings.filter((one) => isHeard(one, true));
  const [first] = fit;
  if (first === undefined || first.command.effect === 'reads') return null;
  const { heard } = first;
  if (heard.verb === null || heard.verb.misspelt !== null) return null;
  if (
    heard.negated ||
    heard.asks ||
    heard.past ||
    reasons.isOpen.test(heard.normal.text) ||
    reasons.isTold.test(heard.normal.text)
  )
    return null;
  const own = readOne(text, world, { command: first.command.id }).plan;
  const isAsked = own.status === 'ask' && (own.ask?.slot === 'sure' || own.ask?.slot === 'scope');
  return isAsked && isWhole(own) ? own : null;
}
