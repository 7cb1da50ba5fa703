/** One takes back a change: every row as it was, where nobody has written since. A student or a parent only what they did themselves. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { need, type Asks, type Gathering } from '../kernel/facts.ts';
import { meetingIdOf, type MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { isAsLeft, isNeeded, namesOneTwice, onlySent, putBack, whyItCannotReturn } from './rollback.ts';
import { rowKey, type Row, type RowChange } from '../kernel/rows.ts';
import { isSlot } from '../calendar/expand.ts';
import type { Meeting } from '../calendar/meeting.ts';
import { tellOfOccurrences } from './tellOfOccurrences.ts';
import { tellOfUndo } from './tellOfUndo.ts';
import { learnerMayUndo, tellTeacherOfUndo, tooLateFor, type ByLearner } from './undoByLearner.ts';

type UndoFacts = {
  /** null: a person's own rows. */
  teacher: Teacher | null;
  rows: RowChange[];
  current: (Row | null)[];
  revision: number;
  /** The meetings that the change touched, as they stand, with all that hangs on them. */
  held: MeetingWithOccurrences[];
  /** A student or a parent takes back what they did in a teacher's calendar. */
  learner: ByLearner | null;
};

export const undoChange = operation({
  name: 'undoChange',
  payload: 'meeting',
  writes: 'any',
  args: v.strictObject({ changeId: id }),
  *facts({ changeId }, actor): Gathering<UndoFacts | Refusal> {
    if (actor.role === 'admin') return refuse('FORBIDDEN');
    const teacherId = teacherIdOf(actor);
    const isOwn = teacherId === '';
    const teacher = isOwn ? null : yield* need('teacher', { teacherId });
    const change = yield* need('change', { teacherId: isOwn ? actor.id : teacherId, changeId });
    if ((!isOwn && !teacher) || !change) return refuse('NOT_FOUND', 'changeId');
    if (!teacher) return { teacher, ...change, held: [], learner: null };
    const learner = yield* whoUndoes(change, actor);
    if (isRefusal(learner)) return learner;
    const held: MeetingWithOccurrences[] = [];
    for (const meetingId of meetingsOf(change.rows)) {
      const found = yield* need('meeting', { teacherId, id: meetingId });
      if (found) held.push(found);
    }
    const own = new Set(meetingsOf(change.rows));
    const made = new Set(change.rows.flatMap(({ before, after }) => (!before && after ? rowKey(after) : [])));
    const goes = (row: Row) => made.has(rowKey(row));
    for (const [i, { before }] of change.rows.entries()) {
      const now = change.current[i] ?? null;
      if (before === null && now !== null) {
        if (yield* isNeeded(now, teacher.id, { meetings: own, row: goes }))
          return refuse('WRITTEN_SINCE', 'changeId');
      }
      if (!before || !returns(before, change.current[i] ?? null)) continue;
      const refusal = yield* whyItCannotReturn(before, teacher.id, goes);
      if (refusal) return refusal;
    }
    return { teacher, ...change, held, learner };
  },
  change(_args, { teacher, rows, current, revision, held, learner }, { nowMs }): Change | Refusal {
    const late = learner && tooLateFor(learner, rows, held, nowMs);
    if (late) return late;
    const back: RowChange[] = [];
    for (const [i, change] of rows.entries()) {
      const now = current[i] ?? null;
      if (!isAsLeft(now, change)) return refuse('WRITTEN_SINCE', 'changeId');
      back.push({ before: now, after: putBack(change, now, nowMs) });
    }
    if (back.some(({ after }) => namesOneTwice(after)) || hangsInTheAir(back, held, revision))
      return refuse('WRITTEN_SINCE', 'changeId');
    const about = meetingsOf(back);
    if (!teacher) return { rows: back, about, tell: [] };
    const tell = learner
      ? tellTeacherOfUndo(back, teacher, learner)
      : [...tellOfUndo(back, teacher, nowMs), ...tellOfOccurrences(back, held, teacher)];
    return { rows: back, about, tell };
  },
});

/** null: the teacher does. */
function* whoUndoes(
  change: NonNullable<Asks['change'][1]>,
  actor: Actor,
): Gathering<ByLearner | Refusal | null> {
  const isTeacher = actor.role === 'teacher';
  if (onlySent(change.rows) && (isTeacher || change.actorId === actor.id))
    return refuse('ALREADY_SENT', 'changeId');
  return isTeacher ? null : yield* learnerMayUndo(change, actor);
}

const isGone = (row: Row | null): boolean =>
  row === null ||
  ('removedMs' in row && row.removedMs !== null) ||
  ('deletedMs' in row && row.deletedMs !== null);

const returns = (before: Row, now: Row | null): boolean => !isGone(before) && isGone(now);

function meetingsOf(rows: readonly RowChange[]): Id[] {
  const ids = rows
    .flatMap(({ before, after }) => [before, after])
    .map((row) => (row ? meetingIdOf(row) : null));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Somebody has since cancelled, paid or moved an occurrence that is only there because of the change. */
function hangsInTheAir(
  back: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
  revision: number,
): boolean {
  const touched = new Set(
    back.flatMap(({ before, after }) => [before, after]).flatMap((row) => (row ? [rowKey(row)] : [])),
  );
  return held.some(({ meeting: now, occurrences }) => {
    const then = back.find(({ after }) => after?.kind === 'meeting' && after.id === now.id)?.after as
      Meeting | undefined;
    if (!then) return false;
    return occurrences.some((row) => {
      if (touched.has(rowKey(row)) || row.revision <= revision) return false;
      const goes = then.removedMs !== null && now.removedMs === null;
      return goes || (isSlot(now, row.slot) && !isSlot(then, row.slot));
    });
  });
}
