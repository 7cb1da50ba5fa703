/** A teacher's restricted times in their wire form, and what each viewer sees of them (access.md). */
import {
  restrictedTimeEntity as declared,
  type RestrictedTime,
} from '../../../domain/calendar/availability/restrictedTime.ts';
import {
  writeRestrictedTime,
  type WireRestrictedTime,
} from '../../../domain/calendar/availability/wireRestrictedTime.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readRestrictedTimes, writeRestrictedTimes } from './rows.ts';
import { maskedFor } from '../../kernel/entities/policy.ts';
import { restrictedTimePolicy } from './policy.ts';
import { calendarViewers, type CalendarViewer } from '../people/calendarViewers.ts';

export const restrictedTimeEntity = entity(declared, {
  read: readRestrictedTimes,
  write: (transaction, { after }: Changed<RestrictedTime>) => writeRestrictedTimes(transaction, after),
  toWire: async (_queries, times) => times.map(writeRestrictedTime),
  viewers: calendarViewers,
  seenBy: seenTime,
});

/** Students see when; only the teacher sees why. Blocked students cannot ask for lessons, and see none. */
function seenTime(row: WireRestrictedTime, viewer: CalendarViewer): WireRestrictedTime | null {
  if (viewer.as === 'teacher') return row;
  if (viewer.isBlocked) return null;
  return row.removed === true ? row : maskedFor(restrictedTimePolicy.types.RestrictedTime, ['linked'], row);
}
