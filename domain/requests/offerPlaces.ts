/** After every change: a place that became free is offered to whoever waits the longest; an offer without a place is taken back. */
import type { Id } from '../basics/ids.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Notice } from '../notices/notice.ts';
import type { Means } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { RowChange } from '../kernel/rows.ts';
import { byTurn, offerMs, type Waiting } from './waiting.ts';
import { freePlaces, goingOn, tellOfWaiting } from './waitingFacts.ts';

/** Asks for the world as it will be with `rows`. */
export function* offerPlaces(
  rows: readonly RowChange[],
  actor: Actor,
  means: Means,
): Gathering<{ rows: RowChange[]; tell: Notice[] }> {
  const offered: { rows: RowChange[]; tell: Notice[] } = { rows: [], tell: [] };
  const seriesIds = groupsOf(rows);
  if (seriesIds.size === 0) return offered;
  const teacherId = teacherIdOf(actor);
  const waitings = yield* need('waitings', { teacherId });
  for (const seriesId of seriesIds) {
    const queue = waitings.filter((each) => each.seriesId === seriesId).sort(byTurn);
    if (queue.length > 0) yield* offerIn(seriesId, queue, { teacherId, means, offered });
  }
  return offered;
}

/** Groups whose places or whose queue may be others now. */
function groupsOf(rows: readonly RowChange[]): Set<Id> {
  const ids = new Set<Id>();
  for (const { before, after } of rows)
    for (const row of [before, after])
      if (row?.kind === 'waiting' || (row?.kind === 'meeting' && before?.kind === 'meeting'))
        ids.add(row.seriesId);
  return ids;
}

type Offering = { teacherId: Id; means: Means; offered: { rows: RowChange[]; tell: Notice[] } };

function* offerIn(
  seriesId: Id,
  queue: readonly Waiting[],
  { teacherId, means, offered }: Offering,
): Gathering<void> {
  const { nowMs } = means;
  const series = yield* need('series', { teacherId, seriesId });
  const group = goingOn(series, nowMs);
  const put = (before: Waiting, after: Waiting): void => void offered.rows.push({ before, after });
  if (!group) {
    for (const each of queue) put(each, { ...each, status: 'Expired', removedMs: nowMs });
    return;
  }
  let free = freePlaces(group.held, queue);
  for (const each of queue.toReversed()) {
    if (free >= 0) break;
    if (each.status !== 'Offered') continue;
    put(each, { ...each, status: 'Waiting', offeredMs: null, expiresMs: null });
    free += 1;
  }
  const waiting = queue.filter(({ status }) => status === 'Waiting');
  if (free <= 0 || waiting.length === 0) return;
  const teacher = yield* need('teacher', { teacherId });
  const ids = waiting.map(({ studentId }) => studentId);
  const students = yield* need('students', { teacherId, ids });
  for (const each of waiting) {
    if (free === 0 || !teacher) break;
    const student = students.find(({ id }) => id === each.studentId);
    const isComing = group.held.meeting.attendees.some(({ studentId }) => studentId === each.studentId);
    // Whom the teacher has taken in herself, or no longer teaches, waits for nothing.
    if (!student || student.blocked || student.archived || isComing) {
      put(each, { ...each, status: isComing ? 'Accepted' : 'Expired', removedMs: nowMs });
      continue;
    }
    const { meeting } = group.held;
    const after: Waiting = {
      ...each,
      meetingId: meeting.id,
      status: 'Offered',
      offeredMs: nowMs,
      expiresMs: nowMs + offerMs,
    };
    put(each, after);
    free -= 1;
    const told = { teacher, studentName: student.name, subject: meeting.subject };
    offered.tell.push(...tellOfWaiting(after, 'PlaceOffered', [each.studentId, each.requestedBy], told));
  }
}
