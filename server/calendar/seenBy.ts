/** A meeting as one viewer may see it: the one mask for queries, answers and live events alike (access.md). */
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { maskedFor } from '../schema/rule.ts';
import { calendarRules } from './rules.ts';
import type { CalendarViewer } from './viewer.ts';

const rules = calendarRules.types.Meeting;

/** null where this viewer is not to know of the row at all. */
export function seenBy(row: WireMeeting, viewer: CalendarViewer): WireMeeting | null {
  if (viewer.as === 'teacher' || row.removed === true) return row;
  // Of the other attendees the count alone remains: they may be children (access.md T15).
  const own = (row.attendees ?? []).filter(({ attendeeId }) => viewer.students.includes(attendeeId));
  if (own.length > 0) return maskedFor(rules, ['attendee'], { ...row, attendees: own });
  const isFree = row.cancelledBy != null;
  if (viewer.isBlocked || isFree) return null;
  return maskedFor(rules, ['linked'], { ...row, busyOnly: true });
}

/** The row as the viewer sees it, or that it is not there: for whoever may have seen it before. */
export function seenOrGone(row: WireMeeting, viewer: CalendarViewer): WireMeeting {
  return seenBy(row, viewer) ?? { id: row.id, version: row.version ?? null, removed: true };
}
