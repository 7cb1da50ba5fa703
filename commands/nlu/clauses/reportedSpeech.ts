/** "I'm sick today, tomorrow as usual", "Itay was going to cancel": what is only told is done nothing about, and what may be is asked. */
import { addDays } from '../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import * as words from '../../grammar/reportedSpeech.ts';
import { typedSpan } from '../text/normalize.ts';
import { without } from './parts.ts';
import { meetingPlace } from '../../intents/calendar/meeting.place.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { nameWords } from '../../world/nameIndex.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Token } from '../text/tokens.ts';
import { notAnOrder, readOne, sureQuestion, type ReadOne } from '../parse/readOne.ts';
import { strangersName, waysIn } from '../../slots/newName.ts';
import { inWords } from '../../kernel/words.ts';

const dayOfTime = (one: EntityCandidate) =>
  one.kind === 'time' && 'day' in one.time && one.time.day ? one.time.day : null;

type Read = (text: string, given?: Slots) => Plan;

/** What of a sentence is ordered, its end being of a day on which all goes on; null where it is no such sentence. */
function butGoingOn({ readings, normal }: AnnotatedText, text: string, read: Read): Plan | null {
  for (const { index, 0: mark } of normal.text.matchAll(words.parting)) {
    const from = index + mark.length;
    const tail = normal.text.slice(from).trim();
    const isWhy = words.isWhy.test(mark);
    if ((!isWhy && !words.goesOn.test(tail)) || words.stops.test(tail)) continue;
    const [before, after] = [
      readings.filter(({ to }) => to <= index),
      readings.filter((one) => one.from >= from),
    ];
    const day = after.map(dayOfTime).find((one) => one !== null);
    if (
      !day ||
      !before.some(({ kind }) => kind === 'time') ||
      readings.some((one) => (one.kind === 'person' || one.kind === 'subject') && one.fit !== 'near') ||
      after.some((one) => one.kind === 'time' && 'clock' in one.time)
    )
      continue;
    const range = typedSpan(normal, index, normal.text.length);
    const head = without(text, [range]);
    const plan = read(head);
    if (!/^(?:day\.clear|time\.block)$/.test(plan.command ?? '') || plan.unread.length > 0) return null;
    const { slots } = plan;
    const [first, last] = 'from' in slots ? ['from', 'to'] : ['start', 'end'];
    const isOfDays = [slots[first], slots[last]].every((one) => String(one).endsWith('T00:00'));
    // "From Sunday, back on Wednesday": the one after it.
    let { date } = day;
    while (day.weekday !== undefined && date <= String(slots[first]).slice(0, 10)) date = addDays(date, 7);
    // "Away from the 15th, back on the 20th"
    return words.comesBack.test(tail) &&
      isOfDays &&
      slots['rrule'] === undefined &&
      `${date}T00:00` > String(slots[first])
      ? read(head, { [last]: `${date}T00:00` })
      : plan;
  }
  return null;
}

/** "Approve Yael rather than Tom": the one before. */
function chosen({ readings, normal }: AnnotatedText, text: string, read: Read): Plan | null {
  const found = words.over.exec(normal.text);
  if (found === null) return null;
  const isNamed = (from: number, to: number) =>
    readings.some((one) => one.kind === 'person' && one.fit !== 'near' && one.from >= from && one.to <= to);
  const at = found.index + found[0].length;
  if (!isNamed(0, found.index) || !isNamed(at, normal.text.length)) return null;
  const plan = read(without(text, [typedSpan(normal, found.index, normal.text.length)]));
  // "Cancel Omer, not Noa": nothing else is said of the other.
  if (/not|לא/.test(found[0]) && plan.status !== 'unknown' && /^\S+$/.test(normal.text.slice(at)))
    return plan;
  return /(?:approve|decline|reject)$/.test(plan.command ?? '') &&
    /^(?:pending|request)/.test(plan.command ?? '')
    ? plan
    : null;
}

/** "Cancel Itay on Friday, don't charge him": the action, and whether that is all of it. */
function uncharged({ normal }: AnnotatedText, text: string, world: IndexedWorld, read: Read): Plan | null {
  const found = words.noCharge.exec(normal.text);
  if (found === null) return null;
  const range = typedSpan(normal, found.index, normal.text.length);
  const plan = read(without(text, [range]));
  if (!/^(?:meeting\.cancel|day\.clear)$/.test(plan.command ?? '')) return null;
  const unread = [...plan.unread, text.slice(range.from, range.to).trim()];
  return plan.status === 'ready' && plan.given?.['sure'] !== true
    ? { ...plan, status: 'ask', ask: sureQuestion(world, 'unread'), steps: [], calls: [], unread }
    : { ...plan, unread };
}

export const heardInPart = ({ said }: ReadOne, text: string, world: IndexedWorld, read: Read): Plan | null =>
  butGoingOn(said, text, read) ?? chosen(said, text, read) ?? uncharged(said, text, world, read);

/** "לא מגיע", beside what is done instead. */
const isTheirComing = (token: Token | undefined): boolean =>
  /^(?:[ית](?:גיע|בוא)|באה?|מגיעה?)$/.test(token?.text ?? '');

/** Nothing reads it: a word of the speaker's own. */
const isOwn = (token: Token | undefined, { readings }: AnnotatedText): boolean =>
  token !== undefined &&
  (token.kind === 'latin' || token.kind === 'hebrew') &&
  token.text !== "'s" &&
  !readings.some((one) => one.from <= token.from + (token.kind === 'hebrew' ? 2 : 0) && one.to >= token.to);

/** "I can't open the Sunday material", "I won't do the homework": not of coming. */
function cannotElse(said: AnnotatedText): boolean {
  const { tokens } = said;
  return tokens.some(({ text }, at) => {
    if (!words.cannot.test(text)) return false;
    const verb = tokens[at + 1];
    if (/^(?:wait|open|find|pay)$/.test(verb?.text ?? '')) return true;
    if (isOwn(verb, said) && !words.ofComing.test(verb?.text ?? '')) return true;
    let thing = at + 2;
    while (words.whoseThing.test(tokens[thing]?.text ?? '')) thing++;
    return /^(?:do|have|finish)$/.test(verb?.text ?? '') && isOwn(tokens[thing], said);
  });
}

/** "Noa starts school at 8", "Noa's bus leaves at 4:30" */
function isBeside(said: AnnotatedText): boolean {
  const { tokens, normal } = said;
  return (
    /\bturns \d|\bgets? home\b|\bmoves house\b/.test(normal.text) ||
    tokens.some(({ text }, at) => {
      if (!words.goesOnBeside.test(text)) return false;
      let next = at + 1;
      while (words.onTheWay.test(tokens[next]?.text ?? '')) next++;
      return (
        isOwn(tokens[next], said) ||
        isOwn(tokens[at - 1], said) ||
        (tokens[at - 2]?.text === 'של' && isOwn(tokens[at - 3], said))
      );
    })
  );
}

/** "Noga is sick tomorrow", of whom nothing is known. */
function strangerWho(said: AnnotatedText, world: IndexedWorld): Token | undefined {
  const { tokens, normal } = said;
  const at = tokens.findIndex(({ text }) => words.isAbsent.test(text));
  const one = tokens[at - 1];
  return at > 0 &&
    at < 6 &&
    isOwn(one, said) &&
    !words.ofSelf.test(tokens[at + 1]?.text ?? '') &&
    words.isOneClause.test(normal.text) &&
    !words.isNobody.test(one?.text ?? '') &&
    !nameWords(world.user?.username ?? '').includes(one?.text ?? '')
    ? one
    : undefined;
}

/** "Cancel Gideon tomorrow", "תזיזי לגדעון": a name that nothing reads, where no other is said. */
function strangerOf({ items, unread, verb, normal }: Interpretation, said: AnnotatedText): Token | undefined {
  const [order] = verb?.ranges ?? [];
  if (order === undefined || items.some(({ kind }) => kind === 'person')) return undefined;
  return unread.find((token) => {
    const { from, to, text, kind } = token;
    const before = normal.text.slice(0, from);
    if (!isOwn(token, said)) return false;
    if (kind === 'hebrew')
      return from === order.to + 1
        ? /^ל[א-ת]{2}/.test(text)
        : words.leadsToName.test(before) && !text.startsWith('ה');
    return (
      !words.isNoName.test(before) &&
      !words.isNoNameItself.test(text) &&
      (from === order.to + 1 || /^[A-Z]/.test(normal.raw.slice(typedSpan(normal, from, to).from)))
    );
  });
}

const ofLessons = /^(?:meeting\.(?!add|request|propose)|attendance|payment(?!\.mark))/;

/** "Rivka cancelled Adam tomorrow": told of the teacher by who learns. */
const isOfTeacher = (
  { tokens, readings }: AnnotatedText,
  does = /^(?:cancell?ed|moved|postponed|changed)$/,
): boolean =>
  does.test(tokens[1]?.text ?? '') &&
  readings.some(
    (one) => one.kind === 'person' && one.from === 0 && one.named.every(({ kind }) => kind === 'teacher'),
  );

/** "I can't come before 5 on Sunday": later, and not at all. */
const isBounded = ({ readings, normal: { text } }: AnnotatedText): boolean =>
  words.cannotCome.test(text) &&
  readings.some(
    (one) =>
      one.kind === 'time' &&
      one.time.kind === 'interval' &&
      /before|after/.test(one.time.open ?? '') &&
      /hour|minute/.test(one.time.grain),
  );

const makes = /^meeting\.(?:request|add|addBatch|move|resize)$/;

/** "Zoom with Omer's mum tomorrow at 10": the teacher's own hour, and no lesson of Omer's, unless it was booked in words. */
const isOwnHour = ({ command }: Plan, hearing: ReadOne['hearing'], text: string): boolean =>
  makes.test(command ?? '') &&
  (hearing?.heard.verb?.pattern.startsWith('(block') ?? true) &&
  words.isWithFamily.test(text);

function tellsOnly(command: string, said: AnnotatedText, world: IndexedWorld): boolean {
  const { text } = said.normal;
  if (
    /^(?:meeting|attendance|request)\./.test(command) &&
    words.isOneClause.test(text) &&
    words.isOfFamily.test(text)
  )
    return true;
  if (/^meeting\.(?:cancel|leave)$/.test(command))
    return isBounded(said) || cannotElse(said) || (world.role !== 'teacher' && isOfTeacher(said));
  return makes.test(command) && isBeside(said) && !words.asksBeside.test(text);
}

/** "Sick today, so zoom": what keeps one away is of that day. */
function onlyThen(plan: Plan, { normal, readings }: AnnotatedText, world: IndexedWorld): Plan {
  const far = plan.spans.find(({ slot, kind }) => slot === 'scope' && kind === 'assumed');
  const isThen = readings.some((one) => one.kind === 'time' && one.time.kind === 'date');
  const isWhy =
    readings.some((one) => one.kind === 'word' && one.sense === 'reason') || words.keptAway.test(normal.text);
  if (far === undefined || plan.command !== 'meeting.place' || !isThen || !isWhy) return plan;
  const slots = { ...plan.slots, scope: 'this' };
  const why = inWords(world, 'only that day', 'רק ביום הזה');
  return {
    ...plan,
    slots,
    steps: plan.status === 'ready' ? (meetingPlace.plan(slots, world).steps ?? []) : [],
    spans: plan.spans.map((span) => (span === far ? { ...span, why } : span)),
  };
}

/** The plan, unless what was said only tells it. */
export function asTold(plan: Plan, { said, hearing }: ReadOne, world: IndexedWorld): Plan {
  const { command, status } = plan;
  if (command === null || status === 'unknown' || plan.given?.['sure'] === true) return plan;
  const { text } = said.normal;
  const stranger =
    (hearing && ofLessons.test(command) && plan.unread.length > 0
      ? strangerOf(hearing.heard, said)
      : undefined) ?? (/^meeting\.(?:cancel|leave)$/.test(command) ? strangerWho(said, world) : undefined);
  if (stranger) {
    const name = strangersName(stranger, hearing, said);
    return {
      ...notAnOrder(true, world),
      reply: { text: inWords(world, `I don’t know “${name}”.`, `השם ״${name}״ לא מוכר כאן.`) },
      ...(world.role === 'teacher' ? { suggestions: waysIn(name, world) } : {}),
      stranger: name,
      unread: [name],
    };
  }
  if (tellsOnly(command, said, world)) return notAnOrder(true, world);
  if (world.role === 'teacher' && isOwnHour(plan, hearing, text)) {
    const frame = inWords(world, 'block', 'לחסום');
    const own = readOne(plan.text ?? '', world, { command: 'time.block', frame }).plan;
    return own.status === 'ask' && own.slots['start'] !== undefined ? own : notAnOrder(true, world);
  }
  const verb = hearing?.heard.verb;
  // "אולי אבטל": one thinks aloud.
  const [order] = verb?.ranges ?? [];
  if (order && words.isMusing.test(text.slice(0, order.from)) && words.ofMyself.test(text.slice(order.from)))
    return notAnOrder(true, world);
  const isLate = words.comesLate.test(text.slice(order?.from, order?.to)) && !words.isObject.test(text);
  if (command === 'meeting.move' && isLate) return notAnOrder(true, world);
  const isBare =
    !hearing?.heard.polite &&
    !/[?,]|אפשר/.test(text) &&
    (!verb || /^(?:i )?ha(?:ve|s)\b/.test(text.slice(verb.ranges[0]?.from)));
  const isOne = ([commands, tells, bare]: (typeof words.orderless)[number]) =>
    (!bare || isBare) && commands.test(command) && tells.test(text);
  const comes = /cancel|clear/.test(command) ? words.comesAnyway.exec(text) : null;
  const isComing =
    comes !== null &&
    !said.readings.some((one) => one.kind === 'time' && one.to <= comes.index) &&
    (world.role !== 'teacher' || said.readings.some((one) => one.kind === 'time' && one.from > comes.index));
  if (command === 'meeting.cancel' && words.heldOnline.test(text)) {
    const why = [
      ...said.readings.filter((one) => one.kind === 'word' && one.sense === 'reason'),
      ...said.tokens.filter(
        ({ text: word }, at) =>
          /^(?:but|so|אבל|אז)$/.test(word) ||
          (word === 'לא' && isTheirComing(said.tokens[at + 1])) ||
          (said.tokens[at - 1]?.text === 'לא' && isTheirComing(said.tokens[at])),
      ),
    ].map(({ from, to }) => typedSpan(said.normal, from, to));
    const held = readOne(without(said.normal.raw, why), world, plan.given).plan;
    return held.command === 'meeting.place' ? onlyThen(held, said, world) : notAnOrder(true, world);
  }
  const isLeftOut = words.ofOne.test(command) && !('items' in plan.slots) && words.allBut.test(text);
  if (isComing || isLeftOut || words.orderless.some(isOne)) return notAnOrder(true, world);
  // "Block Thursday, Noa comes on Friday": a name is of no block.
  const isNamed =
    command === 'time.block' && said.readings.some((one) => one.kind === 'person' && one.fit === 'exact');
  // "The group is online for Dana": the others have it as it was.
  const items = hearing?.heard.items ?? [];
  const isForOne =
    /^meeting\.p(?:lace|rice)$/.test(command) &&
    items.some((one) => one.kind === 'word' && one.sense === 'noun' && one.value === 'group') &&
    items.some(({ kind, role }) => kind === 'person' && role !== 'of' && role !== 'with');
  const isReported = world.role !== 'teacher' && isOfTeacher(said, words.saysOrWants);
  return status === 'ready' &&
    plan.steps.length > 0 &&
    (isNamed || isForOne || isReported || words.doubtful.some(isOne))
    ? { ...plan, status: 'ask', ask: sureQuestion(world, 'told'), steps: [], calls: [] }
    : onlyThen(plan, said, world);
}
