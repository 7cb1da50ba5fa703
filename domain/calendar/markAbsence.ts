/** Writes into an occurrence who does not come to it, or that somebody comes after all. */
import type { Id } from '../basics/ids.ts';
import type { Draft } from './draft.ts';
import { lessonAt, type Lesson } from './lesson.ts';
import type { AbsenceKind } from './occurrence.ts';
import { newOccurrence, putPruned } from './detachOccurrence.ts';

type Mark = { studentId: Id; kind: AbsenceKind | null; nowMs: number; newId(): Id };

/** null: comes. Answers the kind that stood there before. */
export function markAbsence(
  draft: Draft,
  lesson: Lesson,
  { studentId, kind, nowMs, newId }: Mark,
): AbsenceKind | null {
  const { meeting, slot } = lesson;
  const row = draft.held(meeting.id).occurrences.find((each) => each.slot === slot);
  const before = row?.absences.find((each) => each.studentId === studentId)?.kind ?? null;
  if (before === kind) return before;
  const standing = row ?? newOccurrence(lessonAt(meeting, slot), newId());
  const others = standing.absences.filter((each) => each.studentId !== studentId);
  const absences = kind === null ? others : [...others, { studentId, kind, atMs: nowMs }];
  putPruned(draft, { ...standing, absences });
  return before;
}
