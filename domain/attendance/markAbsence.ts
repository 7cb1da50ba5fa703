/** Writes into an occurrence who does not come to it, or that somebody comes after all. */
import type { Id } from '../basics/ids.ts';
import { isCharged } from '../money/owed.ts';
import { priceOf } from '../money/price.ts';
import type { Pricing } from '../money/pricing.ts';
import type { Draft } from '../calendar/draft.ts';
import { lessonAt, type Lesson } from '../calendar/lesson.ts';
import type { AbsenceKind, Charge, Occurrence } from '../calendar/occurrence.ts';
import { newOccurrence, putPruned } from '../calendar/series/detachOccurrence.ts';

/** Who is excused is charged nothing, so no price is asked for. */
type Mark = { studentId: Id; nowMs: number; newId(): Id } & (
  { kind: AbsenceKind | null; pricing: Pricing } | { kind: Exclude<AbsenceKind, 'late' | 'noShow'> | null }
);

/** null: comes. Answers the kind that stood there before. */
export function markAbsence(draft: Draft, lesson: Lesson, mark: Mark): AbsenceKind | null {
  const { studentId, kind, nowMs, newId } = mark;
  const { meeting, slot } = lesson;
  const row = draft.held(meeting.id).occurrences.find((each) => each.slot === slot);
  const before = row?.absences.find((each) => each.studentId === studentId)?.kind ?? null;
  if (before === kind) return before;
  const standing = row ?? newOccurrence(lessonAt(meeting, slot), newId());
  const others = standing.absences.filter((each) => each.studentId !== studentId);
  const absences = kind === null ? others : [...others, { studentId, kind, atMs: nowMs }];
  putPruned(draft, { ...standing, absences, charges: chargesAfter(standing, lesson, mark) });
  return before;
}

/** A late cancel costs what the lesson cost when it was called off. What was paid stays with the lesson. */
function chargesAfter({ charges }: Occurrence, lesson: Lesson, mark: Mark): Charge[] {
  const { studentId, kind, nowMs, newId } = mark;
  const others = charges.filter((each) => each.studentId !== studentId);
  const charge = charges.find((each) => each.studentId === studentId);
  if (kind !== null && isCharged(kind) && 'pricing' in mark) {
    const fixed = charge ?? {
      id: newId(),
      studentId,
      amountMinor: priceOf(lesson, studentId, mark.pricing).minor,
      atMs: nowMs,
      allocations: [],
    };
    return [...others, { ...fixed, kind: 'lateCancel' }];
  }
  return charge && charge.allocations.length > 0 ? [...others, { ...charge, kind: 'lesson' }] : others;
}
