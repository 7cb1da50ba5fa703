/** Lessons for which another time is asked, offered or said yes to: each from where it stands to where it would stand. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonAt, lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { asLesson, isOpen, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { findReplaced, isTheirsAlone } from '../../../domain/requests/findReplaced.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { withRows } from '../../lib/lessons/ghosts.ts';
import type { Stretch, PlanNote } from './planFactsShape.ts';

export type ReplacedPair = { pending: PendingMeeting; before: Lesson; after: Lesson };

/** ids: the rows that these pairs tell of. */
export function replacedPairs(
  rows: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
): { pairs: ReplacedPair[]; ids: Set<Id> } {
  const ids = new Set<Id>();
  const pairs = rows.flatMap(({ after: pending }): ReplacedPair[] => {
    if (pending?.kind !== 'pendingMeeting') return [];
    const found = findReplaced(pending, held);
    if (!found || found.lesson.cancelled) return [];
    const after = timeOf(pending, withRows(held, rows));
    if (!after) return [];
    const own = isOpen(pending) ? [] : [found.held.meeting.id, after.meeting.id];
    for (const id of [pending.id, ...own]) ids.add(id);
    return [{ pending, before: found.lesson, after }];
  });
  return { pairs, ids };
}

/** null: the answer was no. */
function timeOf(pending: PendingMeeting, held: readonly MeetingWithOccurrences[]): Lesson | null {
  if (isOpen(pending)) return lessonAt(asLesson(pending).meeting, pending.start);
  const startMs = toMs(pending.start, pending.zone);
  const made = held.find(({ meeting }) => meeting.id === pending.meetingId);
  return (made && lessonsBetween(made, startMs, startMs + 1).find((one) => one.startMs === startMs)) ?? null;
}

type Known = { nameOf(personId: Id): string; stretch(lesson: Lesson): Stretch };

export function replacedNote({ pending, before, after }: ReplacedPair, { nameOf, stretch }: Known): PlanNote {
  return {
    kind: !isTheirsAlone(before, pending) ? 'excused' : isOpen(pending) ? 'wouldMove' : 'moves',
    names: pending.attendees.map(({ studentId }) => nameOf(studentId)).filter(Boolean),
    from: stretch(before),
    to: stretch(after),
  };
}
