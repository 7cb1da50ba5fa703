/** The stretch that the same words may mean as well: "Tuesday", said on a Tuesday, or "next Thursday" (convention 3). */
import { addMinutes, dayOf, minuteOfDay, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { dayStart } from '../world/days.ts';
import type { Range } from './aRange.ts';
import { hourOn } from './newMoment.ts';
import type { When } from './saidWhen.ts';

/** "The first week of April", of which some days are in March, or its first seven days; so the last one. */
const weekWithin = ({ stretch }: When, { from, to }: Range): Range | null => {
  const which = /^(nth|first|last) units? of/.exec(stretch?.rule ?? '')?.[1];
  const long = minutesBetween(from, to);
  const next = `${to.slice(0, 8)}01T00:00`;
  if (which === undefined || from >= next || to === next) return null;
  return which === 'last'
    ? { from: addMinutes(next, -long), to: next }
    : { from: next, to: addMinutes(next, long) };
};

export function otherRange(when: When, { from, to }: Range): Range | null {
  const week = weekWithin(when, { from, to });
  if (week !== null) return week;
  const { day } = when;
  if (day?.other === undefined) return null;
  const { date, other } = day;
  const shifted = (wall: Wall): Wall => addMinutes(wall, minutesBetween(dayStart(date), dayStart(other)));
  return { from: shifted(from), to: shifted(to) };
}

/** "After 8", of which nobody said whether it is the morning: the evening, where the working hours do not tell (convention 3). */
export function laterHour({ items }: When, { from }: Range, world: IndexedWorld): Wall[] {
  const minute = minuteOfDay(from);
  const isOpen = items.some((item) => {
    if (item.kind !== 'time' || !/\bafter\b|אחרי|לאחר/i.test(item.time.text)) return false;
    const { time } = item;
    const clock =
      'startClock' in time
        ? time.startClock
        : time.kind === 'recurrence' && time.endClock?.minute === 0
          ? time.clock
          : undefined;
    return clock && clock.open && clock.minute === minute;
  });
  const isEarly = minute >= 480 && minute < 600;
  const { other } = hourOn({ minute, open: true }, dayOf(from), world);
  return isOpen && isEarly && other !== null ? [addMinutes(from, 720)] : [];
}
