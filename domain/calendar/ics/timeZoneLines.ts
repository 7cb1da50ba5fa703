/** A zone as an iCalendar object carries it: each change of its clock in the years that the object is about. */
import { turnsBetween } from '../../basics/zones.ts';
import { localTime } from './contentLines.ts';

export function timeZoneLines(zone: string, fromMs: number, untilMs: number): string[] {
  const { offsetMs, turns } = turnsBetween(zone, fromMs, untilMs);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', fromMs, offsetMs, offsetMs),
    ...turns.flatMap(({ atMs, beforeMs, afterMs }) =>
      observance(afterMs > beforeMs ? 'DAYLIGHT' : 'STANDARD', atMs, beforeMs, afterMs),
    ),
    'END:VTIMEZONE',
  ];
}

/** It begins on the wall as it was before. */
function observance(
  name: 'STANDARD' | 'DAYLIGHT',
  atMs: number,
  beforeMs: number,
  afterMs: number,
): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${localTime(new Date(atMs + beforeMs).toISOString().slice(0, 16))}`,
    `TZOFFSETFROM:${offset(beforeMs)}`,
    `TZOFFSETTO:${offset(afterMs)}`,
    `END:${name}`,
  ];
}

/** '+0200' */
function offset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
