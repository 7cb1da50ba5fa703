/** "Clear the 22nd and the following day", "Sunday, and Monday at 5 the day after": counted from the day that was named before it, and not from today. */
import { addDays, addMinutes, dayOf, daysOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { DayRef, TimeReading } from '../../grammar/time/readings.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { typedSpan } from '../text/normalize.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';

const dayIn = (item: Pick<Entity, 'kind'> & { time?: TimeReading }): DayRef | undefined =>
  item.kind === 'time' && item.time && 'day' in item.time ? item.time.day : undefined;

/** The reading as it is after those that were heard before it. */
export function counted<R extends EntityCandidate>(reading: R, before: Entity[]): R {
  const day = dayIn(reading);
  if (reading.kind !== 'time' || day?.beside === undefined) return reading;
  const from = before.map(dayIn).findLast((one) => one !== undefined);
  if (from === undefined) return reading;
  const date = addDays(from.date, day.beside);
  const shift = 1440 * (daysOf(date) - daysOf(day.date));
  const moved = (wall: Wall): Wall =>
    wall.length === 10 ? addDays(wall, shift / 1440) : addMinutes(wall, shift);
  const { time } = reading;
  return {
    ...reading,
    time: {
      ...time,
      ...('start' in time && time.start !== undefined ? { start: moved(time.start) } : {}),
      ...('end' in time && time.end !== undefined ? { end: moved(time.end) } : {}),
      day: { ...day, date },
    },
  };
}

/** For a part of a sentence that is read by itself: the day from which its own is counted. */
export function countedFrom(
  { items, normal }: Interpretation,
  part: { text: string; from: number },
): Day | null {
  for (const item of items) {
    const day = dayIn(item);
    if (day?.beside === undefined) continue;
    const { from, to } = typedSpan(normal, item.from, item.to);
    if (from >= part.from && part.text.slice(from - part.from, to - part.from) === normal.raw.slice(from, to))
      return dayOf(addDays(day.date, -day.beside));
  }
  return null;
}
