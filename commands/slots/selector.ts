/** Which meeting is meant: its people, subject, day and hour, or "the next one". */
import { addDays, compare, dayOf, minuteOfDay, weekdayOf, type Wall } from '../../domain/basics/wallTime.ts';
import { comesTo, type Held, type Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { DayRef } from '../grammar/time/readings.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { dayStart } from '../world/days.ts';
import { isOfHours, onDay, whenOf } from './when.ts';
import type { When } from './saidWhen.ts';

export type Selector = {
  items: Entity[];
  people: (Entity & { kind: 'person' })[];
  subjects: (Entity & { kind: 'subject' })[];
  when: When;
  which: 'next' | 'second' | 'last' | 'first' | null;
  group: boolean;
  /** Occurrences from this moment on ("from January"). */
  since?: Wall;
  /** What has begun is meant only where nothing else can be: what reaches into the future begins with a lesson to come. */
  toCome?: boolean;
  /** Of several, one that does not repeat yet. */
  once?: boolean;
};

export function selectorOf(items: Entity[]): Selector {
  const word = (sense: string, value?: string) =>
    items.some(
      (item) => item.kind === 'word' && item.sense === sense && (value === undefined || item.value === value),
    );
  return {
    items,
    people: items.filter((item): item is Entity & { kind: 'person' } => item.kind === 'person'),
    subjects: items.filter((item): item is Entity & { kind: 'subject' } => item.kind === 'subject'),
    when: whenOf(items),
    which: (['second', 'next', 'last', 'first'] as const).find((which) => word('which', which)) ?? null,
    group: word('noun', 'group'),
  };
}

export const isSelecting = (selector: Selector): boolean =>
  selector.people.length > 0 ||
  selector.subjects.length > 0 ||
  selector.when.items.length > 0 ||
  selector.which !== null ||
  selector.group;

export function fits(lesson: Lesson, selector: Selector): boolean {
  if (lesson.busyOnly) return false;
  for (const person of selector.people)
    if (
      !person.named.some(
        ({ id, kind }) => lesson.attendeeIds.includes(id) || (kind === 'teacher' && lesson.teacherId === id),
      )
    )
      return false;
  if (
    selector.subjects.length > 0 &&
    !selector.subjects.some((subject) =>
      subject.named.some(({ name }) => name === lesson.subject || lesson.summary === name),
    )
  )
    return false;
  return !selector.group || lesson.capacity > 1 || lesson.attendeeIds.length > 1;
}

const ahead = 26 * 7;

/** More than are ever offered as buttons. */
const many = 8;

/** As many lessons as are sooner looked up one by one than in the weeks of all. */
const fewLessons = 250;

/** The lessons that can be meant at all, where a person was named; the rest of the calendar is not looked at. */
function among(selector: Selector, world: IndexedWorld): Lesson[] | undefined {
  const learners = selector.people.find(({ named }) => named.every(({ kind }) => kind !== 'teacher'));
  return learners && [...new Set(learners.named.flatMap(({ id }) => world.lessonsOf.get(id) ?? []))];
}

/** The occurrences that fit, one for each lesson, nearest first. */
export function findHeld(selector: Selector, world: IndexedWorld): Held[] {
  const { which, when, people, subjects } = selector;
  // "The last lesson of Monday": of all that are held that day.
  if ((which === 'first' || which === 'last') && when.day && people.length + subjects.length === 0) {
    const held = findHeld({ ...selector, which: null }, world).sort((a, b) => compare(a.start, b.start));
    return which === 'first' ? held.slice(0, 1) : held.slice(-1);
  }
  const toCome = selector.toCome ? heldAhead(selector, world, ({ start }) => start > world.now) : [];
  return toCome.length > 0 ? toCome : heldAhead(selector, world, ({ end }) => end > world.now);
}

type Is = (held: Held) => boolean;

/** What is looked for: `good` is what may be meant at all, `only` the few lessons of which it can be one. */
type Looking = {
  selector: Selector;
  world: IndexedWorld;
  isAhead: Is;
  good: Is;
  only: { among?: Lesson[] };
  weekdays: number[] | undefined;
  later: Wall;
};

function heldAhead(selector: Selector, world: IndexedWorld, isAhead: Is): Held[] {
  const looking = lookingFor(selector, world, isAhead);
  if (looking === null) return [];
  for (const way of ways) {
    const held = way(looking);
    if (held !== null) return held;
  }
  return fromNow(looking);
}

/** "After 5 on Sunday": hours of the day that is named. */
const hoursOf = ({ day, stretch }: When) => (day && stretch && isOfHours(stretch) ? stretch : undefined);

/** A series keeps its hour, so the hour of its first lesson is that of all. */
function isAtHour({ when }: Selector): (lesson: { start: Wall }) => boolean {
  const hours = hoursOf(when);
  const { clock } = when;
  return ({ start }) => {
    if (hours !== undefined) {
      const within = onDay(hours, dayOf(start));
      if (start < within.start || start >= within.end) return false;
    }
    if (clock === undefined) return true;
    const is = minuteOfDay(start);
    return clock.minute === is || (clock.open && clock.minute % 720 === is % 720);
  };
}

/** The lessons that fit, where they are sooner looked up one by one; undefined where the weeks of all are looked through. */
function limitOf(selector: Selector, world: IndexedWorld, isThen: (lesson: Lesson) => boolean) {
  const { subjects, group, when } = selector;
  const isNarrow = subjects.length > 0 || group || when.clock !== undefined;
  const pool = among(selector, world) ?? (isNarrow ? world.lessons : undefined);
  return pool?.filter((lesson) => fits(lesson, selector) && isThen(lesson));
}

/** Null where no lesson there is can be meant. */
function lookingFor(selector: Selector, world: IndexedWorld, isAhead: Is): Looking | null {
  const { day, recurrence } = selector.when;
  const isThen = isAtHour(selector);
  const limit = limitOf(selector, world, isThen);
  if (limit?.length === 0) return null;
  const may = limit && new Set(limit);
  const isMeant: Is = may
    ? ({ lesson }) => may.has(lesson)
    : (held) => fits(held.lesson, selector) && isThen(held);
  return {
    selector,
    world,
    isAhead,
    good: (held) => isMeant(held) && childrenCome(held, selector, world),
    // Of many that fit, the weeks that are laid out already tell sooner.
    only: limit === undefined || limit.length > fewLessons ? {} : { among: limit },
    weekdays: recurrence?.weekdays ?? (day?.weekday === undefined ? undefined : [day.weekday]),
    later: `${addDays(dayOf(world.now), ahead)}T00:00`,
  };
}

const several = (found: Held[]): boolean => onePerLesson(found).length >= many;

const isOnDays = ({ weekdays }: Looking, held: Held): boolean =>
  weekdays === undefined || weekdays.includes(weekdayOf(held.start));

/** Null where the words say nothing of the kind. */
type Way = (looking: Looking) => Held[] | null;

/** "Dana's lessons from January" */
const sinceThen: Way = (looking) => {
  const { selector, world, good, only } = looking;
  const { since } = selector;
  if (since === undefined) return null;
  const to = `${addDays(dayOf(since), ahead)}T00:00`;
  const wanted: Is = (held) => good(held) && isOnDays(looking, held);
  return onePerLesson(world.search({ from: since, to, wanted, enough: several, ...only }));
};

/** "Next week's lesson", "the last lesson in March" */
const inStretch: Way = ({ selector, world, isAhead, good, only, later }) => {
  const { stretch } = selector.when;
  if (!stretch || hoursOf(selector.when) !== undefined) return null;
  const { start, end, day } = stretch;
  if (start === undefined && end === undefined) return null;
  // "Tomorrow before 5" begins with tomorrow.
  const range = { from: start ?? (day ? dayStart(day.date) : world.now), to: end ?? later };
  if (selector.which === 'last' && end !== undefined)
    return onePerLesson(world.search({ ...range, wanted: good, ...only }), true);
  const held = world.search({ ...range, wanted: good, enough: several, ...only });
  return onePerLesson(isRunning(stretch, world) ? held.filter(isAhead) : preferAhead(held, isAhead));
};

/** Of a stretch that is running only what is still to come can be meant. */
const isRunning = ({ start, end, day }: NonNullable<When['stretch']>, { now }: IndexedWorld): boolean =>
  (start ?? day?.date ?? '') <= now && (end ?? '9') > now;

/** "Sunday's lesson", "on Sundays" */
const onWeekday: Way = (looking) => {
  const { selector, world, isAhead, good, only, later, weekdays } = looking;
  const { day } = selector.when;
  if (weekdays === undefined || !/^(?:bare|coming|this)$/.test(day ? (day.which ?? '') : 'bare')) return null;
  const held = world.search({
    from: dayStart(dayOf(world.now)),
    to: later,
    wanted: (one) => good(one) && isAhead(one) && isOnDays(looking, one),
    enough: day === undefined ? several : () => true,
    ...only,
  });
  return day === undefined ? onePerLesson(held) : onNearestDay(onePerLesson(held));
};

/** "The lesson of 3 March" */
const onNamedDay: Way = ({ selector, world, good, isAhead }) =>
  selector.when.day === undefined ? null : ofDay(selector.when.day, good, isAhead, world);

/** "The last lesson": the one that was. */
const lastOfAll: Way = ({ selector, world, good, only }) => {
  if (selector.which !== 'last') return null;
  const from = `${addDays(dayOf(world.now), -ahead)}T00:00`;
  return world.search({ from, to: world.now, wanted: good, ...only }).slice(-1);
};

const ways: Way[] = [sinceThen, inStretch, onWeekday, onNamedDay, lastOfAll];

/** "Dana's next lesson", "the one after it", "Dana's lesson" */
function fromNow({ selector: { which }, world, isAhead, good, only, later }: Looking): Held[] {
  const held = world.search({
    from: dayStart(dayOf(world.now)),
    to: later,
    wanted: (one) => good(one) && isAhead(one),
    enough: which === null ? several : (found) => found.length >= 2,
    ...only,
  });
  if (which === 'second') return held.slice(1, 2);
  return which === 'next' ? held.slice(0, 1) : onePerLesson(held);
}

/** A lesson ahead that the child who is meant does not come to is not one of theirs, although a sibling may come. */
const childrenCome = (held: Held, { people }: Selector, { now }: IndexedWorld): boolean =>
  held.end <= now ||
  people.every(({ named }) =>
    named.some(
      (one) => one.kind !== 'child' || !held.lesson.attendeeIds.includes(one.id) || comesTo(held, one.id),
    ),
  );

function ofDay(
  named: DayRef,
  good: (held: Held) => boolean,
  isAhead: (held: Held) => boolean,
  world: IndexedWorld,
): Held[] {
  const on = (date: string) => world.heldBetween(`${date}T00:00`, `${addDays(date, 1)}T00:00`).filter(good);
  const exact = onePerLesson(preferAhead(on(named.date), isAhead));
  if (exact.length > 0 || named.weekday === undefined || named.which === 'last') return exact;
  return named.other === undefined ? [] : onePerLesson(on(named.other).filter(isAhead));
}

const preferAhead = (held: Held[], isAhead: (held: Held) => boolean): Held[] => {
  const still = held.filter(isAhead);
  return still.length > 0 ? still : held;
};

function onePerLesson(held: Held[], last = false): Held[] {
  const seen = new Set<string>();
  return [...held]
    .sort((a, b) => (last ? compare(b.start, a.start) : compare(a.start, b.start)))
    .filter(({ lesson }) => !seen.has(lesson.id) && seen.add(lesson.id) !== undefined);
}

const onNearestDay = (held: Held[]): Held[] =>
  held.filter((one) => dayOf(one.start) === dayOf((held[0] as Held).start));
