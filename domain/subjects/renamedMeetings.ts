/** A subject's new name in all that is named after it; nothing else of a lesson changes with it. */
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { RowChange, Rows } from '../kernel/rows.ts';

export function renamedMeetings(
  held: readonly MeetingWithOccurrences[],
  from: string,
  to: string,
): { held: MeetingWithOccurrences[]; rows: RowChange[] } {
  const rows: RowChange[] = [];
  const renamed = held.map(({ meeting, occurrences }) => {
    const after = meeting.subject === from ? { ...meeting, subject: to } : meeting;
    if (after !== meeting) rows.push({ before: meeting, after });
    const own = occurrences.map((row) => {
      if (row.own.subject !== from) return row;
      const named = { ...row, own: { ...row.own, subject: to } };
      rows.push({ before: row, after: named });
      return named;
    });
    return { meeting: after, occurrences: own };
  });
  return { held: renamed, rows };
}

export const renamedPendings = (
  pendings: readonly Rows['pendingMeeting'][],
  from: string,
  to: string,
): RowChange[] =>
  pendings
    .filter(({ subject }) => subject === from)
    .map((before) => ({ before, after: { ...before, subject: to } }));
