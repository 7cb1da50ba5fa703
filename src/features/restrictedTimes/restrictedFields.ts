/** What the form of closed hours holds, and the steps it asks for; the same operations that sentences plan. */
import { addDays, addMinutes, dayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { once, repeatOf, ruleOf, sameRepeat, type Repeat } from '../recurrence/repeat.ts';
import { isWholeDays } from '../../lib/i18n/stretch.ts';

export type RestrictedFields = {
  isAllDay: boolean;
  day: Day;
  /** HH:mm */
  hour: string;
  /** The last day, itself included. */
  lastDay: Day;
  lastHour: string;
  repeat: Repeat;
  reason: string;
};

const usualMinutes = 120;

export function emptyFields(start: Wall, end: Wall | null = null): RestrictedFields {
  return fieldsOfTimes(start, end ?? addMinutes(start, usualMinutes));
}

export function fieldsOfTimes(
  start: Wall,
  end: Wall,
  rrule: string | null = null,
  reason = '',
): RestrictedFields {
  const isAllDay = isWholeDays(start, end);
  return {
    isAllDay,
    day: dayOf(start),
    hour: isAllDay ? '08:00' : start.slice(11),
    lastDay: isAllDay ? addDays(dayOf(end), -1) : dayOf(end),
    lastHour: isAllDay ? '20:00' : end.slice(11),
    repeat: rrule === null ? once : repeatOf(rrule),
    reason,
  };
}

export const fieldsOf = ({ start, minutes, rrule, reason }: RestrictedTime): RestrictedFields =>
  fieldsOfTimes(start, addMinutes(start, minutes), rrule, reason);

/** End exclusive: of whole days the midnight after the last. */
export const timesOf = ({
  isAllDay,
  day,
  hour,
  lastDay,
  lastHour,
}: RestrictedFields): { start: Wall; end: Wall } =>
  isAllDay
    ? { start: `${day}T00:00`, end: `${addDays(lastDay, 1)}T00:00` }
    : { start: `${day}T${hour}`, end: `${lastDay}T${lastHour}` };

/** null while the end is not after the start. */
export function stepToClose(fields: RestrictedFields): Step | null {
  const times = timesOf(fields);
  if (times.end <= times.start) return null;
  const rrule = ruleOf(fields.repeat, fields.day);
  return { name: 'addRestrictedTime', args: { input: { ...times, rrule, reason: fields.reason } } };
}

/** Only what differs is sent; null where nothing does, or the end is not after the start. */
export function stepToChange(row: RestrictedTime, fields: RestrictedFields): Step | null {
  const before = fieldsOf(row);
  const [were, are] = [timesOf(before), timesOf(fields)];
  if (are.end <= are.start) return null;
  const isMoved = were.start !== are.start || were.end !== are.end;
  const isRepeated = !sameRepeat(before.repeat, fields.repeat);
  if (!isMoved && !isRepeated && before.reason === fields.reason) return null;
  return {
    name: 'updateRestrictedTime',
    args: {
      input: {
        id: row.id,
        ...(isMoved ? are : {}),
        ...(isRepeated ? { rrule: ruleOf(fields.repeat, fields.day) } : {}),
        ...(before.reason === fields.reason ? {} : { reason: fields.reason }),
      },
      version: row.revision,
    },
  };
}

export const stepToOpen = ({ id, revision }: RestrictedTime): Step => ({
  name: 'removeRestrictedTime',
  args: { id, version: revision },
});
