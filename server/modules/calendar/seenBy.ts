/** A meeting as one viewer may see it: the one mask for queries, answers and live events alike (access.md). */
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { maskedFor } from '../../kernel/entities/policy.ts';
import type { CalendarRow } from './readCalendar.ts';
import { calendarPolicy } from './policy.ts';
import type { CalendarViewer } from '../people/calendarViewers.ts';

const rules = calendarPolicy.types.Meeting;

/** null when this viewer must not know of the row at all. */
export function seenBy(row: WireMeeting, viewer: CalendarViewer): WireMeeting | null {
  if (viewer.as === 'teacher' || row.removed === true) return row;
  // Of the other attendees only the count remains: they may be children (access.md T15).
  const own = (row.attendees ?? []).filter(({ attendeeId }) => viewer.students.includes(attendeeId));
  if (own.length > 0) return maskedFor(rules, ['attendee'], { ...row, attendees: own });
  const isFree = row.cancelledBy != null;
  if (viewer.isBlocked || isFree) return null;
  const isGroup = typeof row.spacesLeft === 'number';
  return maskedFor(rules, isGroup ? ['linked', 'joiner'] : ['linked'], { ...row, busyOnly: true });
}

/** The row as the viewer sees it, or as removed: for the person who wrote it and has seen it before. */
export function seenOrGone(row: WireMeeting, viewer: CalendarViewer): WireMeeting {
  return seenBy(row, viewer) ?? gone(row);
}

/**
 * What a viewer who catches up learns of a row: null if they cannot have seen any of it. A blocked student hears of
 * their own lessons only, and so learns no ids of other lessons.
 */
export function newsFor(row: CalendarRow, viewer: CalendarViewer): CalendarRow | null {
  const isOthers =
    viewer.as === 'linked' && viewer.isBlocked && !viewer.students.some((id) => row.attendedBy?.has(id));
  return isOthers ? null : once(row, viewer);
}

/** What everybody sees alike of somebody else's lesson is made once, so that it is also executed once (sharedEvents.ts). */
const alike = new WeakMap<CalendarRow, CalendarRow>();

function once(row: CalendarRow, viewer: CalendarViewer): CalendarRow {
  const isOwn =
    viewer.as === 'teacher' ||
    (row.attendees ?? []).some(({ attendeeId }) => viewer.students.includes(attendeeId));
  if (isOwn || viewer.isBlocked) return seenOrGone(row, viewer);
  const known = alike.get(row) ?? seenOrGone(row, viewer);
  alike.set(row, known);
  return known;
}

const gone = ({ id, version }: WireMeeting): WireMeeting => ({ id, version: version ?? null, removed: true });
