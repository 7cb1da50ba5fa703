/** What the form of closed hours holds, and what it asks for. */
import { addDays, addMinutes, dayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import { once, repeatOf, ruleOf, sameRepeat, type Repeat } from '../recurrence/repeat.ts';
import type { ClosingPatch } from '../../lib/lessons/closedHours.ts';
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

/** As they stand. */
type Stretch = { start: Wall; minutes: number; rrule: string | null; reason: string };

const usualMinutes = 120;

export const newFields = (
  start: Wall,
  end: Wall | null,
  rrule: string | null,
  reason: string,
): RestrictedFields => fieldsOfTimes(start, end ?? addMinutes(start, usualMinutes), rrule, reason);

function fieldsOfTimes(start: Wall, end: Wall, rrule: string | null, reason: string): RestrictedFields {
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

export const fieldsOf = ({ start, minutes, rrule, reason }: Stretch): RestrictedFields =>
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
export function newStretch(fields: RestrictedFields) {
  const times = timesOf(fields);
  if (times.end <= times.start) return null;
  return { ...times, rrule: ruleOf(fields.repeat, fields.day), reason: fields.reason };
}

/** Only what differs; null where nothing does, or the end is not after the start. */
export function changesOf(row: Stretch, fields: RestrictedFields): ClosingPatch | null {
  const before = fieldsOf(row);
  const [were, are] = [timesOf(before), timesOf(fields)];
  if (are.end <= are.start) return null;
  const isMoved = were.start !== are.start || were.end !== are.end;
  const isRepeated = !sameRepeat(before.repeat, fields.repeat);
  if (!isMoved && !isRepeated && before.reason === fields.reason) return null;
  return {
    ...(isMoved ? are : {}),
    ...(isRepeated ? { rrule: ruleOf(fields.repeat, fields.day) } : {}),
    ...(before.reason === fields.reason ? {} : { reason: fields.reason }),
  };
}
