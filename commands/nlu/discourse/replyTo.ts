/** What was said after a card: an answer to it, a change of it, or one thing more of the same. */
import type { Held } from '../../world/lesson.ts';
import { answer } from '../../intents/everywhere/answer.ts';
import { yesOrNo } from '../../intents/everywhere/yesOrNo.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { idle } from '../../slots/freeText.ts';
import { correctDone } from './afterEffect.ts';
import { interpret } from '../lattice/interpret.ts';
import { latticeSearch } from '../lattice/latticeSearch.ts';
import { exchanged } from './exchanged.ts';
import { chosenBy, followUp, hasPlace, type FollowUp } from './followUp.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { words } from '../../kernel/interpretation.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { saidOfOpen } from './onOpenCard.ts';
import type { ReadOne } from '../parse/readOne.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Stage } from '../../kernel/discourse.ts';
import { rowsOf, standing } from './rowsOf.ts';
import { isAnswer, pick, substituted, type Means } from './substituted.ts';

/** A reply that names people or subjects: "and Omer too", "no, Noam". */
const replacing = {
  ...answer,
  takes: [...answer.takes, 'person', 'subject'],
  extra: (said: AnnotatedText) =>
    idle(said, /^(?:make|meant|mean|do|change|should|been|be|התכוונתי|הכוונה|תשנה|תשני)$/),
};

const more =
  /(?:^(?:and|also|plus|same for|same with|the same for|the same with)\b|\b(?:too|also|as well)$)|(?:^(?:גם|וגם)\s|\s(?:גם|גם כן)$|^ו(?:גם|את|ב|ל)?[-\s]?[א-ת0-9])/;
const instead =
  /^(?:no|nope|not|what about|how about|rather|make it|make that|i meant|i mean|sorry|actually|wait|oops|change (?:it|that) to|it should (?:be|have been))\b|\binstead\b|^(?:לא|מה עם|ומה עם|בעצם|התכוונתי|הכוונה|סליחה|עדיף|אופס|רגע|תשנ[הי] (?:את זה )?ל|זה (?:צריך|אמור|היה (?:צריך|אמור)) להיות)(?:[\s,]|(?<=ל)|$)|במקום/;

/** "What do I have today?" is a question of its own; "what about Tuesday?" goes on with the last one. */
const asksAnew =
  /^(?:what(?!\s+(?:about|if)\b)|when|who|which|how (?:many|much|long)|do i|am i|is there|are there)\b|^(?:מה(?!\s+(?:עם|אם|לגבי)\s)|מי|מתי|כמה|איפה|האם|איזה|אילו)\s/;

const isWhole = ({ plan, hearing }: ReadOne): boolean =>
  hearing !== null &&
  hearing.command.id !== 'answer' &&
  hearing.command.effect === 'reads' &&
  plan.status === 'ready' &&
  plan.unread.length === 0;

/** "No, 6", "and Omer too", "16:00 instead": said of something before it. "Omer at 17 instead of 16" says both. */
const leans = (text: string): boolean =>
  more.test(text) ||
  /(?:\binstead|במקום(?: זה)?)[.!\s]*$/.test(text) ||
  (instead.test(text) && !saysBoth.test(text));
const saysBoth = /\S+ instead of \S|\S במקום \S/;

/** An action of its own, understood to its last word: what waits is not answered by it, though it asks for such a time. */
const isOwnAction = ({ plan, hearing, said }: ReadOne, card: Plan): boolean =>
  hearing !== null &&
  plan.status === 'ready' &&
  plan.unread.length === 0 &&
  plan.steps.length > 0 &&
  plan.command !== card.command &&
  words(hearing.heard, 'it').length === 0 &&
  (!leans(said.normal.text) || deniesItself(hearing.heard));

/** "לא אגיע ב-6.12": the no is of its own verb, and none to what stands before it. */
const deniesItself = ({ verb }: Interpretation): boolean =>
  verb !== null && verb.words > 1 && verb.ranges[0]?.from === 0;

/** "Dana paid for the first lesson" before a question of a booking: the place is of her lesson, and of no button. */
const saysOther = ({ hearing }: ReadOne, card: Plan): boolean =>
  hearing !== null &&
  hearing.command.id !== card.command &&
  hearing.heard.verb !== null &&
  hearing.heard.items.some(({ kind }) => kind === 'person');

const standsAlone = (one: ReadOne, card: Plan): boolean =>
  (asksAnew.test(one.said.normal.text) && isWhole(one)) || isOwnAction(one, card);

/** The card's own sentence with what was answered; some buttons say it again in other words. */
const rereads =
  (card: Plan, world: IndexedWorld, { read }: Means) =>
  (slots: Slots): Plan => {
    const { text, ...given } = { ...card.given, ...slots };
    return read(typeof text === 'string' ? text : (card.text ?? ''), world, { given });
  };

export function replyTo(
  card: Plan,
  stage: Stage,
  one: ReadOne,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  if (card.text === undefined || card.command === null) return null;
  const again = rereads(card, world, { read });
  const { said, hearings, plan } = one;
  if (standsAlone(one, card)) return null;
  const named = bare(one, replacing);
  const reply =
    hearings.find(({ command, heard }) => command.id === 'answer' && heard.unread.length === 0)?.heard ??
    bare(one, answer) ??
    (named?.items.some(({ kind }) => kind === 'person' || kind === 'subject') ? null : named);
  const chosen = reply === null ? chosenBy(said, card, !saysOther(one, card)) : undefined;
  if (chosen !== undefined && card.ask) return again({ [card.ask.slot]: chosen });
  const ofCard = stage === 'open' ? saidOfOpen(card, one, world, { read }, again) : null;
  if (ofCard) return ofCard;
  const ofRows = actionOnRows(card, stage, one, world, { read });
  if (ofRows) return ofRows;
  const inPlace = stage === 'open' ? inPlaceOf(card, one, world, { read }) : null;
  if (inPlace) return inPlace;
  const placed = placeOfRow(card, stage, one, world, { read });
  if (placed) return placed;
  const text = said.normal.text;
  const adds = named !== null && named.items.some(isNamed) && more.test(text) && yesOrNo(text) === null;
  const told = reply === null || adds ? null : followUp(reply, said, card);
  if (stage === 'action') {
    // What was done is not planned a second time: its lesson is changed from where it stands now.
    const changed = told && onWhatStands(card, told, world, { read });
    if (changed) return changed;
  } else {
    const each = reply === null || adds ? null : onEach(card, reply, one);
    if (each) return again(each);
    if (told !== null && 'given' in told) return again(told.given);
    if (told !== null && 'more' in told)
      return read(`${card.text} ${told.more}`, world, card.given ? { given: card.given } : {});
  }
  const said2 = named !== null && named.items.some(isNamed) ? named : null;
  if (said2 !== null && (adds || isOfOthers(card, said)))
    return withOthers(card, stage, said2, adds, world, { read });
  // A yes and a no are for what waits.
  const effect =
    told !== null && 'effect' in told
      ? told.effect
      : told === null && named === null && isOutrightNo(text)
        ? 'dismiss'
        : null;
  return effect === null || stage !== 'open'
    ? null
    : { ...plan, status: 'ready', command: 'answer', effect: { kind: effect, value: '' } };
}

/** "No, Noam", and "Noam?" after an answer. */
const isOfOthers = (card: Plan, { normal, tokens }: AnnotatedText): boolean =>
  instead.test(normal.text) || (isAnswer(card) && tokens.at(-1)?.text === '?');

function withOthers(
  card: Plan,
  stage: Stage,
  heard: Interpretation,
  adds: boolean,
  world: IndexedWorld,
  means: Means,
): Plan | null {
  const anew = (): Plan | null => substituted(card, stage, heard, adds, world, means);
  const isDone = stage === 'action' && !adds && !isAnswer(card);
  return isDone ? correctDone({ card, heard, world, read: means.read, anew }) : anew();
}

/** "Not now", and nothing beside it. */
const isOutrightNo = (text: string): boolean => !text.includes(',') && yesOrNo(text) === 'no';

/** "Make it 6" before several: each keeps its day. A "1" that names one of the buttons is no hour. */
function onEach(card: Plan, reply: Interpretation, { said }: ReadOne): Slots | null {
  const items = chosenBy(said, card) === undefined ? card.slots['items'] : null;
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

const isNamed = (item: Entity): boolean =>
  item.kind === 'time' || item.kind === 'person' || item.kind === 'subject';

/** "at 5", "Tuesday": nothing but what a card may ask for. */
function bare({ said }: ReadOne, command: typeof answer): Interpretation | null {
  const heard = interpret(latticeSearch(command, said, null));
  return heard.unread.length === 0 &&
    heard.items.length > 0 &&
    (!heard.negated || instead.test(said.normal.text))
    ? heard
    : null;
}

/** "cancel it", "move them to 6": the verb is new, what it is done to stands on the card. */
function actionOnRows(
  card: Plan,
  stage: Stage,
  { hearing, said, plan }: ReadOne,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  if (hearing === null || hearing.command.effect === 'reads') return null;
  const { heard } = hearing;
  const chooses = heard.items.some(({ kind }) => kind === 'person' || kind === 'subject');
  if (chooses || words(heard, 'it').length === 0 || plan.ask?.slot !== 'meeting') return null;
  const rows = rowsOf(card, world);
  // "Cancel it" before a plan that still waits drops the plan.
  if (stage === 'open' && card.steps.length > 0 && hearing.command.id === 'meeting.cancel')
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
  // "No, move it to 6" before the move of one lesson alone moves that one alone.
  const kept = stage === 'open' && hearing.command.id === card.command ? pick(card.slots) : {};
  if (rest.length === 0) return read(text, world, { given: { ...kept, ...address(only) } });
  if (rows.length > 50) return null;
  const given = Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(address(row)).map(([slot, value]) => [`${at}.${slot}`, value])),
  );
  return read(rows.map(() => text).join('\n'), world, { given });
}

/** "Remove Dana, add Noam": the plan that waits, with Noam in Dana's place. */
function inPlaceOf(card: Plan, { said }: ReadOne, world: IndexedWorld, { read }: Means): Plan | null {
  const heard = interpret(latticeSearch(replacing, said, null));
  const change = exchanged(heard, card);
  if (change === null) return null;
  const { comes, goes } = change;
  const students = card.slots['students'] as string[];
  if (students.length === 1)
    return substituted(card, 'open', { ...heard, items: [comes] }, false, world, { read });
  const [one, other] = comes.named;
  if (!one || other) return null;
  const stay = students.filter((id) => goes.named.every((each) => each.id !== id));
  return read(card.text ?? '', world, { given: { ...card.given, students: [...stay, one.id] } });
}

/** "Make it online" after a card that says nothing of a place: the lesson that it speaks of. */
function placeOfRow(
  card: Plan,
  stage: Stage,
  { hearings, said }: ReadOne,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  const place = hearings.find(
    ({ command, heard }) =>
      command.id === 'meeting.place' && heard.unread.length === 0 && words(heard, 'it').length > 0,
  );
  const isSaid = stage === 'open' && hasPlace.has(card.command ?? '');
  const [row, ...rest] = place && !isSaid ? rowsOf(card, world) : [];
  if (row === undefined || rest.length > 0) return null;
  const { lesson, start } = row;
  return read(said.normal.raw, world, {
    given: { command: 'meeting.place', meeting: lesson.id, occurrence: start },
  });
}

/** The lesson of an action that was done, changed from where it stands now; null where it stands nowhere, or nothing of it would change. */
function onWhatStands(card: Plan, told: FollowUp, world: IndexedWorld, { read }: Means): Plan | null {
  const row = standing(card, world);
  if (row === null || 'effect' in told) return null;
  const address = { meeting: row.lesson.id, occurrence: row.start };
  const changed = (en: string, he: string, given: Slots = {}): Plan =>
    read(inWords(world, en, he), world, { given: { ...address, ...given } });
  if ('more' in told) return changed(`repeat it ${told.more}`, `תהפוך את זה ל${told.more}`);
  const { start, minutes, place } = told.given;
  if (typeof start === 'string')
    return movedFrom(row, { ...pick(card.slots), ...told.given }, world, { read });
  if (typeof minutes === 'number')
    return changed(`resize it to ${minutes} minutes`, `תאריך את זה ל-${minutes} דקות`, { minutes });
  return place === undefined ? null : changed('move it to Zoom', 'תעביר את זה לזום', { place });
}

function movedFrom(row: Held, given: Slots, world: IndexedWorld, { read }: Means): Plan {
  const { scope, notify, ...kept } = given;
  const start = String(given['start']);
  const to = `${Number(start.slice(8, 10))}/${Number(start.slice(5, 7))} ${start.slice(11, 16)}`;
  return read(inWords(world, `move it to ${to}`, `תזיז את זה ל-${to}`), world, {
    given: {
      ...kept,
      meeting: row.lesson.id,
      occurrence: row.start,
      ...(row.lesson.rrule && scope !== undefined ? { scope } : {}),
      ...(notify === undefined ? {} : { notify }),
    },
  });
}
