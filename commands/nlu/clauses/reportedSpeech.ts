/** "Itay was going to cancel", "Rivka cancelled Adam tomorrow": what is only told is done nothing about, and what may be is asked. */
import * as words from '../../grammar/reportedSpeech.ts';
import { meetingPlace } from '../../intents/calendar/meeting.place.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Plan } from '../../kernel/plan.ts';
import { inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { notAnOrder, readOne, sureQuestion, type ReadOne } from '../parse/readOne.ts';
import { typedSpan } from '../text/normalize.ts';
import type { Token } from '../text/tokens.ts';
import { without } from './parts.ts';
import { cannotElse, isBeside, toldOfStranger } from './unknownWords.ts';

/** "לא מגיע", beside what is done instead. */
const isTheirComing = (token: Token | undefined): boolean =>
  /^(?:[ית](?:גיע|בוא)|באה?|מגיעה?)$/.test(token?.text ?? '');

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

/** A plan with the sentence that it was read from; the command's own words begin at `order`. */
type Told = {
  plan: Plan;
  command: string;
  text: string;
  order: { from: number; to: number } | undefined;
  one: ReadOne;
  world: IndexedWorld;
};

/** What becomes of a plan of which words tell something else; null where they do not. */
type Case = (told: Told) => Plan | null;

const noOrderWhere =
  (isSo: (told: Told) => boolean): Case =>
  (told) =>
    isSo(told) ? notAnOrder(true, told.world) : null;

/** A row of the table of what is told without an order fits. */
function fits(
  { command, text, one: { hearing } }: Told,
  [commands, tells, bare]: (typeof words.orderless)[number],
) {
  if (!commands.test(command) || !tells.test(text)) return false;
  if (!bare) return true;
  const verb = hearing?.heard.verb;
  return (
    !hearing?.heard.polite &&
    !/[?,]|אפשר/.test(text) &&
    (!verb || /^(?:i )?ha(?:ve|s)\b/.test(text.slice(verb.ranges[0]?.from)))
  );
}

/** The teacher's own hour is kept free, where its hour was said. */
const ownHour: Case = ({ plan, text, one, world }) => {
  if (world.role !== 'teacher' || !isOwnHour(plan, one.hearing, text)) return null;
  const frame = inWords(world, 'block', 'לחסום');
  const own = readOne(plan.text ?? '', world, { command: 'time.block', frame }).plan;
  return own.status === 'ask' && own.slots['start'] !== undefined ? own : notAnOrder(true, world);
};

/** "אולי אבטל": one thinks aloud. */
const isMused = ({ text, order }: Told): boolean =>
  order !== undefined &&
  words.isMusing.test(text.slice(0, order.from)) &&
  words.ofMyself.test(text.slice(order.from));

/** "She comes late on Sunday" moves nothing. */
const isLate = ({ command, text, order }: Told): boolean =>
  command === 'meeting.move' &&
  words.comesLate.test(text.slice(order?.from, order?.to)) &&
  !words.isObject.test(text);

/** "Not coming, but on Zoom": another place, and no cancellation. */
const heldOnline: Case = ({ plan, command, text, one: { said }, world }) => {
  if (command !== 'meeting.cancel' || !words.heldOnline.test(text)) return null;
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
};

/** "…, but she comes on Sunday": whoever comes then is not called off. */
const isComing = ({ command, text, one: { said }, world }: Told): boolean => {
  const comes = /cancel|clear/.test(command) ? words.comesAnyway.exec(text) : null;
  return (
    comes !== null &&
    !said.readings.some((one) => one.kind === 'time' && one.to <= comes.index) &&
    (world.role !== 'teacher' || said.readings.some((one) => one.kind === 'time' && one.from > comes.index))
  );
};

const isLeftOut = ({ plan, command, text }: Told): boolean =>
  words.ofOne.test(command) && !('items' in plan.slots) && words.allBut.test(text);

/** "Block Thursday, Noa comes on Friday": a name is of no block. */
const isNamed = ({ command, one: { said } }: Told): boolean =>
  command === 'time.block' && said.readings.some((one) => one.kind === 'person' && one.fit === 'exact');

/** "The group is online for Dana": the others have it as it was. */
function isForOne({ command, one: { hearing } }: Told): boolean {
  const items = hearing?.heard.items ?? [];
  return (
    /^meeting\.p(?:lace|rice)$/.test(command) &&
    items.some((one) => one.kind === 'word' && one.sense === 'noun' && one.value === 'group') &&
    items.some(({ kind, role }) => kind === 'person' && role !== 'of' && role !== 'with')
  );
}

const isReported = ({ one: { said }, world }: Told): boolean =>
  world.role !== 'teacher' && isOfTeacher(said, words.saysOrWants);

/** It may be meant: asked before anything is done. */
const asked: Case = (told) => {
  const { plan, world } = told;
  if (plan.status !== 'ready' || plan.steps.length === 0) return null;
  const isDoubtful =
    isNamed(told) || isForOne(told) || isReported(told) || words.doubtful.some((row) => fits(told, row));
  return isDoubtful
    ? { ...plan, status: 'ask', ask: sureQuestion(world, 'told'), steps: [], calls: [] }
    : null;
};

/** The first that is so decides. */
const cases: Case[] = [
  ({ plan, one, world }) => toldOfStranger(plan, one, world),
  noOrderWhere(({ command, one, world }) => tellsOnly(command, one.said, world)),
  ownHour,
  noOrderWhere(isMused),
  noOrderWhere(isLate),
  heldOnline,
  noOrderWhere(isComing),
  noOrderWhere(isLeftOut),
  noOrderWhere((told) => words.orderless.some((row) => fits(told, row))),
  asked,
];

/** The plan, unless what was said only tells it. */
export function asTold(plan: Plan, one: ReadOne, world: IndexedWorld): Plan {
  const { command, status } = plan;
  if (command === null || status === 'unknown' || plan.given?.['sure'] === true) return plan;
  const [order] = one.hearing?.heard.verb?.ranges ?? [];
  const told: Told = { plan, command, text: one.said.normal.text, order, one, world };
  for (const decide of cases) {
    const decided = decide(told);
    if (decided) return decided;
  }
  return onlyThen(plan, one.said, world);
}
