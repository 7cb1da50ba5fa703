/** Work that is done once a day while people sleep; a failed night is told to the log and the next one tries again. */
import { tellFault } from './doors/tellFault.ts';

export function eachNight(work: () => Promise<void>): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    timer = setTimeout(() => {
      work().catch((fault: unknown) => tellFault('The nightly work failed', fault));
      plan();
    }, untilNextNightMs(Date.now()));
    timer.unref();
  };
  plan();
  return { stop: () => clearTimeout(timer) };
}

const dayMs = 86_400_000;
/** 00:30 UTC: a little after the day of the occupied hours begins. */
const atMs = 30 * 60_000;

export function untilNextNightMs(nowMs: number): number {
  return dayMs - ((((nowMs - atMs) % dayMs) + dayMs) % dayMs);
}
