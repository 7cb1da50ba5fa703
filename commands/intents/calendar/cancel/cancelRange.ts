/** "All Dana's lessons in April", "Dana until the end of the month": what lies in the range, and nothing of the series beyond it. */
import {
  addDays,
  dayOf,
  minutesBetween,
  weekdayOf,
  type Day,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import { raise, type Doubt } from '../../../kernel/cases.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../../kernel/interpretation.ts';
import { inHours, saysEnd } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
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

/** What of a stretch of days matters here: a rule or a length that was said may stand for one. */
type Told = Partial<Pick<NonNullable<When['stretch']>, 'start' | 'end' | 'grain' | 'open' | 'text'>>;

const countIn = ({ recurrence }: When): string | undefined =>
  /^FREQ=WEEKLY;INTERVAL=1.*COUNT=(\d+)/.exec(recurrence?.rrule ?? '')?.[1];

/** "The next two Sundays", "on Wednesdays in April": the last of those days. */
function lastIn(when: When, { now }: IndexedWorld): Day | undefined {
  const count = countIn(when);
  const [weekday, more] = when.recurrence?.weekdays ?? [];
  return count !== undefined && weekday !== undefined && more === undefined
    ? addDays(firstDay([weekday], addDays(dayOf(now), 1)), 7 * (Number(count) - 1))
    : lastDayOf(when.recurrence?.rrule ?? '');
}

function stretchOf(when: When, world: IndexedWorld): Told | undefined {
  const last = lastIn(when, world);
  const start = when.recurrence?.start;
  if (last) return { ...(start && { start }), end: addDays(last, 1), open: 'until' };
  const { stretch, calendar, day, minutes = 0 } = when;
  // "For two weeks": from now on, or from the next one; so it is asked about.
  const isLength = calendar !== undefined && minutes >= 2880 && day === undefined;
  return (
    stretch ?? (isLength ? { end: addDays(dayOf(world.now), minutes / 1440), open: 'until' } : undefined)
  );
}

type Said = { when: When; stretch: Told | undefined };

/** "בחודש הקרוב": the next of the calendar, or from now on. */
const isNear = ({ stretch }: Said): boolean =>
  /(?:חודש|שבוע) הקרוב|coming (?:month|week)/.test(stretch?.text ?? '');

/** "For two weeks", "the next two Sundays": counted from today, or from the next one. */
const isCounted = ({ when, stretch }: Said): boolean =>
  (when.calendar !== undefined && stretch !== when.stretch) || countIn(when) !== undefined;

const rangeDoubts: Doubt<Said>[] = [
  { asks: 'range', when: isNear },
  { asks: 'range', when: isCounted },
];

export const isOfDays = ({ grain }: Told): boolean => !/^(?:part|hour|minute)$/.test(grain ?? '');

/** Whether it is said whose lessons they are, as those of one alone or of a group. */
function isOfThem({ heard }: Draft, selector: Selector, { role }: IndexedWorld): boolean {
  const { people, subjects, group } = selector;
  // A parent's are those of all children, where none is named and more than one lesson is spoken of.
  const isMine =
    role === 'student' ||
    (role === 'parent' && (has(heard, 'noun', 'student') || has(heard, 'all') || isOfAll(heard)));
  return (
    (people.length + subjects.length > 0 || group || isMine) &&
    words(heard, 'scope').length === 0 &&
    !people.some(({ named }) => named.length > 1)
  );
}

/** "Until Friday", "in the mornings of next week", "all of April": everything that lies in it. */
function isWhole({ heard }: Draft, { when }: Selector, stretch: Told, long: number): boolean {
  return (
    /^(?:until|by|before)$/.test(stretch.open ?? '') ||
    saysEnd.test(stretch.text ?? '') ||
    long > week ||
    when.hours !== undefined ||
    has(heard, 'all')
  );
}

/** Null where the sentence names no range of somebody's lessons. */
export function rangeOf(
  draft: Draft,
  selector: Selector,
  world: IndexedWorld,
): { from: Wall; to: Wall } | null {
  const { now, role } = world;
  const stretch = stretchOf(selector.when, world);
  raise(draft, rangeDoubts, { when: selector.when, stretch });
  if (stretch?.end === undefined || !isOfDays(stretch) || !isOfThem(draft, selector, world)) return null;
  const [start, to] = [whole(stretch.start ?? now), whole(stretch.end)];
  const range = { from: start > now ? start : now, to };
  // "The next two weeks", and one of theirs stands before these begin.
  if (severalNext.test(stretch.text ?? '') && heldIn({ from: now, to: start }, selector, world).length > 0)
    draft.doubts.push('before');
  const long = minutesBetween(start, to);
  if (isWhole(draft, selector, stretch, long)) return range;
  // "I won't come next week": all of that week's, where a learner has several; "next week's lesson" is one of them.
  const mayBeSeveral = role !== 'teacher' && long > 1440 && !has(draft.heard, 'noun', 'lesson');
  return mayBeSeveral && heldIn(range, selector, world).length > 1 ? range : null;
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
