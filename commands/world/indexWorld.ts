/** A world made ready for reading: names indexed, meetings as lessons on the wall, weeks expanded once each. */
import type { Id } from '../../domain/basics/ids.ts';
import { addDays, dayOf, minutesOf, startOfWeek, wallAt, type Wall } from '../../domain/basics/wallTime.ts';
import { slotsBetween } from '../../domain/calendar/expand.ts';
import { comesTo, lessonOf, type Held, type Lesson } from './lesson.ts';
import { otherSubjectNames } from './subjectNames.ts';
import { indexNames, type Named, type NameIndex } from './nameIndex.ts';
import type { World, WorldPerson } from './world.ts';

export type IndexedWorld = World & {
  names: NameIndex;
  named: Map<Id, Named>;
  lessons: Lesson[];
  lessonById: Map<Id, Lesson>;
  pendings: Lesson[];
  lessonsOf: Map<Id, Lesson[]>;
  /**
   * The occurrences from a moment on that are wanted, in order, week by week until there are enough.
   * `among` spares the rest of the calendar where it is known whose lessons can be meant.
   */
  search(of: {
    from: Wall;
    to: Wall;
    wanted(held: Held): boolean;
    enough?(found: Held[]): boolean;
    among?: Lesson[];
  }): Held[];
  /** Every occurrence that begins in [from, to), in order; weeks are expanded once and kept. */
  heldBetween(from: Wall, to: Wall): Held[];
};

/** Ten years and more of weeks: nothing is looked for beyond. */
const mostWeeks = 600;

const nameOf = (person: WorldPerson): string => person.username ?? person.name ?? person.email ?? '';

function everyone(world: World): Named[] {
  const people = (list: WorldPerson[], kind: Named['kind']) =>
    list
      .map((person): Named => ({ kind, id: person.id, name: nameOf(person) }))
      .filter(({ name }) => name !== '');
  const known = new Set([world.user, ...world.students, ...world.children].map((one) => one?.id));
  const applicants = world.joinRequests.flatMap(({ studentId, studentName }) =>
    typeof studentId === 'string' && typeof studentName === 'string' && !known.has(studentId)
      ? [{ id: studentId, username: studentName }]
      : [],
  );
  return [
    ...people(applicants, 'applicant'),
    ...people(world.students, 'student'),
    ...people(world.teachers, 'teacher'),
    ...people(world.children, 'child'),
    ...world.subjects.map((subject): Named => ({ kind: 'subject', id: subject.id, name: subject.name })),
  ];
}

/** Subjects that only meetings tell of (a student does not load the list), and children that only the parent's own entity names. */
function withWhatIsImplied(world: World): World {
  const known = new Set(world.subjects.map(({ name }) => name));
  const implied = new Map<string, { id: Id; name: string }>();
  for (const { subject } of [...world.meetings, ...world.pendingMeetings])
    if (typeof subject === 'string' && subject !== '' && !known.has(subject))
      implied.set(subject, { id: subject, name: subject });
  const own = world.user?.userData?.['students'];
  const children =
    world.children.length === 0 && world.role === 'parent' && Array.isArray(own)
      ? (own as WorldPerson[])
      : world.children;
  return { ...world, subjects: [...world.subjects, ...implied.values()], children };
}

/** An occurrence ahead that neither the student nor any child of the parent comes to is no lesson of theirs any more. */
function isStillTheirs(world: World): (held: Held) => boolean {
  const own =
    world.role === 'parent'
      ? world.children.map(({ id }) => id)
      : world.role === 'student' && world.user
        ? [world.user.id]
        : [];
  return (held) => {
    if (held.end <= world.now || !held.lesson.away.has(held.start)) return true;
    const attending = own.filter((id) => held.lesson.attendeeIds.includes(id));
    return attending.length === 0 || attending.some((id) => comesTo(held, id));
  };
}

export function indexWorld(given: World): IndexedWorld {
  const world = withWhatIsImplied(given);
  const named = everyone(world);
  const lessons = world.meetings.flatMap((meeting) => lessonOf(meeting, world) ?? []);
  const weeks = new Map<string, Held[]>();
  const isTheirs = isStillTheirs(world);
  const expand = (of: readonly Lesson[], start: string): Held[] => {
    const from = minutesOf(`${start}T00:00`);
    const held: Held[] = [];
    for (const lesson of of)
      for (const minutes of slotsBetween(lesson, from, from + 7 * 1440)) {
        const slot = wallAt(minutes);
        const one = { lesson, start: slot, end: wallAt(minutes + lesson.minutes) };
        if (lesson.exdates.has(slot)) continue;
        if (isTheirs(one)) held.push(one);
        // A group goes on without them: the teacher's hour is taken, and no more than that.
        else if (lesson.capacity > 1) held.push({ ...one, lesson: { ...lesson, busyOnly: true } });
      }
    return held.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  };
  const series = lessons.filter(({ rrule }) => rrule !== null);
  const singles = Map.groupBy(
    lessons.filter(({ rrule }) => rrule === null),
    (lesson) => startOfWeek(dayOf(lesson.start), 0),
  );
  const week = (start: string): Held[] => {
    const known = weeks.get(start);
    if (known) return known;
    const held = expand([...series, ...(singles.get(start) ?? [])], start);
    weeks.set(start, held);
    return held;
  };
  const search: IndexedWorld['search'] = ({ from, to, wanted, enough, among }) => {
    const found: Held[] = [];
    for (
      let start = startOfWeek(dayOf(from), 0), n = 0;
      `${start}T00:00` < to && n < mostWeeks;
      start = addDays(start, 7), n++
    ) {
      for (const held of among ? expand(among, start) : week(start))
        if (held.start >= from && held.start < to && wanted(held)) found.push(held);
      if (found.length > 0 && enough?.(found)) break;
    }
    return found;
  };
  const lessonsOf = new Map<Id, Lesson[]>();
  for (const lesson of lessons)
    for (const id of new Set(lesson.attendeeIds)) {
      const list = lessonsOf.get(id);
      if (list) list.push(lesson);
      else lessonsOf.set(id, [lesson]);
    }
  return {
    ...world,
    names: indexNames(named, (one) => (one.kind === 'subject' ? otherSubjectNames(one.name) : [])),
    named: new Map(named.map((one) => [one.id, one])),
    lessons,
    lessonById: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    pendings: world.pendingMeetings.flatMap((meeting) => lessonOf(meeting, world) ?? []),
    lessonsOf,
    search,
    heldBetween: (from, to) => search({ from, to, wanted: () => true }),
  };
}
