/** Cancels everything in a stretch of time: a sick day, a Wednesday afternoon. */
import { addMinutes, dayOf, minutesBetween } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { speaksOfOthers } from '../../grammar/otherThings.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { aNotify } from '../../slots/aScope.ts';
import { isOfSeveral, meant } from '../../slots/severalDays.ts';
import { aRange, markDenied, type Range } from '../../slots/aRange.ts';
import { laterHour, otherRange } from '../../slots/otherRange.ts';
import { dayStart } from '../../world/days.ts';
import { butForExceptions, keptOut, leavesOut } from '../../slots/exceptions.ts';
import { inHours, isOfWhichDays, saysEach, whenOf, type When } from '../../slots/when.ts';
import { dateWords, inWords, momentWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import type { RangeItem } from './cancel/cancelRange.ts';
import type { Held } from '../../world/lesson.ts';
import { blockedBetween } from './blockedTimes.ts';
import { clearsStretch, closesHours, everyoneIn, isEachOfThem } from './lesson/clearsStretch.ts';
import { isOfSomethingElse } from './lesson/otherThings.ts';

const isSick = /\b(?:sick|ill|unwell|away|vacation|holiday)\b|חול[הי]|חופש|מחל/;

/** The bare verb: which of one's lessons it is about must be said beside it. */
const cancels = /^(?:cancel|delete|remove|call off|drop|scrap|skip|scratch)$/;

/** "Cancel my day off": the hours that are closed, and no lesson in them. */
const isOfTimeOff =
  /\b(?:cancel|delete|remove|drop|scrap) (?:my|the|that|this) (?:[a-z]+ )?(?:(?:day|days|time|morning|afternoon|evening|week) off|vacation|holiday|block|break)\b/;

/** "All lessons on the 18th are off" tells it; whether it is to be done is asked. */
const isToldOff = /^(?:is|are) (?:off|cancell?ed|called off)$/;

/** "לבטל לה את מחר": one of them cannot come, and the others can. */
const isOfOne = /(?:בטל|מחק|וריד)[ית]? ל(?:ה|ו|הם|הן)(?![A-Za-zÀ-ӿא-ي])/u;

/** "Delete all his lessons": of one, and of no day. */
const isOfTheirs =
  /(?<![A-Za-zÀ-ӿא-ي])ה?שיעורים של(?:ו|ה|הם)(?![A-Za-zÀ-ӿא-ي])|\b(?:his|her|their) (?:lessons|classes)\b/u;

/** "All lessons and groups" */
const alsoGroups = /(?:\band (?:all )?(?:the )?|ו(?:את )?(?:כל )?ה?)(?:group|קבוצ)|groups and |קבוצות ו/;

/** "All private lessons": of one each, and no group. */
const ofOneEach =
  /\b(?:private|individual|one[ -]on[ -]one|1[ -]on[ -]1)\b|(?<![A-Za-zÀ-ӿא-ي])ה?(?:פרטי|אישי)(?:י?ם|ות)(?![A-Za-zÀ-ӿא-ي])/u;

const verbOf = ({ verb, normal: { text } }: Interpretation): string =>
  (verb?.ranges ?? []).map(({ from, to }) => text.slice(from, to)).join(' ');

/** "Cancel the day" of "cancel the day before Passover". */
const isDayBeside = ({ verb, normal: { text } }: Interpretation): boolean =>
  (verb?.ranges ?? []).some(
    ({ from, to }) =>
      text.slice(from, to).endsWith(' day') && /^ (?:right |just )?(?:before|after) \D/.test(text.slice(to)),
  );

export const dayClear = command({
  id: 'day.clear',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(clear|empty|clean|wipe) [out]',
      'free up',
      '(clear|empty|clean|wipe) (my|the) (day|schedule|calendar)',
      "(i'm|am|feeling|i feel) (sick|ill|unwell)",
      '(cancel|delete|remove|call off|drop|scrap|skip) (everything|all|it all|every lesson|all lessons|all my lessons|all the lessons|all of my lessons|the whole day|the entire day|the day|all classes|all my classes|my day|my lessons|the whole)',
      '(cancel|delete|remove|call off|drop|scrap) … (everything|all lessons|all my lessons|all the lessons|every lesson|whole day)',
      '(day off|taking the day off)',
      'call … off',
      '(is|are) (off|cancelled|canceled|called off)',
      '(cancel|delete|remove|call off|drop|scrap|skip|scratch)',
    ],
    he: [
      '(לפנות|פנה|פני|פנו|נקה|נקי|לנקות|רוקן|לרוקן|לאפס)',
      'להעיף (הכל|הכול|את הכל|את הכול|את כל)',
      'לשחרר [את] כולם',
      'אין שיעורים',
      '(לבטל|ביטול|מבוטל|מבוטלים|למחוק|מחק|נמחק|להוריד|להסיר)',
      '(אני חולה|חולה|יום חופש|ביום חופש|בחופש)',
      '(לבטל|למחוק|להוריד) (הכל|הכול|את הכל|את הכול|את כל|כל השיעורים|את כל השיעורים|את כל היום|כל היום|את היום|את כל הפגישות)',
    ],
  },
  takes: [
    'time',
    'all',
    'noun',
    'notify',
    'it',
    'scope:all',
    'prep:except',
    'person',
    'subject',
    'place',
    'same:day',
  ],
  // "את כל חמישי": the whole of it, and not every one. "My online lessons" are those alone; "we do it online" is no cancellation.
  price(reading, { text }) {
    const { kind, from, to } = reading;
    const isOfLessons =
      /^ (?:lessons|classes|ones)\b/.test(text.slice(to, to + 10)) || /שיעורים ה?$/.test(text.slice(0, from));
    if (kind === 'word' && reading.sense === 'place') return isOfLessons ? 0 : null;
    return kind === 'time' && text.startsWith('כל ', from) && text.startsWith('את ', from - 3) ? null : 0;
  },
  declines(whole, world) {
    const heard = butForExceptions(whole);
    const { text } = heard.normal;
    const when = whenOf(heard.items);
    // "Free up" opens blocked hours; where nothing is blocked and lessons stand it may mean them.
    const range = /\bfree up\b/.test(text) ? aRange(when, world) : undefined;
    if (range === null) return true;
    if (
      range &&
      (blockedBetween(range.from, range.to, world).length > 0 ||
        world.heldBetween(range.from, range.to).length === 0)
    )
      return true;
    const timed =
      when.day !== undefined ||
      when.stretch !== undefined ||
      (when.clock !== undefined && when.endClock !== undefined);
    const everyone = words(heard, 'scope', 'all');
    const isCancelled =
      /(?<![A-Za-zÀ-ӿא-ي])(?:[לתמנ]?בטל|ביטול|[לתנ]?מחו?ק|מחיק|[לתנ]?ה?ורי?ד|[לתנ]ה?סיר|הסר)/u;
    return (
      heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') ||
      // "Sick, so all lessons are on zoom": they are held.
      (words(heard, 'place').length > 0 &&
        isSick.test(text) &&
        !isCancelled.test(text) &&
        !/cancel|clear/.test(text)) ||
      isDayBeside(heard) ||
      (verbOf(heard) === 'אין שיעורים' && (closesHours(heard) || !clearsStretch(heard))) ||
      (isToldOff.test(verbOf(heard)) && !has(heard, 'all')) ||
      isOfSomethingElse(heard) ||
      isOfTimeOff.test(text) ||
      isOfOne.test(text) ||
      isOfTheirs.test(text) ||
      // "Thursday is clear" tells how it is.
      /\b(?:is|are|looks?|seems?|stays?|was) (?:all |now |still |totally |completely )?(?:clear|empty|clean)\b/.test(
        text,
      ) ||
      speaksOfOthers(text) ||
      // A cancellation is of a stretch of time only where everything in it is named.
      (isCancelled.test(text) &&
        !has(heard, 'all') &&
        everyone.length === 0 &&
        !isSick.test(text) &&
        !clearsStretch(heard)) ||
      everyone.some((said) => !isEachOfThem(heard, said)) ||
      heard.items.some((item) => item.kind === 'time' && item.time.kind === 'duration') ||
      (words(heard, 'noun', 'student').length > 0 && !everyoneIn(heard)) ||
      (cancels.test(verbOf(heard)) && !has(heard, 'all', 'everything') && !clearsStretch(heard)) ||
      (heard.unread.length > 0 && !timed) ||
      (!timed && !has(heard, 'all', 'everything') && !/everything|all|הכ/.test(text)) ||
      (isSick.test(text) && !timed && !/cancel|clear|בטל/.test(text))
    );
  },
  resolve(draft, whole, world) {
    const heard = butForExceptions(whole);
    const when = whenOf(meant(heard.items));
    const range = aRange(when, world) ?? wholeToday(heard, world);
    mark(draft, 'from', [...words(heard, 'all'), ...words(heard, 'scope', 'all')], 'what');
    // "Everything is cancelled on Friday" tells it; whether it is to be done is asked.
    if (
      isToldOff.test(verbOf(heard)) ||
      verbOf(heard) === 'אין שיעורים' ||
      (/(?<![A-Za-zÀ-ӿא-ي])(?:אולי|מבוטלי?ם?)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
        !/תבטל/.test(heard.normal.text))
    )
      draft.doubts.push('told');
    // "Next week after 5": of which days is asked.
    if (
      isOfWhichDays(when) ||
      saysEach(when) ||
      isOfSeveral(heard.items) ||
      // "Sunday, Monday only the group"
      (when.moreDays.length > 0 && has(heard, 'only') && has(heard, 'noun', 'group'))
    )
      draft.doubts.push('days');
    aNotify(draft);
    if (range) {
      say(draft, 'from', range.from, when.items, 'when');
      draft.slots['to'] = range.to;
      markDenied(draft, 'from', range);
      // "All that is left today" begins now.
      if (/שנשאר|שנותר/.test(heard.normal.text) && range.from < world.now) draft.slots['from'] = world.now;
      otherDay(draft, when, range, world);
      const groups = alsoGroups.test(heard.normal.text) ? [] : words(heard, 'noun', 'group');
      const isOfOneEach = ofOneEach.test(heard.normal.text);
      const places = words(heard, 'place');
      mark(draft, 'items', places, 'what');
      const isSome = groups.length > 0 || places.length > 0 || isOfOneEach || when.hours !== undefined;
      const meantOf = (held: Held[]) =>
        held.filter(
          ({ start, lesson: { capacity, attendeeIds, location } }) =>
            inHours(when, start) &&
            places.every(({ value }) => value === location) &&
            (groups.length === 0 || capacity > 1) &&
            (!isOfOneEach || (capacity < 2 && attendeeIds.length < 2)),
        );
      mark(draft, 'items', groups, 'what');
      if (leavesOut(whole))
        draft.slots['items'] = itemsOf(keptOut(draft, whole, meantOf(toClear(draft.slots, world))));
      // "All the groups tomorrow", "next week in the mornings": no other lesson of it.
      else if (isSome) draft.slots['items'] = itemsOf(meantOf(toClear(draft.slots, world)));
      askHowMany(draft, range, world);
      return;
    }
    ask(draft, 'from', inWords(world, 'Which day?', 'איזה יום?'), [
      { label: inWords(world, 'today', 'היום'), value: `${world.now.slice(0, 10)}T00:00` },
    ]);
  },
  plan(slots, world) {
    const { from, to, notify } = slots as { from?: string; to?: string; notify?: 'tell' | 'quiet' };
    if (from === undefined || to === undefined) return {};
    const items = (slots['items'] as RangeItem[] | undefined) ?? itemsOf(toClear(slots, world));
    if (items.length === 0)
      return { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } };
    return {
      steps: items.flatMap((item): Step[] => {
        const addressed = addressOf({ ...item, notify }, world);
        return addressed ? [{ name: 'deleteMeeting', args: { id: addressed.id, ...addressed.address } }] : [];
      }),
    };
  },
  examples: () => ({
    en: ["I'm sick tomorrow, cancel everything", 'clear Wednesday afternoon'],
    he: ['אני חולה מחר, תבטל הכול', 'לפנות את רביעי אחר הצהריים'],
  }),
  counterexamples: {
    en: [
      "don't clear Wednesday",
      "cancel Dana's lesson tomorrow",
      'is tomorrow clear?',
      'Dana is sick tomorrow',
    ],
    he: ['אל תבטל הכול מחר', 'תבטל את השיעור של דנה מחר', 'דנה חולה מחר', 'האם לבטל הכול מחר?'],
  },
});

const longestClearedUnasked = 93 * 1440;

/** "Cancel everything from 12 April" has no end: a year of lessons is not cleared unasked. */
function askHowMany(draft: Draft, { from, to }: Range, world: IndexedWorld): void {
  if (minutesBetween(from, to) <= longestClearedUnasked || draft.given['sure'] === true) return;
  const items = (draft.slots['items'] as RangeItem[] | undefined) ?? toClear(draft.slots, world);
  const day = dateWords(world, from);
  ask(
    draft,
    'sure',
    inWords(
      world,
      `From ${day} on there are ${items.length} lessons. Cancel them all?`,
      `מ־${day} והלאה יש ${items.length} שיעורים. לבטל את כולם?`,
    ),
    [{ label: inWords(world, 'Yes', 'כן'), value: true }],
  );
}

/** What is ahead in the stretch. */
const toClear = ({ from, to }: Slots, world: IndexedWorld): Held[] =>
  world.heldBetween(String(from), String(to)).filter(({ start }) => start > world.now);

const itemsOf = (held: Held[]): RangeItem[] =>
  held.map(({ lesson, start }) => ({ meeting: lesson.id, occurrence: start, scope: 'this' }));

/** "The whole day" without another day is today. */
const wholeToday = (heard: Interpretation, world: IndexedWorld): Range | null => {
  if (!/כל היום|\b(?:whole|entire) day\b/.test(heard.normal.text)) return null;
  const today = dayStart(world.now);
  return { from: today, to: addMinutes(today, 1440) };
};

/** "Clear Tuesday", said on a Tuesday: today or a week ahead is chosen, never guessed (convention 3). */
function otherDay(draft: Draft, when: When, range: Range, world: IndexedWorld): void {
  const other = otherRange(when, range);
  if (draft.given['from'] !== undefined) return;
  if (other === null) {
    const starts = [range.from, ...laterHour(when, range, world)];
    if (starts.length > 1)
      draft.choices = starts.map((from) => ({ label: momentWords(world, from), slots: { from } }));
    return;
  }
  draft.choices = [range, other].map(({ from, to }) => ({
    label: momentWords(world, dayOf(from)),
    slots: { from, to },
  }));
}
