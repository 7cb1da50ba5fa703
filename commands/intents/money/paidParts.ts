/** The parts of a sentence about a payment: how much, how many lessons, how, and on what. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Slots } from '../../kernel/plan.ts';
import type { Held } from '../../world/lesson.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { aRange } from '../../slots/aRange.ts';
import { monthName, namedMonth } from '../../slots/namedMonth.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { namedChildren } from '../../slots/whichChildren.ts';
import { openEntries } from './booksOf.ts';

const edge = '(?<![A-Za-zÀ-ӿא-ي])';
const end = '(?![A-Za-zÀ-ӿא-ي])';
const spoken = (en: string, he: string): RegExp =>
  new RegExp(`${edge}(?:${en}|[בהולמ]{0,2}-?(?:${he}))${end}`, 'gu');

const methodShapes: [PaymentMethod, RegExp][] = [
  ['cash', spoken('cash|in cash', 'מזומן|מזומנים|קאש')],
  ['transfer', spoken('(?:bank |wire )?transfer|wire|wired|standing order', 'העברה(?: בנקאית)?|הוראת קבע')],
  ['bit', spoken('bit|by bit', 'ביט')],
  ['card', spoken('(?:credit )?card', 'אשראי|כרטיס אשראי')],
  ['check', spoken('check|cheque|chq', "צ'?ק|שיק|המחאה")],
  ['other', spoken('venmo|zelle|paypal|paybox', 'פייבוקס|פיי בוקס|פייפאל')],
];

const aheadShape = spoken(
  'package|pack of|sell|sold|selling|prepaid|pre-paid|in advance|up ?front|ahead',
  'חבילה|חבילת|כרטיסייה|כרטיסיה|כרטיסיית|מראש|מכור|מכרתי',
);
const wholeShape = spoken(
  'all|everything|in full|the lot|full amount|whole amount|whole balance|all of it|the rest|up to date',
  'הכל|הכול|כל החוב|את כל|במלואו|מלוא|כל מה ש|היתרה|כל היתרה',
);
const firstShape = /\bfirst(?= (?:lesson|class|session|one)\b)/g;
const halfShape = spoken('half', 'חצי|מחצית');
const backShape =
  /\brefund|\b(?:gave|give|paid|returned) .*\bback\b|\breturned\b|החזר|להחזיר|תחזירי? ל|זיכו[יי]|זיכיתי/;

const marked = (
  { normal: { text } }: AnnotatedText,
  shape: RegExp,
  sense: string,
  value: string,
): EntityCandidate[] =>
  [...text.matchAll(shape)].map((found) => ({
    kind: 'word' as const,
    sense,
    value,
    from: found.index,
    to: found.index + found[0].length,
    cost: 0.4,
  }));

/** Words of payments that no other command reads. */
export const payReadings = (said: AnnotatedText): EntityCandidate[] => [
  ...monthsAlone(said),
  ...methodShapes.flatMap(([method, shape]) => marked(said, shape, 'method', method)),
  ...marked(said, aheadShape, 'pay', 'ahead'),
  ...marked(said, wholeShape, 'pay', 'whole'),
  ...marked(said, halfShape, 'pay', 'half'),
  ...marked(said, firstShape, 'which', 'first'),
];

/** "Paid for February": a month by its name alone, which other commands take for somebody's. */
export const monthsAlone = ({ tokens }: AnnotatedText): EntityCandidate[] =>
  tokens.flatMap(({ text, from, to }, at) =>
    monthName.test(text) && (text !== 'may' || /^(?:for|of|in)$/.test(tokens[at - 1]?.text ?? ''))
      ? [{ kind: 'word' as const, sense: 'month', value: text, from, to, cost: 0.9 }]
      : [],
  );

/** "300", and "300 for Monday": a sum, and no hour. */
const bareSum = /^(?:at |to |for |[בלמו]-?)?(?:\d{1,4}$|\d{3,4} |\d{1,2} (?:for|על|עבור) )/;

export const noBareHour = (reading: EntityCandidate, { text }: { text: string }): number | null =>
  reading.kind === 'time' && bareSum.test(text.slice(reading.from, reading.to)) ? null : 0;

type Sum = Entity & { kind: 'money' | 'number' };

const isCounted = (item: Entity, next: Entity | undefined): boolean =>
  item.kind === 'number' &&
  next?.kind === 'word' &&
  (next.sense === 'count' || (next.sense === 'noun' && /^lessons?$/.test(next.value)));

/** More lessons than these are not said as a bare number. */
const mostLessons = 12;
const isFew = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= mostLessons;

export type PaidParts = {
  sum: Sum | null;
  /** "50 of the 1000": the payment of which a part is given back. */
  whole: Sum | null;
  /** Lessons: said as such, or a number too small to be a sum. */
  count: { value: number; items: Entity[]; isSaid: boolean } | null;
  method: PaymentMethod | null;
  methodItems: Entity[];
  isAhead: boolean;
  /** Money is given back, by its sum, however small. */
  isBack: boolean;
  isWhole: boolean;
  isHalf: boolean;
};

const sumsOf = (numbers: readonly Sum[]): Sum[] =>
  [numbers.find(({ kind }) => kind === 'money') ?? numbers.find(({ value }) => !isFew(value))].filter(
    (one) => one !== undefined,
  );

export function paidParts(heard: Interpretation): PaidParts {
  const { items } = heard;
  const numbers = items.filter((item): item is Sum => item.kind === 'money' || item.kind === 'number');
  const counted = numbers.find((item) => isCounted(item, items[items.indexOf(item) + 1]));
  const rest = numbers.filter((item) => item !== counted && item.value !== 0.5);
  // Some of them stand in the phrase itself.
  const stands = (shape: RegExp): boolean => heard.normal.text.search(shape) >= 0;
  const isBack = stands(backShape);
  const [sum = null, whole = null] = isBack ? rest.toSorted((a, b) => a.value - b.value) : sumsOf(rest);
  const bare = counted
    ? undefined
    : rest.find((item) => item !== sum && item.kind === 'number' && isFew(item.value));
  const count = counted ?? bare;
  const method = methodShapes.find(([, shape]) => heard.normal.text.search(shape) >= 0)?.[0] ?? null;
  return {
    sum,
    whole,
    count: count ? { value: count.value, items: [count], isSaid: counted !== undefined } : null,
    method,
    methodItems: words(heard, 'method'),
    isAhead: stands(aheadShape),
    isBack,
    isWhole: stands(wholeShape),
    isHalf: stands(halfShape) || numbers.some(({ value }) => value === 0.5),
  };
}

/** The days that were said, looking back; null where none were. */
export function daysSaid(
  heard: Interpretation,
  world: IndexedWorld,
): { from: Wall; to: Wall; items: Entity[] } | null {
  const when = whenOf(heard.items.filter(({ kind }) => kind === 'time'));
  const range = when.items.length > 0 ? aRange(when, world, true) : null;
  if (range) return { ...range, items: when.items };
  const [month] = words(heard, 'month');
  const named = month ? namedMonth(month.value, world.now, true) : null;
  return named && month ? { ...named, items: [month] } : null;
}

export const isOneDay = ({ from, to }: { from: Wall; to: Wall }): boolean =>
  dayOf(to) <= addDays(dayOf(from), 1);

const ofLesson =
  /(?<![A-Za-zÀ-ӿא-ي])(?:for|of|'s|class|lesson|session|על|של|עבור|שיעור|מפגש|פגישה)(?: [A-Za-zÀ-ӿא-ي]+)?\s*$/u;

/** "For Sunday", "על יום ראשון": the day of what was paid, and not that of the payment. */
export const isForThen = (heard: Interpretation, items: readonly Entity[]): boolean => {
  const [first] = items;
  return (
    first !== undefined &&
    (first.role === 'for' ||
      first.role === 'of' ||
      /^(?:for|of) /.test(heard.normal.text.slice(first.from)) ||
      ofLesson.test(heard.normal.text.slice(0, first.from)))
  );
};

/** The lessons of then: those that have been, or one of the day that is still to come. */
export function lessonsThen(heard: Interpretation, world: IndexedWorld): Held[] {
  const selector = selectorOf(heard.items.filter(({ kind }) => kind !== 'number' && kind !== 'money'));
  const past = pastHeld(selector, world);
  return past.length > 0 ? past : findHeld(selector, world);
}

/** Of one lesson that was said its meeting and moment, else the days. */
export function sayWhen(
  draft: Draft,
  heard: Interpretation,
  days: { from: Wall; to: Wall; items: Entity[] } | null,
  world: IndexedWorld,
): void {
  const isIn = ({ start }: Held): boolean => days === null || (start >= days.from && start < days.to);
  const [only, another] = days === null || isOneDay(days) ? lessonsThen(heard, world).filter(isIn) : [];
  if (only && !another) {
    say(draft, 'meeting', only.lesson.id, [], 'what');
    say(draft, 'occurrence', only.start, days?.items ?? [], 'when');
  } else if (days) {
    say(draft, 'from', days.from, days.items, 'when');
    say(draft, 'to', days.to, [], 'when');
  }
}

/** What is open and meant, the oldest first. */
export function entriesMeant(slots: Slots, world: IndexedWorld, among = openEntries(world)): Entry[] {
  const { students, from, to, subject, meeting, occurrence } = slots as {
    students?: string[];
    from?: Wall;
    to?: Wall;
    subject?: string;
    meeting?: string;
    occurrence?: Wall;
  };
  const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
  return among.filter(
    ({ lesson, studentId }) =>
      (students === undefined || students.includes(studentId)) &&
      (from === undefined || lesson.start >= from) &&
      (to === undefined || lesson.start < to) &&
      (name === undefined || lesson.subject === name) &&
      (meeting === undefined || lesson.meeting.id === meeting) &&
      (occurrence === undefined || lesson.start === occurrence),
  );
}

/** As it is said, or as an answer settled it. */
export const meant = (draft: Draft): Slots => ({ ...draft.slots, ...draft.given });

const lessonSlots = ['from', 'meeting', 'subject'];
export const namesLessons = (slots: Slots): boolean => lessonSlots.some((slot) => slots[slot] !== undefined);

/** Of whom a question is, and of what: a teacher's students, or a parent's children. */
export function ofWhom(
  draft: Draft,
  heard: Interpretation,
  world: IndexedWorld,
): ReturnType<typeof daysSaid> {
  if (world.role === 'teacher') somePeople(draft, 'students', heard.items, ['student'], world);
  else namedChildren(draft, world);
  saidSubject(draft, heard.items, world);
  return daysSaid(heard, world);
}
