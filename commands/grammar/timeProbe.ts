/** `say --when`: what the time grammar alone reads in a line. */
import { normalize } from '../nlu/text/normalize.ts';
import { dayLength, readWall, writeWall } from './time/days.ts';
import { bestTimes, readTimes } from './times.ts';
import type { Grain, TimeContext, TimeReading } from './time/readings.ts';

export type WhenLine = { text: string; locale?: string; now: string; timeZone: string };

export type Found = {
  text: string;
  from: number;
  to: number;
  kind: TimeReading['kind'];
  start?: string;
  end?: string;
  minutes?: number;
  rrule?: string;
  grain: Grain;
};

function foundOf(reading: TimeReading, context: TimeContext): Found {
  const { text, from, to, kind, grain } = reading;
  const base = { text, from, to, kind, grain };
  switch (reading.kind) {
    case 'date':
    case 'instant':
      return { ...base, start: reading.start };
    case 'time': {
      // An hour alone is the next moment with that hour (convention 7).
      const now = readWall(context.now);
      const today = Math.floor(now / dayLength) * dayLength;
      const at = today + reading.clock.minute;
      return { ...base, start: writeWall(at < now ? at + dayLength : at) };
    }
    case 'interval': {
      const bounded =
        reading.open === 'by' ? { start: reading.start ?? context.now } : { start: reading.start };
      return { ...base, ...(bounded.start ? bounded : {}), ...(reading.end ? { end: reading.end } : {}) };
    }
    case 'duration':
      return { ...base, minutes: reading.minutes };
    case 'recurrence':
      return {
        ...base,
        rrule: reading.rrule,
        ...(reading.start ? { start: reading.start } : {}),
        ...(reading.minutes === undefined ? {} : { minutes: reading.minutes }),
      };
  }
}

export function when(line: WhenLine): { found: Found[] } {
  const context = { now: line.now.slice(0, 16), timeZone: line.timeZone, weekStart: 0 };
  return {
    found: bestTimes(readTimes(normalize(line.text), context)).map((reading) => foundOf(reading, context)),
  };
}
