/** Several days of one sentence: those that are meant, and whether one stretch holds them. */
import { addDays } from '../../domain/basics/wallTime.ts';
import type { Entity } from '../kernel/interpretation.ts';

/** "Thursday, not Friday": what is denied beside it is no part of it. */
export const meant = (items: Entity[]): Entity[] => items.filter(({ role }) => role !== 'instead');

export const daysIn = (item: Entity): string[] =>
  item.kind === 'time' && 'day' in item.time && item.time.day ? [item.time.day.date] : [];

/** "The 12th and the 15th", "tomorrow and Sunday from 2 to 4": days that no one stretch holds. */
export function isOfSeveral(items: Entity[]): boolean {
  const times = meant(items).filter(({ kind }) => kind === 'time');
  const days = times.flatMap(daysIn).sort();
  const hours = times.some(
    (item) => item.kind === 'time' && ('clock' in item.time || 'startClock' in item.time),
  );
  const spans = times.filter(
    (item) => item.kind === 'time' && item.time.kind === 'interval' && item.time.startClock,
  );
  // "Every Sunday at 4 and every Wednesday at 5": two series.
  const series = times.flatMap((item) =>
    item.kind === 'time' && item.time.kind === 'recurrence' && item.time.clock
      ? [item.time.clock.minute]
      : [],
  );
  // "Sunday from 10 to 12; Monday from 9 to 11": hours of each.
  if (spans.length > 1 && new Set(spans.flatMap(daysIn)).size > 1) return true;
  return (
    times.some((item, at) => item.joined && at > 0) &&
    (spans.length > 1 ||
      new Set(series).size > 1 ||
      days.some((day, at) => at > 0 && (hours ? day !== days[0] : day > addDays(days[at - 1] ?? day, 1))))
  );
}
