/** The moment, as the person's wall shows it; it moves on by itself, minute by minute. */
import { useEffect, useState } from 'react';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';

export type Now = { ms: number; wall: Wall };

const minuteMs = 60_000;

export const nowIn = (zone: string): Now => {
  const ms = Date.now();
  return { ms, wall: toWall(Math.floor(ms / minuteMs) * minuteMs, zone) };
};

export function useNow(zone: string): Now {
  const [now, setNow] = useState(() => nowIn(zone));
  useEffect(() => {
    const look = (): void => setNow(nowIn(zone));
    look();
    const timer = setInterval(look, minuteMs / 2);
    return () => clearInterval(timer);
  }, [zone]);
  return now;
}
