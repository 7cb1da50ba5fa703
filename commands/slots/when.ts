/** What several words of time say together: a day, an hour, a stretch, a length, a rule. */
import type { ClockRef, DayRef, TimeReading } from '../languages/time/readings.ts';
import type { Item } from '../pipeline/heard.ts';

export type When = {
  items: Item[];
  day?: DayRef;
  /** Days beyond the first ("the 3rd and the 10th"). */
  moreDays: DayRef[];
  clock?: ClockRef;
  endClock?: ClockRef;
  /** A stretch of days or a part of one: "next week", "tomorrow morning", "until Friday". */
  stretch?: Extract<TimeReading, { kind: 'interval' }>;
  minutes?: number;
  calendar?: { unit: 'day' | 'week' | 'month' | 'year'; count: number };
  recurrence?: Extract<TimeReading, { kind: 'recurrence' }>;
};

/** A bare number after "to" or "at" is an hour. */
export function clockOfNumber(value: number): ClockRef | null {
  const hour = Math.floor(value);
  const minute = Math.round((value - hour) * 100);
  if (hour < 0 || hour > 24 || (minute !== 0 && (minute < 10 || minute > 59))) return null;
  return { minute: hour * 60 + minute, open: hour >= 1 && hour <= 12 };
}

export const isHourRole = (item: Item): boolean =>
  item.role === 'to' ||
  item.role === 'at' ||
  item.role === 'from' ||
  item.role === 'until' ||
  item.role === 'for';

export function whenOf(items: Item[]): When {
  const when: When = { items: [], moreDays: [] };
  for (const item of items) {
    if (item.kind === 'number') {
      const clock = isHourRole(item) || item.joined ? clockOfNumber(item.value) : null;
      if (clock && !when.clock) {
        when.clock = clock;
        when.items.push(item);
      }
      continue;
    }
    if (item.kind !== 'time') continue;
    when.items.push(item);
    addTime(when, item.time);
  }
  return when;
}

function addTime(when: When, time: TimeReading): void {
  switch (time.kind) {
    case 'date':
      if (when.day) when.moreDays.push(time.day);
      else when.day = time.day;
      return;
    case 'time':
      if (when.clock && when.stretch === undefined) when.endClock ??= time.clock;
      else when.clock ??= time.clock;
      return;
    case 'instant':
      when.day ??= time.day;
      when.clock ??= time.clock;
      return;
    case 'duration':
      when.minutes ??= time.minutes;
      if (time.calendar) when.calendar ??= time.calendar;
      return;
    case 'recurrence':
      when.recurrence ??= time;
      if (time.clock) when.clock ??= time.clock;
      if (time.endClock) when.endClock ??= time.endClock;
      if (time.minutes !== undefined) when.minutes ??= time.minutes;
      return;
    case 'interval':
      if (time.startClock && time.endClock && (time.clockOnly || time.day)) {
        when.clock ??= time.startClock;
        when.endClock ??= time.endClock;
        if (time.day) when.day ??= time.day;
      } else when.stretch ??= time;
  }
}

/** The minute of the day that an open hour means beside a known one: the nearest reading between 07:00 and 22:00 (convention 4). */
export function nearestHour(clock: ClockRef, beside: number): { minute: number; other: number | null } {
  if (!clock.open) return { minute: clock.minute, other: null };
  const readings = [clock.minute % 720, (clock.minute % 720) + 720].filter(
    (minute) => minute >= 420 && minute <= 1320,
  );
  readings.sort((a, b) => Math.abs(a - beside) - Math.abs(b - beside) || a - b);
  const minute = readings[0] ?? clock.minute;
  return { minute, other: readings[1] ?? null };
}
