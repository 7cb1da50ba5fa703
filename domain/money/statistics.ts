/** What a stretch of days came to: what was earned, received and spent, hours, attendance, and by what and whom. */
import type { Id } from '../basics/ids.ts';
import {
  addDays,
  dayOf,
  daysOf,
  minuteOfDay,
  startOfWeek,
  weekdayOf,
  type Day,
  type Wall,
} from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { lessonsBetween, type Held, type Lesson } from '../calendar/lesson.ts';
import { outlaysBetween, spentMinor, type Expense } from './expense.ts';

/** `until` is the first day after it. */
export type Span = { from: Day; until: Day };

/** What one student owes for one lesson; null: nothing, since they were not there. */
export type MoneyOf = (lesson: Lesson, studentId: Id) => { minor: number; openMinor: number } | null;

export type StatisticsFacts = {
  schedule: readonly Held[];
  expenses: readonly Expense[];
  moneyOf: MoneyOf;
  zone: string;
  nowMs: number;
};

/** earned: of lessons that have begun; planned: of those ahead. */
type Earned = { earnedMinor: number; plannedMinor: number; lessons: number };

export type Statistics = Earned & {
  span: Span;
  receivedMinor: number;
  openMinor: number;
  /** Who has something open. */
  openStudentIds: Id[];
  /** Spent until today. */
  expensesMinor: number;
  netMinor: number;
  minutes: number;
  /** Lessons ahead. */
  plannedLessons: number;
  /** Places of students in lessons that were given, and how many of them came. */
  seats: number;
  attended: number;
  cancelled: { total: number; late: number };
  buckets: (Span & Earned)[];
  /** The largest first. */
  subjects: (Earned & { name: string })[];
  students: (Earned & { id: Id })[];
  /** From Sunday. */
  weekdays: Earned[];
  /** Lessons that begin at this hour of this weekday: [weekday][hour]. */
  hours: number[][];
};

/** The days of `buckets` are those of the span, parted; nothing of a lesson outside them counts. */
export function statisticsOf(facts: StatisticsFacts, span: Span, buckets: readonly Span[]): Statistics {
  const { zone, nowMs } = facts;
  const books = openBooks(span, buckets);
  eachLesson(facts, span, (lesson) => {
    if (lesson.cancelled) books.cancelled.total += Math.min(1, lesson.meeting.attendees.length);
    else enter(books, lesson, toWall(lesson.startMs, zone), facts);
  });
  const tomorrow = addDays(dayOf(toWall(nowMs, zone)), 1);
  const spentUntil = span.until < tomorrow ? span.until : tomorrow;
  const expensesMinor = spentMinor(outlaysBetween(facts.expenses, span.from, spentUntil));
  const { earnedMinor, openMinor } = books;
  return {
    ...books,
    openStudentIds: [...books.openStudentIds],
    expensesMinor,
    receivedMinor: earnedMinor - openMinor,
    netMinor: earnedMinor - expensesMinor,
    subjects: [...books.subjects].map(([name, earned]) => ({ name, ...earned })).sort(byWorth),
    students: [...books.students].map(([id, earned]) => ({ id, ...earned })).sort(byWorth),
  };
}

/** Every lesson that begins within these days, also a cancelled one. */
export function eachLesson(
  { schedule, zone }: Pick<StatisticsFacts, 'schedule' | 'zone'>,
  { from, until }: Span,
  take: (lesson: Lesson) => void,
): void {
  const [fromMs, untilMs] = [toMs(`${from}T00:00`, zone), toMs(`${until}T00:00`, zone)];
  for (const held of schedule)
    for (const lesson of lessonsBetween(held, fromMs, untilMs, { cancelled: true }))
      if (lesson.startMs >= fromMs) take(lesson);
}

type Books = Omit<
  Statistics,
  'openStudentIds' | 'subjects' | 'students' | 'receivedMinor' | 'expensesMinor' | 'netMinor'
> & {
  openStudentIds: Set<Id>;
  subjects: Map<string, Earned>;
  students: Map<Id, Earned>;
};

const nothing = (): Earned => ({ earnedMinor: 0, plannedMinor: 0, lessons: 0 });

const openBooks = (span: Span, buckets: readonly Span[]): Books => ({
  ...nothing(),
  span,
  openMinor: 0,
  openStudentIds: new Set(),
  minutes: 0,
  plannedLessons: 0,
  seats: 0,
  attended: 0,
  cancelled: { total: 0, late: 0 },
  buckets: buckets.map((bucket) => ({ ...bucket, ...nothing() })),
  subjects: new Map(),
  students: new Map(),
  weekdays: Array.from({ length: 7 }, nothing),
  hours: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
});

const byWorth = (a: Earned, b: Earned): number =>
  b.earnedMinor - a.earnedMinor || b.plannedMinor - a.plannedMinor || b.lessons - a.lessons;

/** One lesson that takes place; of one ahead only what it will bring. */
function enter(books: Books, lesson: Lesson, start: Wall, facts: StatisticsFacts): void {
  const day = dayOf(start);
  const bucket = books.buckets.find(({ from, until }) => from <= day && day < until);
  const name = lesson.subject || lesson.summary;
  const sums = [books, books.weekdays[weekdayOf(start)], bucket, of(books.subjects, name)].filter(
    (sum) => sum !== undefined,
  );
  const { length: seats } = lesson.meeting.attendees;
  const came = lesson.meeting.attendees.filter(
    ({ studentId }) => !enterStudent(books, sums, { lesson, studentId }, facts),
  ).length;
  // A lesson to which nobody came was not given.
  if (seats > 0 && came === 0) return;
  if (lesson.startMs > facts.nowMs) {
    books.plannedLessons++;
    return;
  }
  for (const sum of sums) sum.lessons++;
  books.minutes += lesson.minutes;
  books.seats += seats;
  books.attended += came;
  const hours = books.hours[weekdayOf(start)] ?? [];
  const hour = Math.floor(minuteOfDay(start) / 60);
  hours[hour] = (hours[hour] ?? 0) + 1;
}

type Seat = { lesson: Lesson; studentId: Id };

/** Whether they stayed away. */
function enterStudent(
  books: Books,
  sums: readonly Earned[],
  { lesson, studentId }: Seat,
  { moneyOf, nowMs }: StatisticsFacts,
): boolean {
  const away = lesson.occurrence?.absences.find((each) => each.studentId === studentId);
  if (away) countAway(books, away.kind);
  const owed = moneyOf(lesson, studentId);
  if (owed === null) return away !== undefined;
  const isGiven = lesson.startMs <= nowMs;
  const student = of(books.students, studentId);
  if (isGiven && !away) student.lessons++;
  for (const sum of [...sums, student]) put(sum, owed.minor, isGiven);
  if (isGiven && owed.openMinor > 0) {
    books.openMinor += owed.openMinor;
    books.openStudentIds.add(studentId);
  }
  return away !== undefined;
}

function countAway(books: Books, kind: string): void {
  books.cancelled.total++;
  if (kind === 'late' || kind === 'noShow') books.cancelled.late++;
}

function put(sum: Earned, minor: number, isGiven: boolean): void {
  if (isGiven) sum.earnedMinor += minor;
  else sum.plannedMinor += minor;
}

function of<Key>(sums: Map<Key, Earned>, key: Key): Earned {
  const known = sums.get(key) ?? nothing();
  sums.set(key, known);
  return known;
}

/** The month of a day, by its weeks: of those that reach over its edges only the days within it. */
export function monthSpan(day: Day, weekStart: number): { span: Span; buckets: Span[] } {
  const from = `${day.slice(0, 7)}-01`;
  const until = `${addDays(from, 31).slice(0, 7)}-01`;
  const buckets: Span[] = [];
  for (let at = from; at < until;) {
    const week = addDays(startOfWeek(at, weekStart), 7);
    const next = week < until ? week : until;
    buckets.push({ from: at, until: next });
    at = next;
  }
  return { span: { from, until }, buckets };
}

/** The calendar year of a day, by its months. */
export function yearSpan(day: Day): { span: Span; buckets: Span[] } {
  const year = Number(day.slice(0, 4));
  const month = (at: number): Day =>
    `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  const buckets = Array.from({ length: 12 }, (_, at) => ({ from: month(at), until: month(at + 1) }));
  return { span: { from: month(0), until: month(12) }, buckets };
}

/**
 * The moment in an earlier stretch up to which it is compared: as many days in as now is in this one, so that like is
 * compared with like. Of a stretch that is over the earlier one counts whole.
 */
export function comparedUntil(now: { span: Span; nowMs: number }, earlier: Span, zone: string): number {
  const wall = toWall(now.nowMs, zone);
  const day = dayOf(wall);
  const endMs = toMs(`${earlier.until}T00:00`, zone) - 1;
  if (day >= now.span.until) return endMs;
  const then = addDays(earlier.from, daysOf(day) - daysOf(now.span.from));
  return Math.min(endMs, toMs(`${then}T${wall.slice(11)}`, zone));
}
