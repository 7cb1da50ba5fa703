/** What was said after a card: an answer to it, a change of it, or one thing more of the same. */
import { dayOf, type Wall } from '../../domain/basics/wallTime.ts';
import type { Held } from '../calendar/lesson.ts';
import { answer } from '../everywhere/answer.ts';
import { yesOrNo } from '../everywhere/yesOrNo.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { idle } from '../slots/freeText.ts';
import { hear, wayOver } from './cover.ts';
import { chosenBy, followUp, hasPlace } from './followUp.ts';
import type { Heard, Item } from './heard.ts';
import { words } from './heard.ts';
import { typedSpan } from './normalize.ts';
import type { Plan, Slots } from './plan.ts';
import type { ReadOne } from './readOne.ts';
import type { Said } from './read.ts';
import type { SentenceContext } from './readSentence.ts';
import { rowsOf, standing } from './rowsOf.ts';

type Means = { read(text: string, world: IndexedWorld, context?: SentenceContext): Plan };

/** A reply that names people or subjects: "and Omer too", "no, Noam". */
const replacing = {
  ...answer,
  takes: [...answer.takes, 'person', 'subject'],
  extra: (said: Said) => idle(said, /^(?:make|meant|mean|do)$/),
};

const more =
  /(?:^(?:and|also|plus|same for|same with|the same for|the same with)\b|\b(?:too|also|as well)$)|(?:^(?:גם|וגם)\s|\s(?:גם|גם כן)$|^ו(?:גם|את|ב|ל)?[-\s]?[א-ת0-9])/;
const instead =
  /^(?:no|nope|not|what about|how about|rather|make it|make that|i meant|i mean|sorry)\b|\binstead\b|^(?:לא|מה עם|ומה עם|בעצם|התכוונתי|סליחה|עדיף)(?:[\s,]|$)|במקום/;

/** "What do I have today?" is a question of its own; "what about Tuesday?" goes on with the last one. */
const asksAnew =
  /^(?:what(?!\s+(?:about|if)\b)|when|who|which|how (?:many|much|long)|do i|am i|is there|are there)\b|^(?:מה(?!\s+(?:עם|אם|לגבי)\s)|מי|מתי|כמה|איפה|האם|איזה|אילו)\s/;

const isWhole = ({ plan, hearing }: ReadOne): boolean =>
  hearing !== null &&
  hearing.command.id !== 'answer' &&
  hearing.command.deed === 'reads' &&
  plan.status === 'ready' &&
  plan.unread.length === 0;

export function replyTo(card: Plan, one: ReadOne, world: IndexedWorld, { read }: Means): Plan | null {
  if (card.text === undefined || card.command === null) return null;
  const again = (slots: Slots) => read(card.text ?? '', world, { given: { ...card.given, ...slots } });
  const { said, hearings, plan } = one;
  if (asksAnew.test(said.normal.text) && isWhole(one)) return null;
  const reply =
    hearings.find(({ command, heard }) => command.id === 'answer' && heard.unread.length === 0)?.heard ??
    bare(one, answer);
  const chosen = reply === null ? chosenBy(said, card) : undefined;
  if (chosen !== undefined && card.ask) return again({ [card.ask.slot]: chosen });
  const ofRows = deedOnRows(card, one, world, { read });
  if (ofRows) return ofRows;
  const placed = placeOfRow(card, one, world, { read });
  if (placed) return placed;
  const named = bare(one, replacing);
  const text = said.normal.text;
  const adds = named !== null && named.items.some(isNamed) && more.test(text) && yesOrNo(text) === null;
  const each = reply === null || adds ? null : onEach(card, reply, one);
  if (each) return again(each);
  const told = reply === null || adds ? null : followUp(reply, said, card);
  if (told !== null && 'given' in told)
    return onWhatStands(card, told.given, world, { read }) ?? again(told.given);
  if (told !== null && 'more' in told)
    return read(`${card.text} ${told.more}`, world, card.given ? { given: card.given } : {});
  const said2 = named !== null && named.items.some(isNamed) ? named : null;
  if (said2 !== null && (adds || instead.test(text) || (isAnswer(card) && said.tokens.at(-1)?.text === '?')))
    return substituted(card, said2, adds, world, { read });
  return told === null
    ? null
    : { ...plan, status: 'ready', command: 'answer', effect: { kind: told.effect, value: '' } };
}

/** "Make it 6" before several: each keeps its day. */
function onEach(card: Plan, reply: Heard, { said }: ReadOne): Slots | null {
  const items = card.slots['items'];
  if (!Array.isArray(items) || reply.items.some((item) => item.kind === 'time' && item.time.kind === 'date'))
    return null;
  const lines = card.text?.includes('\n')
    ? card.text.split('\n').filter((line) => line.trim() !== '').length
    : items.length;
  if (lines !== items.length) return null;
  const given = (items as Slots[]).flatMap((slots, at) => {
    const told = followUp(reply, said, { ...card, slots, ask: undefined as never });
    return told && 'given' in told && 'start' in told.given ? [[`${at}.start`, told.given['start']]] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}

const isNamed = (item: Item): boolean =>
  item.kind === 'time' || item.kind === 'person' || item.kind === 'subject';
const isAnswer = (card: Plan): boolean =>
  card.steps.length === 0 && (card.calls?.length ?? 0) === 0 && card.ask === undefined;

/** "at 5", "Tuesday": nothing but what a card may ask for. */
function bare({ said }: ReadOne, command: typeof answer): Heard | null {
  const heard = hear(wayOver(command, said, null));
  return heard.unread.length === 0 &&
    heard.items.length > 0 &&
    (!heard.negated || instead.test(said.normal.text))
    ? heard
    : null;
}

/** "cancel it", "move them to 6": the verb is new, what it is done to stands on the card. */
function deedOnRows(
  card: Plan,
  { hearing, said, plan }: ReadOne,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  if (hearing === null || hearing.command.deed === 'reads') return null;
  const { heard } = hearing;
  const chooses = heard.items.some(({ kind }) => kind === 'person' || kind === 'subject');
  if (chooses || words(heard, 'it').length === 0 || plan.ask?.slot !== 'meeting') return null;
  const rows = rowsOf(card, world);
  // "Cancel it" before a plan that still waits drops the plan.
  const waits = card.steps.length > 0 && standing(card, world) === null;
  if (waits && hearing.command.id === 'meeting.cancel')
    return {
      ...plan,
      status: 'ready',
      command: 'answer',
      slots: {},
      ask: undefined as never,
      effect: { kind: 'dismiss', value: '' },
    };
  const address = ({ lesson, start }: Held) => ({ meeting: lesson.id, occurrence: start });
  const [only, ...rest] = rows;
  const text = said.normal.raw;
  if (only === undefined) return null;
  if (rest.length === 0) return read(text, world, { given: address(only) });
  if (rows.length > 50) return null;
  const given = Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(address(row)).map(([slot, value]) => [`${at}.${slot}`, value])),
  );
  return read(rows.map(() => text).join('\n'), world, { given });
}

/** "Make it online" after a card that says nothing of a place: the lesson that it speaks of. */
function placeOfRow(
  card: Plan,
  { hearings, said }: ReadOne,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  const place = hearings.find(
    ({ command, heard }) =>
      command.id === 'meeting.place' && heard.unread.length === 0 && words(heard, 'it').length > 0,
  );
  const [row, ...rest] = place && !hasPlace.has(card.command ?? '') ? rowsOf(card, world) : [];
  if (row === undefined || rest.length > 0) return null;
  const { lesson, start } = row;
  return read(said.normal.raw, world, {
    given: { command: 'meeting.place', meeting: lesson.id, occurrence: start },
  });
}

/** A card that was done already is not done again: its rows are changed from where they stand now. */
function onWhatStands(card: Plan, given: Slots, world: IndexedWorld, { read }: Means): Plan | null {
  const row = standing(card, world);
  const start = given['start'];
  if (row === null || typeof start !== 'string') return null;
  const to = `${Number(start.slice(8, 10))}/${Number(start.slice(5, 7))} ${start.slice(11, 16)}`;
  const { scope, notify, start: _start, ...kept } = { ...pick(card.slots), ...given };
  return read(world.locale === 'he' ? `תזיז את זה ל-${to}` : `move it to ${to}`, world, {
    given: {
      ...kept,
      meeting: row.lesson.id,
      occurrence: row.start,
      start,
      ...(row.lesson.rrule && scope !== undefined ? { scope } : {}),
      ...(notify === undefined ? {} : { notify }),
    },
  });
}

const pick = ({ scope, notify }: Slots): Slots => ({
  ...(scope === undefined ? {} : { scope }),
  ...(notify === undefined ? {} : { notify }),
});

/** The card's own sentence with other words in the place of some of its own. */
function substituted(
  card: Plan,
  heard: Heard,
  adds: boolean,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  const typed = (items: Item[]) =>
    items
      .map((item) => typedSpan(heard.normal, item.from, item.to))
      .map(({ from, to }) => heard.normal.raw.slice(from, to))
      .join(' ');
  const times = heard.items.filter((item) => item.kind === 'time');
  const named = heard.items.filter((item) => item.kind === 'person');
  // "Not Dana, Yael": the first of them is the one who is not meant.
  const people = /^not\b/.test(heard.normal.text) && named.length > 1 ? named.slice(1) : named;
  const subjects = heard.items.filter((item) => item.kind === 'subject');
  const changes: { spans: Plan['spans']; by: string }[] = [];
  const of = (fits: (span: Plan['spans'][number]) => boolean) =>
    card.spans.filter((span) => span.to > span.from && fits(span));
  if (times.length > 0) {
    const when = of(({ pen }) => pen === 'when');
    const target = when.filter(({ slot }) => slot === 'start' || slot === 'from');
    changes.push({ spans: target.length > 0 ? target : when, by: filledUp(typed(times), times, card) });
  }
  if (people.length > 0) changes.push({ spans: of(({ pen }) => pen === 'who'), by: typed(people) });
  if (subjects.length > 0) changes.push({ spans: of(({ pen }) => pen === 'what'), by: typed(subjects) });
  // Of several lines the last one is spoken of.
  const last = (card.text ?? '').lastIndexOf('\n') + 1;
  const text = changes.reduce(
    (left, change) =>
      replaced(
        left,
        change.spans
          .filter(({ from }) => from >= last)
          .map((span) => ({ ...span, from: span.from - last, to: span.to - last })),
        change.by,
      ),
    (card.text ?? '').slice(last),
  );
  // A lesson goes to one hour only: "and Tuesday too" says nothing of a move.
  if (adds && times.length > 0 && card.command === 'meeting.move') return null;
  const kept = pick(card.given ?? {});
  const open = adds && !isAnswer(card) && standing(card, world) === null;
  if (!open && last > 0 && !adds) {
    const others = Object.entries(card.given ?? {}).filter(([slot]) => !slot.startsWith(`${lineOf(card)}.`));
    return read((card.text ?? '').slice(0, last) + text, world, { given: Object.fromEntries(others) });
  }
  if (!open || card.text === undefined)
    return read(text, world, Object.keys(kept).length > 0 ? { given: kept } : {});
  // What waits and what is added to it are one batch.
  const before = Object.entries(card.given ?? {}).map(([slot, value]) => [
    /^\d+\./.test(slot) ? slot : `0.${slot}`,
    value,
  ]);
  return read(`${card.text}\n${text}`, world, { given: { ...kept, ...Object.fromEntries(before) } });
}

const lineOf = ({ text }: Plan): number =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '').length - 1;

/** A day alone keeps the card's hour, an hour alone its day. */
function filledUp(by: string, times: Item[], card: Plan): string {
  const items = card.slots['items'];
  const slots = Array.isArray(items) ? ((items as Slots[]).at(-1) ?? {}) : card.slots;
  const at = slots['start'] as Wall | undefined;
  if (typeof at !== 'string' || at.length < 16) return by;
  const kinds = new Set(times.map((item) => item.kind === 'time' && item.time.kind));
  if (kinds.size === 1 && kinds.has('date')) return `${by} ${at.slice(11, 16)}`;
  const day = dayOf(at);
  if (kinds.size === 1 && kinds.has('time'))
    return `${Number(day.slice(8))}/${Number(day.slice(5, 7))} ${by}`;
  return by;
}

/** The first of the spans takes the new words, the others go; without any the words are put at the end. */
function replaced(text: string, spans: Plan['spans'], by: string): string {
  const sorted = [...spans].sort((a, b) => b.from - a.from);
  const first = sorted.at(-1);
  if (first === undefined) return `${text.replace(/[?.!\s]+$/, '')} ${by}`;
  return sorted.reduce(
    (left, span) => left.slice(0, span.from) + (span === first ? by : '') + left.slice(span.to),
    text,
  );
}
