/** Hours as they travel: the moments of their start and their end. */
import type { Wall } from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';

type Hours = { start: Wall; zone: string; minutes: number };

export function writeStretch({ start, zone, minutes }: Hours) {
  const startMs = toMs(start, zone);
  return { start: String(startMs), end: String(startMs + minutes * 60_000), timeZone: zone };
}

export const readStretch = ({ start, end }: { start: string; end: string }, zone: string): Hours => ({
  start: toWall(Number(start), zone),
  zone,
  minutes: Math.round((Number(end) - Number(start)) / 60_000),
});
