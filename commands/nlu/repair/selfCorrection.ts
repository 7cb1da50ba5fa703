/**
 * What turns a sentence round: "sorry, Friday", "never mind", "but he's busy", "his test on Sunday". What is put right is read again as
 * it was meant, the rest of it blank; what may speak against the action is asked about.
 */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { isNew } from './afterReason.ts';
import { isWithin, itemsIn, type Item, type Range } from './itemsIn.ts';
import { notButThis } from './notButThis.ts';
import { typedSpan } from '../text/normalize.ts';
import { without } from '../clauses/parts.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { notAnOrder, sureQuestion, type ReadOne } from '../parse/readOne.ts';

/** "…, forget it": all of it is taken back. */
const takesBack =
  /[^ ,.;-](?:[,.;]| -)? (?:(?:oh|no|ok|actually|בעצם),? )?(?:never ?mind|forget (?:it|that|about it)|scratch that|actually (?:no|don't)|בעצם לא|עזוב[יו]?(?: את זה)?)[.!]*$|[,.;-] (?:לא משנה|לא חשוב|עזבי?)(?:,? ת?שאירי?(?: אות[והם]| את זה)?)?[.!]*$/;

/** "…, sorry, …", "… I mean …": what follows stands for what went before; the weaker ones only behind a mark. */
const corrects =
  /(?:([,.;:]| --?|\.\.\.) | )(?:(?:((?:oh|uh|um|אה|אוי|רגע),? (?:no|לא)|sorry|i meant?|(?:no,? )?wait|make that|scratch that|correction|my mistake|oops|אופס|סליחה|התכוונתי(?= ל)|כלומר|טעיתי|טעות|תיקון|(?:לא,? )?רגע|רגע לא)|actually|make it|(?:or )?rather|no(?=,| )|בעצם|לא(?=,| סל| טע))(?:[,.;:!]| --?|\.\.\.)? )+/g;

/** "…, sorry, not Noa, Itay", "…, לא בחמש, בשש": what was said is named again, and denied. */
const deniesAgain =
  /(?:[,.;:]| --?) (?:(?:sorry|oops|wait|no|actually|i mean|אופס|סליחה|רגע|בעצם)[,.]? )?(?:not|לא) (?:(?:for|with|to|at|on|את|עם|של) )?/g;
const another = /^(?:'s)?(?:[,.;]| -)? (?:but |it's |make it |אלא )?/;

/** What may stand before the very thing that is put right. */
const leads = /^(?:to|for|at|on|in|with|until|till|from|the|only|את|עם|של|עד)$/;
const goesWith = /(?<![A-Za-zÀ-ӿא-ي])(?:to|for|with|את|עם|של) $/u;

/** What of an item is said anew; null where it cannot be told apart. */
function replaced(item: Item, isAnew: (part: string) => boolean, said: AnnotatedText): Range | null {
  const [inner] = itemsIn(said, item, isAnew);
  if (inner) return inner;
  const until = / ?(?:-|\b(?:to|until|till)\b|עד) ?[\d:]+$/.exec(said.normal.text.slice(item.from, item.to));
  if (until && isAnew('end')) return { from: item.from + until.index, to: item.to };
  const [kept] = itemsIn(said, item, (part) => !isAnew(part));
  if (kept?.from === item.from) return { from: kept.to, to: item.to };
  return kept?.to === item.to ? { from: item.from, to: kept.from } : null;
}

type Correction = { index: number; to: number; mark: string | undefined; strong: string | undefined };

/** Where it is told what is put right; what is denied by its name is named before already. */
function correctionsIn(said: AnnotatedText): Correction[] {
  const { text } = said.normal;
  const wordOf = ({ from, to }: Range) => text.slice(from, to).replace(/'s$/, '');
  const denied = [...text.matchAll(deniesAgain)].flatMap(({ index, 0: words }) => {
    const from = index + words.length;
    const [again] = itemsIn(said, { from, to: text.length });
    const isKnown =
      again !== undefined &&
      again.from - from <= 1 &&
      itemsIn(said, { from: 0, to: index }).some((one) => wordOf(one) === wordOf(again));
    if (!isKnown) return [];
    const to = again.to + (another.exec(text.slice(again.to))?.[0].length ?? 0);
    return [{ index, to, mark: ',', strong: undefined }];
  });
  const told = [...text.matchAll(corrects)].map(({ index, 0: words, 1: mark, 2: strong }) => {
    return { index, to: index + words.length, mark, strong };
  });
  return [...denied, ...told];
}

/** The ranges that a correction leaves out; null where nothing is put right, and 'unclear' where it is not said what. */
function putRight(said: AnnotatedText): Range[] | 'unclear' | null {
  const { tokens, normal } = said;
  const { text } = normal;
  // Where the word begins of which only prefixes stand before it.
  const startOf = (at: number) => at - (/(?<![^ ])[א-ת]{1,3}-?$/.exec(text.slice(0, at))?.[0].length ?? 0);
  for (const { index, to, mark, strong } of correctionsIn(said)) {
    const first = tokens.find((token) => token.from >= to && !leads.test(token.text));
    if (first === undefined || (mark === undefined && strong === undefined)) continue;
    const head = itemsIn(said, { from: 0, to: index });
    const tail = itemsIn(said, { from: to, to: text.length });
    const parts = new Set(tail.flatMap((item) => item.parts));
    // "Sorry, can we…" begins something of its own; a bare number is an hour.
    if (tail[0] === undefined || tail[0].from >= first.to) {
      if (first.kind !== 'number') continue;
      // "Charge 150, sorry, 160"
      parts.add(head.some((one) => one.parts.includes('money')) ? 'money' : 'clock');
    }
    const isAnew = (part: string) => parts.has(part);
    const gone: Range[] = [];
    for (const part of parts) {
      const before = head.filter((one) => one.parts.includes(part === 'end' ? 'clock' : part));
      const anew = tail.filter((one) => one.parts.includes(part));
      const isName = part === 'person' || part === 'subject';
      if (isName && before.length > anew.length) return 'unclear';
      for (const item of isName ? before : before.slice(-1)) {
        if (gone.some((one) => isWithin(one, item))) continue;
        const range = replaced(item, isAnew, said);
        if (range === null) return 'unclear';
        const lead = goesWith.exec(text.slice(0, range.from));
        const isLed =
          goesWith.test(text.slice(0, anew[0]?.from)) || (anew[0] && startOf(anew[0].from) < anew[0].from);
        // What leads to a name goes with it where the other has its own, or stands elsewhere.
        const goes = !isName || isLed || head.at(-1) !== item;
        gone.push({ from: goes ? (lead?.index ?? startOf(range.from)) : range.from, to: range.to });
      }
    }
    const number = tokens.findLast(({ kind, to }) => kind === 'number' && to <= index);
    if (gone.length === 0 && first.kind === 'number' && number) gone.push(number);
    if (gone.length > 0) return [...gone, { from: index, to }];
  }
  return null;
}

const leftOutOf = (said: AnnotatedText, { command }: Plan) => notButThis(said, command) ?? putRight(said);

/** "דנה דיברה איתי", "שיעור איתי", where somebody else is named: with me, and not Itay. */
function withMe({ readings, normal: { text } }: AnnotatedText): Range | undefined {
  const at =
    /(?<=(?<![A-Za-zÀ-ӿא-ي])(?!ו?(?:את|עם|של|גם|במקום|בלי|מלבד|אבל|אך|רק|אז|כי) )[א-ת]{2,} )איתי(?![A-Za-zÀ-ӿא-ي]| (?:לא|כן|חסר|נעדר|הבריז|הגיע|היה|נוכח|בא|פספס)(?![A-Za-zÀ-ӿא-ي]))/u.exec(
      text,
    )?.index ?? 0;
  const isNamed = (one: EntityCandidate) => one.kind === 'person' || one.kind === 'time';
  return readings.some((one) => isNamed(one) && one.to === at - 1)
    ? undefined
    : readings.some((one) => one.kind === 'person' && one.to < at)
      ? readings.find((one) => one.kind === 'person' && one.from === at)
      : undefined;
}

const event = '(?<![A-Za-zÀ-ӿא-ي])[הבל]{0,2}(?:tests?|exams?|מבחן|בחינה|בגרות|מתכונת)';
const ofEvent = new RegExp(
  `((?:has|have|got|יש)(?: [a-z]+| ל[יוה])? (?:[a-z]+ )?)?${event}(?: (?:is|on|at|in|of|של[והי]?|ב[A-Za-zÀ-ӿא-ي]+))* ?ב?-?$`,
  'u',
);
const beforeEvent = new RegExp(
  `^(?:'s)?(?: יש(?: ל[A-Za-zÀ-ӿא-ي]+)?| [a-z]+)? ${event}(?![A-Za-zÀ-ӿא-ي])`,
  'u',
);

/** Of a new lesson, the times that something else has ("has a test on Thursday"), where the lesson has a day of its own. */
function ofEvents(said: AnnotatedText): Range[] | null {
  const { text } = said.normal;
  const times = itemsIn(said, { from: 0, to: text.length }, (part) => /day|clock|recurrence/.test(part));
  const gone: Range[] = [];
  const left = times.filter(({ from, to }) => {
    const last = gone.at(-1);
    const before = ofEvent.exec(text.slice(0, from));
    const after = beforeEvent.exec(text.slice(to));
    if (last && from - last.to <= 4 && !text.slice(last.to, from).includes(',')) last.to = to;
    else if (before) gone.push({ from: before[1] === undefined ? from : before.index, to });
    else if (after) gone.push({ from, to: to + after[0].length });
    else return true;
    return false;
  });
  return gone.length > 0 && left.some(({ parts }) => parts.includes('day')) ? gone : null;
}

const adds = /(?:maybe|perhaps|אולי) (?:also|even|גם) /;
const but = /(?<=\S)[,.;]? (?:but|אבל) (?!not )(?=\S+ \S)/;

type Around = {
  text: string;
  world: IndexedWorld;
  given: Slots | undefined;
  /** Reads another text in the place of the one that was typed. */
  read: (text: string, world: IndexedWorld, context: { given?: Slots }) => Plan;
};

/** The plan of what was meant, of that which the words say as they stand. */
export function selfCorrected(plan: Plan, { said }: ReadOne, { text, world, given, read }: Around): Plan {
  const { normal } = said;
  const again = (ranges: Range[], more?: Slots) => {
    const rest = without(
      text,
      ranges.map((one) => typedSpan(normal, one.from, one.to)),
    );
    return read(rest, world, given || more ? { given: { ...more, ...given } } : {});
  };
  if (takesBack.test(normal.text) && (plan.steps.length > 0 || plan.status === 'ask'))
    return notAnOrder(true, world);
  const me = withMe(said);
  if (me) return again([me]);
  const anew = leftOutOf(said, plan);
  if (anew !== null && anew !== 'unclear') return again(anew);
  const { status, command } = plan;
  const isGone = command === 'meeting.cancel';
  const events = status !== 'unknown' && (isGone || isNew.test(command ?? '')) ? ofEvents(said) : null;
  if (events) {
    const other = again(events);
    if (isGone) return other.command === command ? other : plan;
    return isNew.test(other.command ?? '') ? other : again(events, { command });
  }
  if (status !== 'ready' || plan.steps.length === 0 || given?.['sure'] === true) return plan;
  const found = but.exec(normal.text);
  const at = found && typedSpan(normal, found.index, found.index).from;
  const isTold = at !== null && !plan.spans.some(({ from }) => from > at);
  return anew === 'unclear' || isTold || adds.test(normal.text)
    ? { ...plan, status: 'ask', ask: sureQuestion(world, 'turned'), steps: [], calls: [] }
    : plan;
}
