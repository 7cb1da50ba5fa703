/** A teacher's closed hours in the form of the wire, and what each viewer sees of them (access.md). */
import type { RestrictedTime } from '../../domain/calendar/restrictedTime.ts';
import { writeRestrictedTime, type WireRestrictedTime } from '../../domain/calendar/wireRestrictedTime.ts';
import type { Shown } from '../live/shown.ts';
import { maskedFor } from '../schema/rule.ts';
import { restrictedTimeRules } from './restrictedTimeRules.ts';
import { calendarViewers, type CalendarViewer } from './viewer.ts';

export const restrictedTimeShown: Shown<RestrictedTime, WireRestrictedTime> = {
  toWire: async (_queries, times) => times.map(writeRestrictedTime),
  viewers: calendarViewers,
  seenBy: seenTime,
};

/** Students see when; why is the teacher's own. Whoever is blocked has no hours to ask for, and is told of none. */
function seenTime(row: WireRestrictedTime, viewer: CalendarViewer): WireRestrictedTime | null {
  if (viewer.as === 'teacher') return row;
  if (viewer.isBlocked) return null;
  return row.removed === true ? row : maskedFor(restrictedTimeRules.types.RestrictedTime, ['linked'], row);
}
