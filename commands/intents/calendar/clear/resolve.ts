/** Fills the slots of a stretch of time that is cleared: from when until when, and which of its lessons. */
import { addMinutes, dayOf, minutesBetween } from '../../../../domain/basics/wallTime.ts';
import { raise, type Doubt } from '../../../kernel/cases.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import { has, words, type Interpretation } from '../../../kernel/interpretation.ts';
import type { Slots } from '../../../kernel/plan.ts';
import { dateWords, inWords, momentWords } from '../../../kernel/words.ts';
import { aRange, markDenied, type Range } from '../../../slots/aRange.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { butForExceptions, keptOut, leavesOut } from '../../../slots/exceptions.ts';
import { laterHour, otherRange } from '../../../slots/otherRange.ts';
import { isOfSeveral, meant } from '../../../slots/severalDays.ts';
import { inHours, isOfWhichDays, saysEach, whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { dayStart } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { rangeItems, type RangeItem } from '../cancel/cancelRange.ts';
import { isOnlyTold } from './told.ts';

export function resolveCleared(draft: Draft, whole: Interpretation, world: IndexedWorld): void {
  const heard = butForExceptions(whole);
  const when = whenOf(meant(heard.items));
  const range = aRange(when, world) ?? wholeToday(heard, world);
  mark(draft, 'from', [...words(heard, 'all'), ...words(heard, 'scope', 'all')], 'what');
  raise(draft, doubts, { heard, when });
  aNotify(draft);
  if (range === null) {
    ask(draft, 'from', inWords(world, 'Which day?', 'איזה יום?'), [
      { label: inWords(world, 'today', 'היום'), value: `${world.now.slice(0, 10)}T00:00` },
    ]);
    return;
  }
  say(draft, 'from', range.from, when.items, 'when');
  draft.slots['to'] = range.to;
  markDenied(draft, 'from', range);
  // "All that is left today" begins now.
  if (/שנשאר|שנותר/.test(heard.normal.text) && range.from < world.now) draft.slots['from'] = world.now;
  otherDay(draft, when, range, world);
  chosenOf(draft, whole, when, world);
  askHowMany(draft, range, world);
}

type Said = { heard: Interpretation; when: When };

/** "Next week after 5": of which days is asked. */
const isOfSomeDays = ({ heard, when }: Said): boolean =>
  isOfWhichDays(when) || saysEach(when) || isOfSeveral(heard.items);

/** "Sunday, Monday only the group" */
const isOfGroupOnOne = ({ heard, when }: Said): boolean =>
  when.moreDays.length > 0 && has(heard, 'only') && has(heard, 'noun', 'group');

const doubts: Doubt<Said>[] = [
  { asks: 'told', when: ({ heard }) => isOnlyTold(heard) },
  { asks: 'days', when: (said) => isOfSomeDays(said) || isOfGroupOnOne(said) },
];

/** "The whole day" without another day is today. */
function wholeToday(heard: Interpretation, world: IndexedWorld): Range | null {
  if (!/כל היום|\b(?:whole|entire) day\b/.test(heard.normal.text)) return null;
  const today = dayStart(world.now);
  return { from: today, to: addMinutes(today, 1440) };
}

/** "All lessons and groups" */
const alsoGroups = /(?:\band (?:all )?(?:the )?|ו(?:את )?(?:כל )?ה?)(?:group|קבוצ)|groups and |קבוצות ו/;

/** "All private lessons": of one each, and no group. */
const ofOneEach =
  /\b(?:private|individual|one[ -]on[ -]one|1[ -]on[ -]1)\b|(?<![A-Za-zÀ-ӿא-ي])ה?(?:פרטי|אישי)(?:י?ם|ות)(?![A-Za-zÀ-ӿא-ي])/u;

/** "All the groups tomorrow", "next week in the mornings", "all but Omer's": no other lesson of it. */
function chosenOf(draft: Draft, whole: Interpretation, when: When, world: IndexedWorld): void {
  const heard = butForExceptions(whole);
  const { text } = heard.normal;
  const groups = alsoGroups.test(text) ? [] : words(heard, 'noun', 'group');
  const places = words(heard, 'place');
  const isOfOneEach = ofOneEach.test(text);
  mark(draft, 'items', [...places, ...groups], 'what');
  const isSome = groups.length + places.length > 0 || isOfOneEach || when.hours !== undefined;
  if (!isSome && !leavesOut(whole)) return;
  const chosen = toClear(draft.slots, world).filter(
    ({ start, lesson: { capacity, attendeeIds, location } }) =>
      inHours(when, start) &&
      places.every(({ value }) => value === location) &&
      (groups.length === 0 || capacity > 1) &&
      (!isOfOneEach || (capacity < 2 && attendeeIds.length < 2)),
  );
  draft.slots['items'] = rangeItems(leavesOut(whole) ? keptOut(draft, whole, chosen) : chosen);
}

/** What is ahead in the stretch. */
export const toClear = ({ from, to }: Slots, world: IndexedWorld): Held[] =>
  world.heldBetween(String(from), String(to)).filter(({ start }) => start > world.now);

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
