/** What was typed against one world gives one plan: the same text, person, data and moment always the same. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import { inWords } from '../kernel/words.ts';
import { afterReason, guess } from './repair/afterReason.ts';
import { countedFrom } from './entities/relativeDates.ts';
import { inFigures } from './parse/inFigures.ts';
import { batchPlan, givenOf, type Part } from './parse/batch.ts';
import { chatMessage } from './text/chatMessage.ts';
import { frame } from './repair/frames.ts';
import { paymentParts } from './clauses/paymentParts.ts';
import { attendanceParts } from './clauses/attendanceParts.ts';
import { askRetained, withoutRetained } from './clauses/retentionClause.ts';
import { underCondition } from './clauses/conditionClause.ts';
import { clauseParts, clipped, isClear, isDone, namesDay, ordersApart } from './clauses/clauseParts.ts';
import { isOfSeveral } from '../slots/severalDays.ts';
import { listedParts } from './clauses/parts.ts';
import type { Plan, Slots, Waiting } from '../kernel/plan.ts';
import { readOne, type ReadOne } from './parse/readOne.ts';
import type { SentenceContext } from '../kernel/discourse.ts';
import { goOn } from './discourse/goOn.ts';
import { smallTalkReply } from './discourse/smallTalkReply.ts';
import { doubted } from './repair/doubted.ts';
import { ranked } from './repair/ranked.ts';
import { repairKeyboard } from './repair/keyboardRepair.ts';
import { repairSpelling } from './repair/spellingRepair.ts';
import { selfCorrected } from './repair/selfCorrection.ts';
import { heardInPart } from './clauses/heardInPart.ts';
import { asTold } from './clauses/reportedSpeech.ts';

const longestSentence = 500;
const longestPaste = 10_000;
const mostLines = 50;

export function readSentence(text: string, world: IndexedWorld, context: SentenceContext = {}): Plan {
  const { given, discourse } = context;
  const lines = linesOf(text);
  if (lines.length > 1) return settled(readLines(text, lines, world, given ?? {}), text, given);
  if (text.length > longestSentence) return tooLong(world);
  const one = readLine(text, world, given);
  const later = inFigures(text, one, world);
  if (later !== text) return { ...readSentence(later, world, context), text };
  const reply = discourse ? goOn(discourse, one, world, { read: readSentence }) : null;
  if (reply) return reply;
  const conditional = underCondition(one.said, world, (order) =>
    readSentence(order, world, given ? { given } : {}),
  );
  if (conditional) return settled(conditional, text, given);
  const part = heardInPart(one, text, world, (rest, more) => {
    const all = more ? { ...more, ...given } : given;
    return understood(rest, readLine(rest, world, all), world, all);
  });
  if (part !== null) return settled(part, text, given);
  const kept = withoutRetained(one.said, world);
  if (kept !== null) {
    const rest = understood(kept.text, readLine(kept.text, world, given), world, given);
    return settled(askRetained(rest, kept, world), text, given);
  }
  const told = asTold(understood(text, one, world, given), one, world);
  const plan = doubted(told, one, text, world, given);
  const talk = smallTalkReply(plan, one, world);
  if (talk) return settled(talk, text, given);
  const { turns } = one.said.normal;
  return settled(
    turns ? selfCorrected(plan, one, { text, world, given, read: readSentence }) : plan,
    text,
    given,
  );
}

/** What the words say together, or what is made of them where they were not understood as they stand. */
const understood = (text: string, one: ReadOne, world: IndexedWorld, given: Slots | undefined): Plan =>
  several(text, one, world, given ?? {}) ??
  afterReason(one, text, world, given) ??
  repairSpelling(one, text, world, given) ??
  guess(one, text, world, given) ??
  frame(one, text, world, given) ??
  repairKeyboard(text, one, world, given) ??
  ranked(one, text, world, given) ??
  one.plan;

/** What these do is of a time, and not of a lesson that stands. */
const ofTimes = new Set(['day.clear', 'time.block', 'time.unblock', 'meeting.add', 'meeting.request']);

const verdicts = /^(?:pending|request)\.(approve|decline|reject)$/;

const settled = (plan: Plan, text: string, given: Slots | undefined): Plan => ({
  ...plan,
  text,
  ...(given ? { given } : {}),
});

/** The same sentence with a value settled by a button: of a question, of another reading, of a chip. */
export function answerCard(card: Plan, slots: Slots, world: IndexedWorld): Plan {
  // A text that was corrected by a tap is read on as corrected.
  if (card.corrected !== undefined && 'command' in slots) return readSentence(card.corrected, world);
  const other = Object.values(slots).find(
    (value): value is Saying => typeof value === 'object' && value !== null && 'says' in value,
  );
  if (other)
    return readSentence(String(other.says), world, other.goesOn ? { given: { after: waitingOf(card) } } : {});
  // Some buttons say the sentence again in other words.
  const { text, after, ...rest } = { ...card.given, ...slots };
  const isAnew = typeof text === 'string';
  const given = isAnew || after === undefined ? rest : { ...rest, after };
  return readSentence(
    isAnew ? text : (card.text ?? ''),
    world,
    Object.keys(given).length > 0 ? { given } : {},
  );
}

type Saying = { says: unknown; goesOn?: boolean };

/** "Tomorrow" is the day that it was when it was said. */
function waitingOf({ text = '', given, slots: { start } }: Plan): Waiting {
  return { text, given: { ...given, ...(start === undefined ? {} : { start }) } };
}

type Line = { text: string; from: number };

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/[^\r\n]+/g)].flatMap((found) =>
    /[\p{L}\p{N}]/u.test(found[0]) ? [{ text: found[0], from: found.index }] : [],
  );

/** One line, which may be a message pasted out of a chat. */
function readLine(text: string, world: IndexedWorld, given?: Slots): ReadOne {
  const message = chatMessage(text);
  if (message === null) return readOne(text, world, given);
  const own = readOne(message.text.slice(message.from), world, given, message.at);
  const withWriter = readOne(message.text, world, given, message.at);
  // The writer is the one it is about, unless the message names somebody.
  const namesSomebody = own.said.readings.some(({ kind }) => kind === 'person');
  return namesSomebody ? readOne(message.blank, world, given, message.at) : withWriter;
}

function readLines(text: string, lines: Line[], world: IndexedWorld, given: Slots): Plan {
  if (
    text.length > longestPaste ||
    lines.length > mostLines ||
    lines.some((line) => line.text.length > longestSentence)
  )
    return tooLong(world);
  let header = '';
  const parts = lines.map((line, at): Part => {
    const { text: other, ...own } = givenOf(given, at);
    const said = typeof other === 'string' ? other : line.text;
    const one = readLine(said, world, own);
    if (isDayAlone(one)) {
      header = said.replace(/[\s:,.-]+$/, '');
      return { ...line, plan: { ...one.plan, unread: [], suggestions: [] } };
    }
    // The day stands above the lines that it is of.
    if (header !== '' && !one.said.readings.some(namesDay))
      return clipped({ ...line, plan: readLine(`${said} ${header}`, world, own).plan });
    return { ...line, plan: several(said, one, world, own) ?? one.plan };
  });
  // A greeting says nothing; what was not understood is shown as it was typed.
  const unread = parts
    .filter(
      ({ plan }) => plan.status === 'unknown' && (plan.unread.length > 0 || plan.suggestions === undefined),
    )
    .map((part) => part.text.trim());
  const batch = batchPlan(parts, unread, world, given['sure'] === true);
  const answer = parts.find(({ plan }) => plan.status !== 'unknown')?.plan ?? parts[0]?.plan;
  return batch ?? { ...(answer as Plan), spans: [], unread };
}

/** "Dana came, Noam didn't", "Noam paid 300 and Dana 200": each with the words that are of all. */
function partsInTurns(text: string, { hearing, plan, said }: ReadOne): (Line & { own: number })[] {
  if (hearing?.command.id === 'payment.mark')
    return paymentParts(text, hearing.heard, /[א-ת]/.test(text) ? 'שילם' : 'paid');
  const isOfMany = hearing?.command.id === 'attendance.mark' && plan.slots['meeting'] === undefined;
  return isOfMany ? (attendanceParts(text, said) ?? []) : [];
}

/** One line that speaks of several things; null where it is one thing, or was understood as it stands. */
function several(text: string, one: ReadOne, world: IndexedWorld, given: Slots): Plan | null {
  const whole = Object.keys(given).length === 0 ? one : readLine(text, world);
  const { plan, hearing, said } = whole;
  const isWhole = plan.status === 'ready' && plan.unread.length === 0;
  const read = (parts: Line[]): Part[] =>
    parts.map((part, at) => {
      const { text: other, ...own } = givenOf(given, at);
      const told = typeof other === 'string' ? other : part.text;
      const day = hearing && countedFrom(hearing.heard, part);
      return { ...part, plan: readOne(told, world, own, day && `${day}${world.now.slice(10)}`).plan };
    });
  // What is not understood as one may be understood in its parts.
  if (hearing === null) return ordersApart(clauseParts(whole, world, given, read), whole, world, given);
  if (hearing.command.effect === 'reads' || hearing.heard.asks) return null;
  const combined = (parts: Part[], areClear: boolean): Plan | null =>
    parts.length > 1 && areClear ? batchPlan(parts, [], world, given['sure'] === true) : null;
  const turns = partsInTurns(text, whole);
  const told = read(turns).map((part, at) => clipped({ ...part, text: part.text.slice(0, turns[at]?.own) }));
  const areAll = told.every((part) => isClear(part) && part.plan.command === hearing.command.id);
  const all = combined(told, areAll);
  if (all || (told.length > 1 && hearing.command.id === 'attendance.mark')) return all;
  if (!isWhole) {
    const cut = clauseParts(whole, world, given, read);
    const both =
      combined(cut, cut.every(isClear) && cut.every(isDone) && !isOneAction(cut)) ??
      ordersApart(cut, whole, world, given);
    if (both) return both;
  }
  // "Yes to Yael and no to Tom": a no may be of its own part alone; else it takes back what was said.
  if (hearing.heard.negated) return null;
  const isOfOneLesson = plan.ask?.slot === 'meeting' || 'meeting' in plan.slots;
  // "Block the 12th and the 15th"
  const isOfDays =
    ofTimes.has(hearing.command.id) && hearing.heard.unread.length === 0 && isOfSeveral(hearing.heard.items);
  // "Decline Yael and Tom", of whom one asks for a lesson and one to join.
  const isVerdict =
    isWhole || /yes|no |כן|לא /.test(said.normal.text) ? null : verdicts.exec(hearing.command.id);
  if (
    !isOfDays &&
    !isVerdict &&
    (!isOfOneLesson || (plan.ask?.slot !== 'meeting' && !hearing.heard.items.some(({ joined }) => joined)))
  )
    return null;
  const listed = read(
    listedParts(hearing.heard, isOfDays ? said : null).map((part) => ({ text: part, from: 0 })),
  );
  const meetings = new Set(
    listed.map(({ plan: { slots } }) =>
      ['meeting', 'occurrence', 'from', 'start'].map((slot) => String(slots[slot])).join(' '),
    ),
  );
  const isSame =
    listed.every((part) => part.plan.command === plan.command) && meetings.size === listed.length;
  const isEachSo = ({ plan: { command } }: Part) =>
    (verdicts.exec(command ?? '')?.[1] === 'approve') === (isVerdict?.[1] === 'approve') &&
    verdicts.test(command ?? '');
  // Where one of them has no such lesson, the question is about that one alone.
  if (isVerdict) return listed.every(isEachSo) ? combined(listed, listed.every(isClear)) : null;
  return isSame ? combined(listed, isOfDays ? listed.every(isClear) : listed.some(isClear)) : null;
}

/** "Dana is sick and won't come on Sunday" says one thing twice. */
const isOneAction = (parts: Part[]): boolean => {
  // A part that says no time of its own is of the same lesson.
  const isUntimed = parts.some(({ plan: { spans } }) => !spans.some(({ slot }) => slot === 'occurrence'));
  const ofWhat = ({ plan: { slots } }: Part) => slots['meeting'] ?? slots['request'] ?? slots['pending'];
  const actions = parts.map((part) =>
    [part.plan.command, ofWhat(part), isUntimed ? '' : part.plan.slots['occurrence']].join(' '),
  );
  return (
    (parts.every((part) => ofWhat(part) !== undefined) && new Set(actions).size < actions.length) ||
    closesTwice(parts)
  );
};

const isOfWeek = /\b(?:all|whole|entire) week\b|כל השבוע/;

/** "Passover break, block from 29.3 to 8.4", "away on the 22nd, block the whole week": one stretch, by its name and by its days. */
const closesTwice = ([first, ...rest]: Part[]): boolean => {
  const [from, to] = [String(first?.plan.slots['start']), String(first?.plan.slots['end'])];
  return (
    first?.plan.command === 'time.block' &&
    rest.some(
      ({ text, plan: { command, slots } }) =>
        isOfWeek.test(text) ||
        (command === 'time.block' && String(slots['start']) < to && from < String(slots['end'])),
    )
  );
};

/** "Sunday:", a line of its own. */
const isDayAlone = ({ said: { readings, normal } }: ReadOne): boolean => {
  const last = normal.text.replace(/[\s:,.-]+$/, '').length;
  return readings.some(
    (one) => one.kind === 'time' && one.time.kind === 'date' && one.from === 0 && one.to >= last,
  );
};

function tooLong(world: IndexedWorld): Plan {
  const text = inWords(
    world,
    `That is longer than I read at once: ${longestSentence} letters a line, ${mostLines} lines. Please say it in parts.`,
    `הטקסט ארוך מדי לקריאה אחת: עד ${longestSentence} תווים בשורה ועד ${mostLines} שורות. נא לחלק.`,
  );
  return { status: 'unknown', command: null, slots: {}, steps: [], reply: { text }, spans: [], unread: [] };
}
