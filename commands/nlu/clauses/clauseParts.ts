/** A sentence of several orders as its parts: what one says of whom and when holds for those after it. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { denies, isLinking, isOpen, isTold } from '../../grammar/reasons.ts';
import { inWords } from '../../kernel/words.ts';
import { batchPlan, givenOf, type Part } from '../parse/batch.ts';
import { orderStarts } from '../lattice/match.ts';
import { typedSpan } from '../text/normalize.ts';
import { clauses, strangeVerbs, without } from './parts.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import { readOne, type ReadOne } from '../parse/readOne.ts';

type Clause = { text: string; from: number };

/** Each clause that begins with a verb of doing, read by itself. */
export function clauseParts(
  whole: ReadOne,
  world: IndexedWorld,
  given: Slots,
  read: (parts: Clause[]) => Part[],
): Part[] {
  const starts = orderStarts(whole.said, world);
  return read(clauses(whole.said, [...starts, ...strangeVerbs(whole.said)])).map((part, at, all) =>
    at === 0
      ? part
      : onDayBefore(
          isClear(part) ? ofThemBefore(part, at, whole, world, given) : part,
          at,
          all[0] as Part,
          whole,
          world,
          given,
        ),
  );
}

const isOfAction = ({ plan: { command } }: Part): boolean => command !== null && command !== 'answer';

/** It is known what is to be done, and of which lesson. */
export const isClear = (part: Part): boolean => isKnown(part) && part.plan.ask?.slot !== 'meeting';

/** It is known what is to be done, though it may be asked of which lesson. */
const isKnown = (part: Part): boolean =>
  isOfAction(part) && ['ready', 'choose', 'ask'].includes(part.plan.status);

export const isDone = ({ plan: { steps, status } }: Part): boolean => steps.length > 0 || status !== 'ready';

/**
 * "Book Dana on Thursday at 6, cancel Maya and email me the list": none of several orders is dropped where one of them asks which lesson
 * is meant, or is not understood. Null where the parts are no orders, each of somebody else, or the sentence is understood as one.
 */
export function ordersApart(parts: Part[], whole: ReadOne, world: IndexedWorld, given: Slots): Plan | null {
  const { said, plan } = whole;
  const { text } = said.normal;
  if (parts.length < 2 || isOpen.test(text) || isTold.test(text)) return null;
  if (said.tokens.some((token) => denies.test(token.text))) return null;
  if (!isOrder(parts[0] as Part, whole, world)) return null;
  const known = parts.filter((part) => isKnown(part) && isDone(part) && part.plan.unread.length === 0);
  if (known.length === 0 || !areApart(known, whole)) return null;
  // Of a sentence that is not understood, one order alone is not taken out.
  if (known.length < 2 && plan.status === 'unknown') return null;
  const lost = parts.filter((part) => !known.includes(part));
  // The verbs are all read: the clauses are of one action.
  if (lost.length > 0 && plan.status !== 'unknown' && !parts.some((part) => isUnread(part, plan)))
    return null;
  // "It is over with Noa, take all her lessons off": what is told first and not understood is a reason.
  if (lost.includes(parts[0] as Part)) return null;
  const unread = lost.map((part) => part.text.trim());
  const kept = parts.map((part) => (lost.includes(part) ? { ...part, plan: unknown } : part));
  return batchPlan(kept, unread, world, given['sure'] === true);
}

const unknown: Plan = { status: 'unknown', command: null, slots: {}, steps: [], spans: [], unread: [] };

const isUnread = ({ text }: Part, { unread }: Plan): boolean =>
  unread.some((word) => text.trimStart().startsWith(word));

/** What a part names: an action of its own is of somebody or of some time. */
const readIn = (part: Part, { said }: ReadOne): EntityCandidate[] =>
  said.readings.filter((one) => {
    const { from, to } = typedSpan(said.normal, one.from, one.to);
    return from >= part.from && to <= part.from + part.text.length;
  });

const isTarget = (one: EntityCandidate): boolean =>
  one.kind === 'time' ||
  ((one.kind === 'person' || one.kind === 'subject') && one.fit !== 'near') ||
  (one.kind === 'word' && one.sense === 'noun' && one.value === 'group');

/** Each names what it is of, and no two do the same with the same person. */
function areApart(parts: Part[], whole: ReadOne): boolean {
  const read = parts.map((part) => readIn(part, whole));
  if (!read.every((list) => list.some(isTarget))) return false;
  const actions = read.flatMap((list, at) => [
    ...new Set(
      list.flatMap((one) =>
        one.kind === 'person' && one.fit !== 'near'
          ? one.named.map(({ id }) => `${parts[at]?.plan.command} ${id}`)
          : [],
      ),
    ),
  ]);
  return new Set(actions).size === actions.length;
}

/** "סיכמתי עם נועם" tells what was done. */
const tellsIt = /תי$/;

/** "Cancel Dana", and not "Dana is ill": the verb stands before those of whom it speaks. */
function isOrder({ from, text }: Part, { said }: ReadOne, world: IndexedWorld): boolean {
  const typed = (at: number) => typedSpan(said.normal, at, at + 1).from;
  const told = said.tokens.flatMap((token) =>
    tellsIt.test(token.text) || isLinking.test(token.text) ? [token.from] : [],
  );
  const verbs = orderStarts(said, world)
    .filter((at) => !told.includes(at))
    .map(typed);
  const verb = Math.min(...verbs.filter((at) => at >= from && at < from + text.length));
  return (
    Number.isFinite(verb) &&
    !said.readings.some(
      (one) =>
        typed(one.from) < verb && (one.kind !== 'word' || one.sense === 'reason' || one.sense === 'past'),
    )
  );
}

const them = /(?<![A-Za-zÀ-ӿא-ي])(?:her|him|his|ל[הו]|אות[הו]|של[הו])(?![A-Za-zÀ-ӿא-ي])/u;

/** "Approve Yael and cancel her tomorrow", "Adam can't come. Could we book another?": the one who was named before. */
function ofThemBefore(part: Part, at: number, { said }: ReadOne, world: IndexedWorld, given: Slots): Part {
  const isOfChild = part.plan.ask?.slot === 'child';
  const found = isOfChild ? null : them.exec(part.text);
  const people = said.readings.flatMap((one) =>
    one.kind === 'person' && one.fit !== 'near' && !(isOfChild && one.named[0]?.kind === 'teacher')
      ? [one.named]
      : [],
  );
  const [one, other] = people[0] ?? [];
  if (!(found || isOfChild) || !one || other || people.some(([first]) => first?.id !== one.id)) return part;
  const rest = found
    ? without(part.text, [{ from: found.index, to: found.index + found[0].length }])
    : part.text;
  const text = `${rest} ${inWords(world, 'with', 'עם')} ${one.name}`;
  return clipped({ ...part, plan: readOne(text, world, givenOf(given, at)).plan });
}

/** "את הבוקר", beside a day that was named. */
const thePart = /(?<![A-Za-zÀ-ӿא-ي])ה(?=(?:בוקר|ערב|לילה)$)/u;

/** "Cancel Omer tomorrow and book Yael at 4": the hour without a day is of the day named before. */
function onDayBefore(
  part: Part,
  at: number,
  before: Part,
  { said }: ReadOne,
  world: IndexedWorld,
  given: Slots,
): Part {
  const isAssumed = part.plan.spans.some(
    ({ slot, kind, to }) => slot === 'start' && kind === 'assumed' && to === 0,
  );
  const days = said.readings.flatMap((one) =>
    one.kind === 'time' && one.time.kind === 'date' && one.time.to <= before.text.length
      ? [one.time.text]
      : [],
  );
  const [day] = days.sort((a, b) => b.length - a.length);
  // "… and block the morning": of that day too.
  const isOfHours =
    (part.plan.command === 'time.block' || part.plan.ask?.slot === 'start') &&
    !said.readings.some(
      (one) =>
        namesDay(one) && one.kind === 'time' && one.time.from >= part.from && !thePart.test(one.time.text),
    );
  if (!(isAssumed || isOfHours) || day === undefined) return part;
  const text = `${part.text.replace(thePart, '')} ${day}`;
  return clipped({ ...part, plan: readOne(text, world, givenOf(given, at)).plan });
}

/** Words that were put behind a part's own are not marked in it. */
export function clipped(part: Part): Part {
  const spans = part.plan.spans.map((span) => ({ ...span, to: Math.min(span.to, part.text.length) }));
  return { ...part, plan: { ...part.plan, spans: spans.filter(({ from, to }) => from < to || to === 0) } };
}

export const namesDay = (one: EntityCandidate): boolean =>
  one.kind === 'time' &&
  one.time.kind !== 'time' &&
  one.time.kind !== 'duration' &&
  !('clockOnly' in one.time && one.time.clockOnly);
