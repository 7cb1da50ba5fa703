/** Which meeting is meant: its people, subject, day and hour, or "the next one". */
import { addDays, compare, dayOf, minuteOfDay, weekdayOf, type Wall } from '../../domain/basics/wallTime.ts';
import { comesTo, type Held, type Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { DayRef } from '../grammar/time/readings.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { dayStart } from '../world/days.ts';
import { isOfHours, onDay, whenOf, type When } from './when.ts';

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
    which: word('which', 'second')
      ? 'second'
      : word('which', 'next')
        ? 'next'
        : word('which', 'last')
          ? 'last'
          : word('which', 'first')
            ? 'first'
            : null,
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

function heldAhead(selector: Selector, world: IndexedWorld, isAhead: (held: Held) => boolean): Held[] {
  const { when, which } = selector;
  // A series keeps its hour, so the hour of its first lesson is that of all.
  const hours = when.day && when.stretch && isOfHours(when.stretch) ? when.stretch : undefined;
  const hour = (held: { start: Wall }) => {
    if (hours !== undefined) {
      const { start, end } = onDay(hours, dayOf(held.start));
      if (held.start < start || held.start >= end) return false;
    }
    if (when.clock === undefined) return true;
    const said = when.clock.minute;
    const is = minuteOfDay(held.start);
    return said === is || (when.clock.open && said % 720 === is % 720);
  };
  const today = dayOf(world.now);
  const isNarrow = selector.subjects.length > 0 || selector.group || when.clock !== undefined;
  const pool = among(selector, world) ?? (isNarrow ? world.lessons : undefined);
  const limit = pool?.filter((lesson) => fits(lesson, selector) && hour(lesson));
  if (limit?.length === 0) return [];
  // Of many that fit, the weeks that are laid out already tell sooner.
  const only = limit === undefined || limit.length > fewLessons ? {} : { among: limit };
  const may = limit === undefined ? null : new Set(limit);
  const good = (held: Held) =>
    (may === null ? fits(held.lesson, selector) && hour(held) : may.has(held.lesson)) &&
    childrenCome(held, selector, world);
  const later = `${addDays(today, ahead)}T00:00`;
  const several = (found: Held[]) => onePerLesson(found).length >= many;
  const weekdays =
    when.recurrence?.weekdays ?? (when.day?.weekday === undefined ? undefined : [when.day.weekday]);
  const onDays = (held: Held) => weekdays === undefined || weekdays.includes(weekdayOf(held.start));
  if (selector.since !== undefined) {
    const to = `${addDays(dayOf(selector.since), ahead)}T00:00`;
    return onePerLesson(
      world.search({
        from: selector.since,
        to,
        wanted: (held) => good(held) && onDays(held),
        enough: several,
        ...only,
      }),
    );
  }
  if (hours === undefined && (when.stretch?.start !== undefined || when.stretch?.end !== undefined)) {
    // "Tomorrow before 5" begins with tomorrow.
    const { day } = when.stretch;
    const stretch = {
      from: when.stretch.start ?? (day ? dayStart(day.date) : world.now),
      to: when.stretch.end ?? later,
    };
    // "The last lesson in March"
    if (which === 'last' && when.stretch.end !== undefined)
      return onePerLesson(world.search({ ...stretch, wanted: good, ...only }), true);
    const held = world.search({ ...stretch, wanted: good, enough: several, ...only });
    // Of a stretch that is running only what is still to come can be meant.
    const isRunning =
      (when.stretch.start ?? day?.date ?? '') <= world.now && (when.stretch.end ?? '9') > world.now;
    return onePerLesson(isRunning ? held.filter(isAhead) : preferAhead(held, isAhead));
  }
  const named = when.day;
  if (
    weekdays !== undefined &&
    (named === undefined || named.which === 'bare' || named.which === 'coming' || named.which === 'this')
  ) {
    const wanted = (held: Held) => good(held) && isAhead(held) && onDays(held);
    const held = world.search({
      from: dayStart(today),
      to: later,
      wanted,
      enough: named === undefined ? several : () => true,
      ...only,
    });
    return named === undefined ? onePerLesson(held) : onNearestDay(onePerLesson(held));
  }
  if (named !== undefined) return ofDay(named, good, isAhead, world);
  if (which === 'last') {
    const past = world.search({
      from: `${addDays(today, -ahead)}T00:00`,
      to: world.now,
      wanted: good,
      ...only,
    });
    return past.length === 0 ? [] : [past[past.length - 1] as Held];
  }
  const held = world.search({
    from: dayStart(today),
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
