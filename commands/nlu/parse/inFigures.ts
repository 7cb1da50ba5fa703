/** A day that is told by another one, as its date. */
import { nextWeekToo, weekAfterIt } from '../../grammar/time/readings.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { ReadOne } from './readOne.ts';

/** "Sunday and the Sunday after": the second as its date, for each of the days is read by itself. */
export const inFigures = (text: string, { said: { readings } }: ReadOne, { role }: IndexedWorld): string => {
  const isOfOne = role !== 'teacher' || readings.some((one) => one.kind === 'person' && one.fit === 'exact');
  return readings.reduce((now, one) => {
    if (one.kind !== 'time' || one.time.kind !== 'date') return now;
    const { rule, from, to, start } = one.time;
    if (rule !== weekAfterIt && !(isOfOne && rule === nextWeekToo)) return now;
    const [year, month, day] = start.split('-').map(Number);
    return now.slice(0, from) + `${day}/${month}/${year}`.padEnd(to - from) + now.slice(to);
  }, text);
};
