/** "All Dana's lessons in April", "Dana until the end of the month": what lies in the range, and nothing of the series beyond it. */
import { addDays, dayOf, minutesBetween, weekdayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../../kernel/interpretation.ts';
import { inHours, saysEnd, type When } from '../../../slots/when.ts';
import { lastDayOf, whole } from '../../../slots/temporalConstraints.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { fits, type Selector } from '../../../slots/selector.ts';
import { firstDay } from '../../../slots/aRule.ts';
import type { Held } from '../../../world/lesson.ts';

export type RangeItem = { meeting: string; occurrence: Wall; scope: 'this' };

const week = 7 * 1440;

const stops = /\b(?:stop|end|finish|quit|discontinu)|מ?פסי?ק|סיי[םמ]/;

const severalNext = /(?:next|coming) \S+ (?:weeks|months)|(?:שבועיים|שבועות|חודשיים|חודשים) ה(?:באים|קרובים)/;

export const rangeItems = (held: Held[]): RangeItem[] =>
  held.map(({ lesson, start }) => ({ meeting: lesson.id, occurrence: start, scope: 'this' }));

/** "We're away next week", "no lessons next week please"; without a please the latter may only tell it. */
const isOfAll = ({ polite, normal: { text } }: Interpretation): boolean =>
  /\b(?:lessons|classes|abroad|away|on (?:holiday|vacation))\b|(?<![A-Za-zÀ-ӿא-ي])ה?שיעורים|בחו"ל/u.test(
    text,
  ) &&
  (polite || !/^(?:there|no |(?:ל[A-Za-zÀ-ӿא-ي]+ )?אין )/u.test(text));

/** Null where the sentence names no range of somebody's lessons. */
export function rangeOf(
  draft: Draft,
  selector: Selector,
  world: IndexedWorld,
): { from: Wall; to: Wall } | null {
  const { recurrence, day, calendar, minutes = 0 } = selector.when;
  const [weekday, more] = recurrence?.weekdays ?? [];
  const count = /^FREQ=WEEKLY;INTERVAL=1.*COUNT=(\d+)/.exec(recurrence?.rrule ?? '')?.[1];
  const last =
    count !== undefined && weekday !== undefined && more === undefined
      ? // "The next two Sundays"
        addDays(firstDay([weekday], addDays(dayOf(world.now), 1)), 7 * (Number(count) - 1))
      : lastDayOf(recurrence?.rrule ?? '');
  // "On Wednesdays in April"
  const stretch:
    Partial<Pick<NonNullable<When['stretch']>, 'start' | 'end' | 'grain' | 'open' | 'text'>> | undefined =
    last
      ? { ...(recurrence?.start && { start: recurrence.start }), end: addDays(last, 1), open: 'until' }
      : (selector.when.stretch ??
        // "For two weeks": from now on, or from the next one; so it is asked about.
        (calendar && minutes >= 2880 && day === undefined
          ? { end: addDays(dayOf(world.now), minutes / 1440), open: 'until' }
          : undefined));
  // "בחודש הקרוב": the next of the calendar, or from now on.
  if (/(?:חודש|שבוע) הקרוב|coming (?:month|week)/.test(stretch?.text ?? '')) draft.doubts.push('range');
  if ((calendar && stretch !== selector.when.stretch) || count !== undefined) draft.doubts.push('range');
  if (
    stretch?.end === undefined ||
    stretch.grain === 'part' ||
    stretch.grain === 'hour' ||
    stretch.grain === 'minute'
  )
    return null;
  const isOfSomebody = selector.people.length + selector.subjects.length > 0;
  // A parent's are those of all children, where none is named and more than one lesson is spoken of.
  const isMine =
    world.role === 'student' ||
    (world.role === 'parent' &&
      (has(draft.heard, 'noun', 'student') || has(draft.heard, 'all') || isOfAll(draft.heard)));
  if ((!isOfSomebody && !selector.group && !isMine) || words(draft.heard, 'scope').length > 0) return null;
  if (selector.people.some(({ named }) => named.length > 1)) return null;
  const isClosed =
    stretch.open === 'until' ||
    stretch.open === 'by' ||
    stretch.open === 'before' ||
    saysEnd.test(stretch.text ?? '');
  const start = whole(stretch.start ?? world.now);
  const isLong = minutesBetween(start, whole(stretch.end)) > week;
  const range = { from: start > world.now ? start : world.now, to: whole(stretch.end) };
  // "The next two weeks", and one of theirs stands before these begin.
  if (
    severalNext.test(stretch.text ?? '') &&
    heldIn({ from: world.now, to: start }, selector, world).length > 0
  )
    draft.doubts.push('before');
  if (isClosed || isLong || selector.when.hours || words(draft.heard, 'all').length > 0) return range;
  // "I won't come next week": all of that week's, where a learner has several; "next week's lesson" is one of them.
  return world.role !== 'teacher' &&
    !words(draft.heard, 'noun').some(({ value }) => value === 'lesson') &&
    minutesBetween(start, whole(stretch.end)) > 1440 &&
    heldIn(range, selector, world).length > 1
    ? range
    : null;
}

export function heldIn(range: { from: Wall; to: Wall }, selector: Selector, world: IndexedWorld): Held[] {
  const { recurrence, day } = selector.when;
  // "I can't come Sunday for the next two weeks": the Sundays in them.
  const weekdays =
    recurrence?.weekdays ?? (day?.which === 'bare' && day.weekday !== undefined ? [day.weekday] : undefined);
  return world.search({
    ...range,
    wanted: (one) =>
      one.start > world.now &&
      inHours(selector.when, one.start) &&
      fits(one.lesson, selector) &&
      (weekdays === undefined || weekdays.includes(weekdayOf(one.start))),
  });
}

export function cancelRange(
  draft: Draft,
  selector: Selector,
  range: { from: Wall; to: Wall },
  world: IndexedWorld,
): Held[] {
  const held = heldIn(range, selector, world);
  // Others of a group would lose the lesson too.
  if (
    world.role === 'teacher' &&
    !selector.group &&
    selector.people.length > 0 &&
    held.some(({ lesson }) => lesson.attendeeIds.length > selector.people.length)
  )
    draft.doubts.push('group');
  say(draft, 'from', range.from, selector.when.items, 'when');
  draft.slots['to'] = range.to;
  // "Noa finishes in June": her last month, or none of it.
  if (selector.when.stretch?.open === undefined && stops.test(draft.heard.normal.text))
    draft.doubts.push('told');
  mark(draft, 'items', selector.people, 'who');
  mark(draft, 'items', selector.subjects, 'what');
  draft.slots['items'] = rangeItems(held);
  aNotify(draft);
  return held;
}

const countOf = (item: Entity): number => (item.kind === 'number' ? item.value : 0);

/** "Cancel Noam's next two lessons": so many of those to come, and none beyond them. */
export function nextOnes(draft: Draft, selector: Selector, world: IndexedWorld): Held[] | null {
  const { items, people, which, when } = selector;
  const at = items.findIndex(
    (item) => item.kind === 'word' && item.sense === 'noun' && item.value === 'lessons',
  );
  const count = [items[at - 1], items[at - 2]].find((item) => item !== undefined && countOf(item) > 1);
  if (count === undefined || which !== 'next' || people.length === 0 || when.items.length > 0) return null;
  const wanted = countOf(count);
  const held = world
    .search({
      from: world.now,
      to: `${addDays(dayOf(world.now), 26 * 7)}T00:00`,
      wanted: (one) => one.start > world.now && fits(one.lesson, selector),
      enough: (found) => found.length >= wanted,
    })
    .slice(0, wanted);
  mark(draft, 'items', [count, ...people], 'who');
  draft.slots['items'] = rangeItems(held);
  aNotify(draft);
  // It is shown which they are before they are gone.
  draft.doubts.push('several');
  return held;
}
