/** The facts of a plan in the words of the screen. */
import type { TFunction } from 'i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import type { Span } from '../../../commands/kernel/plan.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { effectNotes, renameNotes, waitNotes } from './effectNotes.ts';
import { directionOf, type Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { dayAs, hourOf, hoursOf, listOf, shortDay, weekday, weekdayLong } from '../../lib/i18n/when.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { conflictSentence, takenSentences } from './conflictSentence.ts';
import { conflictView } from './conflictView.ts';
import { discountNotes } from './discountView.ts';
import { moneyNote, moneyShift } from './moneyView.ts';
import { noteView } from './noteWords.ts';
import { paymentDates, paymentNotes } from './paymentView.ts';
import type { PeopleFacts, Stand } from './peopleFacts.ts';
import type { PlanConflict, PlanFacts, PlanNote, Stretch, TouchedLesson } from './planFactsShape.ts';
import type { PriceChange } from './priceChange.ts';
import { doneTitle, isAction } from './planWords.ts';
import { sideOf, inkAfter, nameOfAction } from './subjectView.ts';
import type { PlanView, PlanPart, PlanDate } from './planViewShape.ts';

type Words = { t: TFunction; language: Language; currency: string };

export function planView(facts: PlanFacts, spans: readonly Span[], words: Words): PlanView {
  const { t, language, currency } = words;
  const changed = facts.lessons.filter(({ state }) => state !== 'stays');
  const pricesDiffer = new Set(changed.map(({ price }) => JSON.stringify(price))).size > 1;
  const { kind } = facts;
  const mixed =
    !isAction(kind) && new Set(changed.map((lesson) => whoSaid(lesson, { t, language }))).size > 1;
  const what =
    nameOfAction(facts, { t, language }) ??
    (mixed
      ? t('chat.lessons', { count: changed.length })
      : titleOf(facts, changed, { t, language, currency }));
  const isOfHours = kind === 'close' || kind === 'open';
  const several = severalKinds(facts);
  return {
    kind,
    title: several > 0 ? t('chat.actions', { count: several }) : titleOfOne(kind, what, t),
    what,
    ink: facts.subjects
      ? inkAfter(facts.subjects)
      : several > 0 || mixed || isOfHours || (facts.color === null && facts.subject === '')
        ? null
        : subjectInk(facts.color, facts.subject),
    note: noteOf(facts, { mixed, isOfHours, changed }, words),
    shift: shiftSaid(facts, words),
    dates: datesOf(facts, { mixed, pricesDiffer }, words),
    conflicts: [
      ...conflictsOf(facts).map((conflict) => conflictSentence(conflict, words)),
      ...(facts.conflict ? takenSentences(facts.conflict, words) : []),
    ],
    conflict: facts.conflict ? conflictView(facts.conflict, words) : null,
    parts: (facts.parts ?? []).map((part) => partView(part, words)),
    told: facts.told,
    quietable: facts.quietable !== false,
    editable: facts.editable !== false,
    notes: [
      ...eachOnce(notesOf(facts)).flatMap((note) => noteView(note, { t, language, currency }) ?? []),
      ...paymentNotes(facts.payments, words),
      ...discountNotes(facts.discounts, words),
      ...(facts.subjects
        ? [
            ...waitNotes(facts.subjects.from, { t, language }),
            ...effectNotes(facts.subjects.effect, { t, language, currency }),
            ...renameNotes(facts.subjects.effect, { t }),
          ]
        : []),
    ],
    assumed: spans.filter((span) => span.kind === 'assumed' && span.why),
    // What is cancelled and what is booked have no price in common.
    price: facts.price && !pricesDiffer && several === 0 ? priceSaid(facts.price, words) : null,
    prices: pricesOf(facts),
    // An action about people, subjects or settings is one, whatever lessons it touches.
    count: isOneAction(facts) ? 1 : countOf(facts, changed.length),
    endless: isEndless(facts),
    operations: facts.operations,
  };
}

/** What the conflict tells is not told again. */
function notesOf({ notes = [], conflict }: PlanFacts): PlanNote[] {
  const told = new Set((conflict?.taken ?? []).map(({ by }) => by));
  return notes.filter((note) => note.kind !== 'taken' || !told.has(note.by));
}

const pricesOf = (facts: PlanFacts): PlanView['prices'] =>
  severalKinds(facts) > 0 ? [] : (facts.prices ?? []);

function datesOf(
  facts: PlanFacts,
  { mixed, pricesDiffer }: { mixed: boolean; pricesDiffer: boolean },
  words: Words,
): PlanDate[] {
  if (facts.payments) return paymentDates(facts.payments, words);
  const { language } = words;
  return facts.lessons.map((lesson) => {
    const shown = lesson.before ?? lesson.after;
    return {
      key: lesson.key,
      what: mixed ? whoSaid(lesson, words) : null,
      day: shown ? shortDay(shown.start, language) : '',
      weekday: shown ? weekday(shown.start, language) : '',
      ...hoursSaid(lesson),
      price: pricesDiffer && lesson.price ? priceSaid(lesson.price, words) : null,
      state: stateOf(facts, lesson),
    };
  });
}

/** Paid are only those that are listed. */
const isEndless = ({ endless, payments }: PlanFacts): boolean => endless && !payments;

const isOneAction = ({ people, subjects, settings, expenses, payments }: PlanFacts): boolean =>
  [people, subjects, settings, expenses, payments].some((told) => told !== undefined);

type Told = { mixed: boolean; isOfHours: boolean; changed: readonly TouchedLesson[] };

function noteOf(facts: PlanFacts, { mixed, isOfHours, changed }: Told, words: Words): string | null {
  const ofMoney = moneyNote(facts, words);
  if (ofMoney !== undefined) return ofMoney;
  const [first, last] = [changed[0], changed.at(-1)];
  const from = first?.before ?? first?.after;
  const until = last?.after ?? last?.before;
  if (!from || !until || (isOfHours && changed.length === 1)) return null;
  const onOneDay = changed.length === 1 || (mixed && dayOf(from.start) === dayOf(until.start));
  return onOneDay
    ? `${weekday(from.start, words.language)} ${shortDay(from.start, words.language)}`
    : daysSaid({ from, until, count: changed.length, endless: facts.endless, mixed }, words);
}

type Days = { from: Stretch; until: Stretch; count: number; endless: boolean; mixed: boolean };

/** The days that it reaches over. */
function daysSaid({ from, until, count, endless, mixed }: Days, { t, language }: Words): string {
  const [first, last] = [shortDay(from.start, language), shortDay(until.start, language)];
  if (endless) return t('chat.fromOn', { day: first });
  return mixed ? `${first} – ${last}` : t('chat.lessonsUntil', { count, day: last });
}

function shiftSaid(facts: PlanFacts, words: Words): PlanView['shift'] {
  const ofMoney = moneyShift(facts, words);
  if (ofMoney !== undefined) return ofMoney;
  if (facts.subjects || facts.settings) return worthShift(facts, words);
  return facts.people ? standShift(facts.people, words) : askedShift(facts, shiftOf(facts, words.language));
}

const keptIn = ({ parts = [] }: PlanFacts): NonNullable<PlanFacts['parts']> =>
  parts.filter(({ state }) => state === 'in');

const titleOfOne = (kind: PlanFacts['kind'], what: string, t: TFunction): string =>
  isAction(kind) ? t(`actions.effects.${kind}.title`, { what }) : what;

/** How many things are done at once, of several kinds or of one that is no mere moving or booking; 0 where it is one. */
function severalKinds(facts: PlanFacts): number {
  const kept = keptIn(facts);
  const isMany = new Set(kept.map(({ facts: each }) => each.kind)).size > 1;
  return isMany || (isAction(facts.kind) && kept.length > 1) ? kept.length : 0;
}

const countOf = ({ parts }: PlanFacts, lessons: number): number =>
  parts?.some(({ state }) => state === 'in') ? Math.max(1, lessons) : parts ? 0 : lessons;

/** Beside the hour that was asked for and is taken stands the one that is free. */
function askedShift({ kind, conflict }: PlanFacts, shift: PlanView['shift']): PlanView['shift'] {
  const isNew = kind === 'add' || (conflict?.taken !== undefined && shift?.before === null);
  const isMoved = isNew && conflict?.chosen?.kind === 'hour' && conflict.asked !== null;
  return shift && isMoved && conflict.asked ? { ...shift, before: hourOf(conflict.asked) } : shift;
}

/** What is kept is told as such; else what was asked for names what it collides with. */
const conflictsOf = ({ conflicts, conflict }: PlanFacts): PlanConflict[] =>
  conflicts.length > 0 ? conflicts : (conflict?.conflicts ?? []);

function partView({ facts, state }: NonNullable<PlanFacts['parts']>[number], words: Words): PlanPart {
  const view = planView(facts, [], words);
  const { kind, title, note, ink, shift } = view;
  return {
    kind,
    title,
    note,
    ink,
    shift,
    word: isAction(kind) ? '' : words.t(`chat.part.${kind}`),
    done: doneTitle(view, words.t),
    state,
    isGone: kind === 'cancel',
  };
}

function worthShift(facts: PlanFacts, words: Words): PlanView['shift'] {
  const [before, after] = [sideOf(facts, 'before', words), sideOf(facts, 'after', words)];
  return before || after ? { before, after } : null;
}

function standShift({ before, after }: PeopleFacts, { t, language }: Words): PlanView['shift'] {
  const said = (stand: Stand | null): string | null => {
    if (stand === null) return null;
    if ('month' in stand) return dayAs(`${stand.month}-01`, 'LLLL yyyy', language);
    return 'word' in stand ? t(`actions.state.${stand.word}`) : stand.text;
  };
  return before || after ? { before: said(before), after: said(after) } : null;
}

function stateOf({ kind }: PlanFacts, { before, after, state }: TouchedLesson): PlanDate['state'] {
  if (isAction(kind) && kind !== 'approve') return 'plain';
  if (after === null) return 'cancelled';
  return state === 'free' && before && isSame(before, after) ? 'plain' : state;
}

const isSame = (one: Stretch, other: Stretch): boolean => one.start === other.start && one.end === other.end;

/** The hour alone where the lesson moves, from when until when where only its end does. */
function hoursSaid({ before, after, state }: TouchedLesson): Pick<PlanDate, 'before' | 'after'> {
  const hour = (stretch: Stretch | null): string | null => stretch && hourOf(stretch.start);
  if (state === 'stays') return { before: hour(before), after: null };
  if (!before || !after || before.start !== after.start) return { before: hour(before), after: hour(after) };
  if (isSame(before, after)) return { before: null, after: hour(after) };
  return { before: hoursOf(before.start, before.end), after: hoursOf(after.start, after.end) };
}

const priceSaid = ({ beforeMinor, afterMinor }: PriceChange, { currency, language }: Words): string =>
  // An arrow does not turn round by itself.
  `${money(beforeMinor, currency, language)} ${directionOf(language) === 'rtl' ? '←' : '→'} ${money(afterMinor, currency, language)}`;

function whoSaid(
  { subject, names = [] }: TouchedLesson,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const what = subject || t('calendar.lesson');
  return names.length === 0 ? what : `${what}, ${listOf(names.slice(0, 3), language)}`;
}

function titleOf(facts: PlanFacts, changed: readonly TouchedLesson[], { t, language }: Words): string {
  const subject = facts.subject || t('calendar.lesson');
  const [at] = changed.flatMap(({ before, after }) => before ?? after ?? []);
  const days = new Set(
    changed.map(({ before, after }) => weekdayLong((before ?? after)?.start ?? '', language)),
  );
  // "Sunday's maths", unless it is on two days a week.
  if (facts.recurring && at && days.size === 1)
    return t('chat.lessonOf', { subject, day: weekdayLong(at.start, language) });
  const names = facts.names.slice(0, 3);
  return names.length === 0 ? subject : `${subject}, ${listOf(names, language)}`;
}

/** Large on the card where all lessons change alike: hours alone while the day stays, day and hour where it moves. */
function shiftOf(facts: PlanFacts, language: Language): PlanView['shift'] {
  const changed = facts.lessons.filter(({ state }) => state !== 'stays');
  const movesDay = ({ before, after }: TouchedLesson): boolean =>
    before !== null && after !== null && dayOf(before.start) !== dayOf(after.start);
  const written = new Set(
    changed.map((lesson) => {
      const { before, after } = lesson;
      const dayMoves = movesDay(lesson);
      const isOfHours = facts.kind === 'close' || facts.kind === 'open';
      const write = (stretch: Stretch | null): string | null =>
        stretch && isOfHours && changed.length === 1
          ? stretchOf(stretch.start, stretch.end, language)
          : stretch &&
            (dayMoves
              ? `${weekday(stretch.start, language)} ${changed.length === 1 ? `${shortDay(stretch.start, language)}, ` : ''}${hourOf(stretch.start)}`
              : hoursOf(stretch.start, stretch.end));
      return JSON.stringify([write(before), write(after)]);
    }),
  );
  const [only] = written;
  if (written.size !== 1 || only === undefined) return null;
  const [before, after] = JSON.parse(only) as [string | null, string | null];
  const isOnDay = !changed.some(movesDay);
  return { before: before === after ? null : before, after, isOnDay };
}

/** Of two requests to one teacher it is told once who has to answer, and what stands in the way. */
const eachOnce = <Note extends object>(notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
];
