/** Whether a change may stand although it books somebody twice; and what is said where it may not. */
import type { Id } from './basics/ids.ts';
import { refuse, type Refusal } from './basics/refusal.ts';
import { minutesBetween, type Wall } from './basics/wallTime.ts';
import { toWall } from './basics/zones.ts';
import { overlapsOf } from './calendar/collisions.ts';
import { openDraft } from './calendar/draft.ts';
import { nearestFree } from './calendar/availability/freeSlots.ts';
import { judgeConflicts, type Judged, type Judgement } from './calendar/conflicts/judgeConflicts.ts';
import { closedHours } from './calendar/conflicts/closedHours.ts';
import { conflictWindow } from './calendar/conflicts/conflictWindow.ts';
import type { Held } from './calendar/lesson.ts';
import type { Meeting } from './calendar/meeting.ts';
import { isTooClose, overlapInTime, widestSpace } from './calendar/availability/spacing.ts';
import { shiftSeries } from './calendar/series/moveSlots.ts';
import { need, type Gathering } from './kernel/facts.ts';
import { meetingIdOf, type MeetingWithOccurrences } from './calendar/occurrence.ts';
import type { Change, Means } from './kernel/operation.ts';
import type { Step } from './operations.ts';
import { teacherIdOf, type Actor } from './kernel/actor.ts';
import type { Teacher } from './people/people.ts';
import { rowKey, type RowChange } from './kernel/rows.ts';

const mostShown = 20;

type Judging = Judgement & {
  schedule: MeetingWithOccurrences[];
  /** The hours among them that are closed. */
  closedIds: ReadonlySet<Id>;
  teacher: Teacher | null;
  /** The meetings that the change wrote, as they will be. */
  touched: MeetingWithOccurrences[];
};

/** All rows of a change against the schedule around them, once. Asks for the world as it will be with them. */
export function* judge(rows: readonly RowChange[], actor: Actor, means: Means): Gathering<Judging> {
  const nothing: Judging = {
    conflicts: [],
    stood: [],
    schedule: [],
    closedIds: new Set(),
    teacher: null,
    touched: [],
  };
  const all = rows.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);
  const ids = new Set(all.map(meetingIdOf).filter((id) => id !== null));
  const teacherId = teacherIdOf(actor);
  const touched: MeetingWithOccurrences[] = [];
  for (const id of ids) {
    const held = yield* need('meeting', { teacherId, id });
    if (held) touched.push(held);
  }
  if (touched.length === 0) return nothing;
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return nothing;
  const span = conflictWindow(touched, rows, means.nowMs, teacher.travelMinutes > 0);
  if (!span) return nothing;
  const from = toWall(span.fromMs, teacher.zone);
  const until = span.untilMs === null ? null : toWall(span.untilMs, teacher.zone);
  const found = yield* need('schedule', { teacherId, from, until });
  // Each of the change's own with all that hangs on it, even where its series is long over.
  const others = found.filter(({ meeting }) => !ids.has(meeting.id));
  const standing = [...others, ...touched.filter(({ meeting }) => meeting.removedMs === null)];
  const closed = yield* closedHours(teacherId);
  const closedIds = new Set(closed.map(({ meeting }) => meeting.id));
  const schedule = [...standing, ...closed];
  return {
    ...judgeConflicts(touched, schedule, rows, teacher, closedIds),
    schedule,
    closedIds,
    teacher,
    touched,
  };
}

/** The teacher alone may insist; and what was accepted once may stand again when a later change is undone. */
export function isAllowed(judged: Judged, steps: readonly Step[], changes: readonly Change[]): boolean {
  const step = steps[stepOf(judged, changes)];
  if (!step) return false;
  const { mine, other } = judged.overlap;
  // Hours that were closed over a lesson do not keep it from coming back.
  const { restricted, tooClose } = judged.conflict;
  if (step.name === 'undoChange') return mine.insisted || other.insisted || restricted || tooClose;
  return 'insist' in step.args && step.args.insist === true;
}

/** The last step that wrote the lesson which conflicts, or the series it belongs to. */
export function stepOf({ overlap: { mine } }: Judged, changes: readonly Change[]): number {
  const step = changes.findLastIndex(({ rows }) =>
    rows.some(({ before, after }) =>
      [before, after].some((row) =>
        row?.kind === 'occurrence'
          ? row.meetingId === mine.meeting.id && row.slot === mine.slot
          : row?.id === mine.meeting.id,
      ),
    ),
  );
  return Math.max(0, step);
}

/** "Anyway" is written where it is needed: in one of two rows that overlap, the lesson's own before its series'. */
export function markInsisted(rows: readonly RowChange[], { conflicts, stood }: Judgement): RowChange[] {
  const written = new Set(rows.flatMap(({ after }) => (after ? [rowKey(after)] : [])));
  const marked = new Set<string>();
  // Two that only stand close do not need it: what is written keeps the database from telling them apart.
  const overlapping = conflicts.filter(({ conflict }) => !conflict.tooClose).map(({ overlap }) => overlap);
  for (const { mine, other } of [...overlapping, ...stood]) {
    if (mine.insisted || other.insisted) continue;
    const candidates = [mine.occurrence, other.occurrence, mine.meeting, other.meeting];
    const row = candidates.find((each) => each !== null && written.has(rowKey(each)));
    if (row) marked.add(rowKey(row));
  }
  return rows.map((change) => {
    const { after } = change;
    if (!after || !marked.has(rowKey(after))) return change;
    if (after.kind === 'meeting') return { ...change, after: { ...after, insisted: true } };
    return after.kind === 'occurrence'
      ? { ...change, after: { ...after, own: { ...after.own, insisted: true } } }
      : change;
  });
}

/** Names what is in the way, and the nearest hours that are free. */
export function* conflictRefusal(
  refused: readonly Judged[],
  { schedule, closedIds }: Pick<Judging, 'schedule' | 'closedIds'>,
  teacher: Teacher,
  means: Means,
  isTeacher: boolean,
): Gathering<Refusal> {
  const shown = refused.slice(0, mostShown);
  const ids = [...new Set(shown.flatMap(({ conflict }) => conflict.studentIds))];
  const students = ids.length > 0 ? yield* need('students', { teacherId: teacher.id, ids }) : [];
  const names = new Map(students.map(({ id, name }) => [id, name]));
  return refuse('CLASH', 'input.start', {
    conflicts: shown.map(
      ({
        conflict: { studentIds, meetingId, start, end, summary, subject, restricted, tooClose, mine },
      }) => ({
        start,
        end,
        tooClose,
        // Whoever else stands there is nobody else's business than the teacher's.
        ...(isTeacher && {
          meetingId,
          restricted,
          summary,
          subject,
          with: studentIds.flatMap((id) => names.get(id) ?? []),
        }),
        mine: { start: mine.start, end: mine.end },
      }),
    ),
    count: refused.length,
    free: freeInstead(
      refused,
      schedule.filter(({ meeting }) => !closedIds.has(meeting.id)),
      schedule.filter(({ meeting }) => closedIds.has(meeting.id)),
      teacher,
      means,
    ),
  });
}

function freeInstead(
  [first]: readonly Judged[],
  schedule: readonly MeetingWithOccurrences[],
  closed: readonly MeetingWithOccurrences[],
  teacher: Teacher,
  { nowMs }: Means,
): Wall[] {
  if (!first) return [];
  const { mine } = first.overlap;
  // The lesson's own place is free for itself.
  const others = schedule.filter(({ meeting }) => meeting.id !== mine.meeting.id);
  const around = first.conflict.mine.start;
  const isSeries = mine.meeting.rrule !== null && mine.occurrence?.own.start === undefined;
  return nearestFree(
    { schedule: others, closed, teacher },
    {
      location: mine.location,
      minutes: mine.minutes,
      around,
      notBefore: toWall(nowMs, teacher.zone),
      // A whole series that moves there must fit in every week, not only in this one.
      ...(isSeries && {
        fits: (start: Wall) =>
          fitsEverywhere(mine.meeting, minutesBetween(around, start), { others, closed, teacher, nowMs }),
      }),
    },
  );
}

type Around = { others: readonly Held[]; closed: readonly Held[]; teacher: Teacher; nowMs: number };

function fitsEverywhere(
  meeting: Meeting,
  minutes: number,
  { others, closed, teacher, nowMs }: Around,
): boolean {
  const draft = openDraft([{ meeting, occurrences: [] }]);
  shiftSeries(draft, meeting.id, minutes);
  const moved = draft.held(meeting.id);
  const space = widestSpace(teacher);
  const isInTheWay = (other: Held, needed: number): boolean => {
    for (const pair of overlapsOf(moved, other, needed)) {
      // Nothing is moved into the past, whatever stood there.
      if (pair.mine.startMs < nowMs) continue;
      if (overlapInTime(pair) || isTooClose(pair, teacher)) return true;
    }
    return false;
  };
  return !closed.some((time) => isInTheWay(time, 0)) && !others.some((other) => isInTheWay(other, space));
}
