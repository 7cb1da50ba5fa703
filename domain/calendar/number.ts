/** The lessons of a series are numbered over all its rows, in the order of their slots (spec section 4). */
import type { Id } from '../basics/ids.ts';
import { minutesOf, wallAt, type Wall } from '../basics/wallTime.ts';
import { slotsBetween } from './expand.ts';
import type { Held } from './lesson.ts';
import type { Meeting } from './meeting.ts';
import type { Occurrence } from './occurrence.ts';

/** A lesson that nobody comes to. */
export const nobodyComes = -1;

export type LessonNumbers = {
  /** null for a lesson that was cancelled or that the series does not have before `until`. */
  of(meetingId: Id, slot: Wall): number | null;
  /** What the first lesson of a row is numbered from: set by hand, or counted on from the rows before. */
  firstOf(meetingId: Id): number | null;
};

type Entry = { slot: number; meeting: Meeting; row: Occurrence | null };

/** All rows of one seriesId; slots before `until` are numbered. A moved lesson keeps the number of its slot. */
export function numberSeries(series: readonly Held[], until: Wall): LessonNumbers {
  const numbers = new Map<string, number>();
  const firsts = new Map<Id, number>();
  let next = 1;
  for (const { slot, meeting, row } of entriesOf(series, minutesOf(until))) {
    if (!firsts.has(meeting.id)) {
      next = meeting.oldLessonNumber ?? next;
      firsts.set(meeting.id, next);
    }
    if (row && row.cancelledBy !== null) continue;
    const counts = !row || someoneComes(meeting, row);
    numbers.set(`${meeting.id} ${slot}`, counts ? next++ : nobodyComes);
  }
  return {
    of: (meetingId, slot) => numbers.get(`${meetingId} ${minutesOf(slot)}`) ?? null,
    firstOf: (meetingId) => firsts.get(meetingId) ?? null,
  };
}

function entriesOf(series: readonly Held[], until: number): Entry[] {
  const entries: Entry[] = [];
  for (const { meeting, occurrences } of series) {
    if (meeting.removedMs !== null) continue;
    const rows = new Map(occurrences.map((row) => [minutesOf(row.slot), row]));
    const slots = new Set(slotsBetween(meeting, minutesOf(meeting.start), until));
    for (const slot of rows.keys()) if (slot < until) slots.add(slot);
    for (const slot of slots) entries.push({ slot, meeting, row: rows.get(slot) ?? null });
  }
  return entries.sort((a, b) => a.slot - b.slot || (a.meeting.id < b.meeting.id ? -1 : 1));
}

function someoneComes({ attendees }: Meeting, { absences }: Occurrence): boolean {
  const absent = new Set(absences.map(({ studentId }) => studentId));
  return attendees.length === 0 || attendees.some(({ studentId }) => !absent.has(studentId));
}

/** Just after a slot, as the end of what is to be numbered. */
export const afterSlot = (slot: Wall): Wall => wallAt(minutesOf(slot) + 1);
