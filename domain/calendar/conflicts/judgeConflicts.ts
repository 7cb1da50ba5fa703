/** What a change would book twice: each of its new times against the whole schedule as it will be. */
import type { Id } from '../../basics/ids.ts';
import { minutesOf, minutesPerDay, type Wall } from '../../basics/wallTime.ts';
import { onWallOf, toWall } from '../../basics/zones.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import { rowKey, type Row, type RowChange } from '../../kernel/rows.ts';
import type { Teacher } from '../../people/people.ts';
import { isTooClose, overlapInTime, widestSpace, type Spacing } from '../availability/spacing.ts';
import { overlapsOf, overlapsOfLessons, sharedStudents, type Overlap } from '../collisions.ts';
import { lastSlot } from '../expand.ts';
import { lessonAt, lessonsBetween, type Lesson } from '../lesson.ts';
import type { Meeting } from '../meeting.ts';

/** A lesson that stands in the way of one of the change's. Wall times in the teacher's zone. */
export type Conflict = {
  meetingId: Id;
  /** The row of the occurrence, where it differs from its series. */
  occurrenceId: Id | null;
  slot: Wall;
  start: Wall;
  end: Wall;
  summary: string;
  subject: string;
  /** Who has that lesson. */
  studentIds: Id[];
  /** Who would have to be in both. */
  sharedIds: Id[];
  /** No lesson: hours that the teacher has closed; `meetingId` is theirs, and `summary` the reason. */
  restricted: boolean;
  /** They do not overlap, but the teacher needs more time between them. */
  tooClose: boolean;
  /** The lesson of this change. */
  mine: { meetingId: Id; slot: Wall; start: Wall; end: Wall };
};

export type Judged = { overlap: Overlap; conflict: Conflict };

export type Judgement = {
  /** What the change would book twice, in order of time. */
  conflicts: Judged[];
  /** Overlaps that were there before it, and that none of their rows says to be insisted on any more. */
  stood: Overlap[];
};

/** Endless series that conflict do so for ever: so many are counted of each two. */
export const mostConflicts = 100;
/** Past so many in all, one of each two is enough to know that they conflict: a hundred series at one hour do so a million times. */
const mostInAll = 1000;

/**
 * `touched`: the meetings whose rows change, as they will be, removed ones too; `schedule`: all meetings, these among
 * them, and the hours that are closed, which `closedIds` names.
 */
export function judgeConflicts(
  touched: readonly MeetingWithOccurrences[],
  schedule: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  { zone, ...spacing }: Pick<Teacher, 'zone'> & Spacing,
  closedIds: ReadonlySet<Id> = new Set(),
): Judgement {
  const isOld = standingBefore(touched, schedule, rows);
  const found = new Map<string, Judged>();
  const stood: Overlap[] = [];
  const around = schedule.map((other) => ({ other, reach: reachOf(other) }));
  for (const mine of touched) {
    const news = newTimes(mine, rows, spacing.travelMinutes > 0);
    if (news === 'none') continue;
    const own = reachOf(mine);
    for (const { other, reach } of around) {
      if (reach.from > own.until || own.from > reach.until) continue;
      let taken = 0;
      const isClosed = closedIds.has(other.meeting.id);
      // Closed hours are a rest themselves.
      const space = isClosed ? 0 : widestSpace(spacing);
      const pairs = news === 'all' ? overlapsOf(mine, other, space) : overlapsOfLessons(news, other, space);
      for (const overlap of pairs) {
        const isNear = !overlapInTime(overlap);
        if (isNear && (!isTooClose(overlap, spacing) || isOld(overlap))) continue;
        if (isOld(overlap)) {
          if (!isClosed && !overlap.mine.insisted && !overlap.other.insisted) stood.push(overlap);
          continue;
        }
        const names = [overlap.mine, overlap.other].map(({ meeting, slot }) => `${meeting.id} ${slot}`);
        const key = names.sort().join(' ');
        if (!found.has(key)) found.set(key, { overlap, conflict: conflictOf(overlap, zone, closedIds) });
        if (++taken >= mostConflicts || found.size >= mostInAll) break;
      }
    }
  }
  return { conflicts: [...found.values()].sort(byTime), stood };
}

type Reach = { from: number; until: number };

const endless: Reach = { from: -Infinity, until: Infinity };

/** At every key of a sentence the same schedule is judged against: a row says where it ends once. */
const reaches = new WeakMap<Meeting, Reach>();

/** Minutes between which a meeting lies, with room for other zones; of those that anything happened to, no bounds are told. */
function reachOf({ meeting, occurrences }: MeetingWithOccurrences): Reach {
  if (occurrences.length > 0) return endless;
  const known = reaches.get(meeting) ?? reachOfRule(meeting);
  reaches.set(meeting, known);
  return known;
}

function reachOfRule(meeting: Meeting): Reach {
  const last = meeting.rrule === null ? meeting.start : lastSlot(meeting);
  return {
    from: minutesOf(meeting.start) - 2 * minutesPerDay,
    until: last === null ? Infinity : minutesOf(last) + meeting.minutes + 2 * minutesPerDay,
  };
}

const byTime = (a: Judged, b: Judged): number =>
  a.overlap.mine.startMs - b.overlap.mine.startMs || a.overlap.other.startMs - b.overlap.other.startMs;

/** Which of a meeting's lessons may stand at a time, or a place that is asked about, that they did not stand at before. */
export function newTimes(
  { meeting, occurrences }: MeetingWithOccurrences,
  rows: readonly RowChange[],
  placesToo = false,
): Lesson[] | 'all' | 'none' {
  if (meeting.removedMs !== null) return 'none';
  const change = rows.find(({ after }) => after?.kind === 'meeting' && after.id === meeting.id);
  if (change && !sameTimes(change.before, meeting, placesToo)) return 'all';
  const slots = new Set<Wall>();
  for (const { before, after } of rows) {
    for (const row of [before, after])
      if (row?.kind === 'occurrence' && row.meetingId === meeting.id) slots.add(row.slot);
  }
  const lessons = [...slots].map((slot) =>
    lessonAt(meeting, slot, occurrences.find((each) => each.slot === slot) ?? null),
  );
  // A slot that lost its row stands again only where the rule gives it.
  return lessons.filter(
    (each) =>
      !each.cancelled &&
      lessonsBetween({ meeting, occurrences }, each.startMs, each.endMs).some(
        ({ slot }) => slot === each.slot,
      ),
  );
}

function sameTimes(before: Row | null, after: Meeting, placesToo: boolean): boolean {
  return (
    before?.kind === 'meeting' &&
    before.removedMs === null &&
    (!placesToo || before.location === after.location) &&
    before.start === after.start &&
    before.minutes === after.minutes &&
    before.rrule === after.rrule &&
    before.zone === after.zone
  );
}

/** Whether two lessons of these series stood at exactly these times before the change: then it did not make them conflict. */
function standingBefore(
  touched: readonly MeetingWithOccurrences[],
  schedule: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
): (pair: Overlap) => boolean {
  const ids = new Set(touched.map(({ meeting }) => meeting.id));
  const before = Map.groupBy(
    [...beforeOf(touched, rows), ...schedule.filter(({ meeting }) => !ids.has(meeting.id))],
    ({ meeting }) => meeting.seriesId,
  );
  return ({ mine, other }) => {
    // What was near enough before and is at a student's now needs a way that it did not need.
    const samePlaces = !overlapInTime({ mine, other });
    const isOnePlace =
      mine.meeting.seriesId === other.meeting.seriesId &&
      mine.startMs === other.startMs &&
      mine.endMs === other.endMs;
    return countBefore(mine, samePlaces) >= (isOnePlace ? 2 : 1) && countBefore(other, samePlaces) >= 1;
  };

  function countBefore({ meeting, startMs, endMs, location }: Lesson, samePlaces: boolean): number {
    return (before.get(meeting.seriesId) ?? [])
      .flatMap((each) => lessonsBetween(each, startMs, endMs))
      .filter((each) => each.startMs === startMs && each.endMs === endMs)
      .filter((each) => !samePlaces || each.location === location).length;
  }
}

/** The touched meetings as they were. */
function beforeOf(
  touched: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
): MeetingWithOccurrences[] {
  const changed = new Set(
    rows.flatMap(({ before, after }) => [before, after]).flatMap((row) => (row ? [rowKey(row)] : [])),
  );
  const occurrences = [
    ...touched.flatMap((each) => each.occurrences).filter((row) => !changed.has(rowKey(row))),
    ...rows.flatMap(({ before }) => (before?.kind === 'occurrence' ? [before] : [])),
  ];
  const meetings = [
    ...touched.map(({ meeting }) => meeting).filter((row) => !changed.has(rowKey(row))),
    ...rows.flatMap(({ before }) => (before?.kind === 'meeting' ? [before] : [])),
  ];
  return meetings.map((meeting) => ({
    meeting,
    occurrences: occurrences.filter(({ meetingId }) => meetingId === meeting.id),
  }));
}

export function conflictOf(overlap: Overlap, zone: string, closedIds: ReadonlySet<Id>): Conflict {
  const { mine, other } = overlap;
  return {
    meetingId: other.meeting.id,
    occurrenceId: other.occurrence?.id ?? null,
    slot: onWallOf(other.slot, other.meeting.zone, zone),
    start: toWall(other.startMs, zone),
    end: toWall(other.endMs, zone),
    summary: other.summary,
    subject: other.subject,
    studentIds: other.meeting.attendees.map(({ studentId }) => studentId),
    sharedIds: sharedStudents(overlap),
    restricted: closedIds.has(other.meeting.id),
    tooClose: !overlapInTime(overlap),
    mine: {
      meetingId: mine.meeting.id,
      slot: onWallOf(mine.slot, mine.meeting.zone, zone),
      start: toWall(mine.startMs, zone),
      end: toWall(mine.endMs, zone),
    },
  };
}
