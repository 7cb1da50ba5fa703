/** How often a discount is used: counted from the bookings that have it, never kept as a number of its own. */
import type { Id } from '../basics/ids.ts';
import type { Meeting } from '../calendar/meeting.ts';
import type { RowChange } from '../kernel/rows.ts';

/** One row of a booking that has a discount; the rows of one series are one booking of a student. */
export type DiscountUse = { discountId: Id; meetingId: Id; seriesId: Id; studentId: Id };

export function usesIn(held: readonly { meeting: Meeting }[], ids: readonly Id[]): DiscountUse[] {
  return held.flatMap(({ meeting: { id, seriesId, removedMs, attendees } }) =>
    removedMs !== null
      ? []
      : attendees.flatMap(({ studentId, discountId }) =>
          discountId && ids.includes(discountId) ? [{ discountId, meetingId: id, seriesId, studentId }] : [],
        ),
  );
}

/** As they will be once these rows are written. */
export function usesAfter(
  found: readonly DiscountUse[],
  ids: readonly Id[],
  rows: readonly RowChange[],
): DiscountUse[] {
  const meetings = rows.flatMap(({ after }) => (after?.kind === 'meeting' ? [{ meeting: after }] : []));
  const touched = new Set(meetings.map(({ meeting }) => meeting.id));
  return [...found.filter(({ meetingId }) => !touched.has(meetingId)), ...usesIn(meetings, ids)];
}

export function countUses(uses: readonly DiscountUse[], discountId: Id): number {
  const bookings = uses.flatMap((use) =>
    use.discountId === discountId ? [`${use.seriesId} ${use.studentId}`] : [],
  );
  return new Set(bookings).size;
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** Which bookings have one of these discounts. */
    discountUses: [of: { teacherId: Id; ids: Id[] }, answer: DiscountUse[]];
  }
}
