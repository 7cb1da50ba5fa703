/** Moments as a world tells them: on the wire, in a test's JSON, or on the wall already. */
import type { Wall } from '../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../domain/basics/zones.ts';

/** Milliseconds as a number or a numeric string, an ISO moment, or a wall time of the person's zone. */
export type Moment = string | number;

/** A moment of the wire (milliseconds), of a test's JSON (ISO), or already on the wall. */
export function wallOfMoment(moment: Moment, zone: string): Wall | null {
  if (typeof moment === 'string') {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(moment)) return moment.slice(0, 16);
    if (/^\d{4}-\d\d-\d\d \d\d:\d\d/.test(moment)) return moment.slice(0, 16).replace(' ', 'T');
    if (/^\d{4}-\d\d-\d\d$/.test(moment)) return `${moment}T00:00`;
  }
  const ms = typeof moment === 'number' || /^-?\d+$/.test(moment) ? Number(moment) : Date.parse(moment);
  return Number.isFinite(ms) && Math.abs(ms) < 8e15 ? toWall(ms, zone) : null;
}

/** As the wire tells it; null for what is no moment. */
export function wireMoment(moment: unknown, zone: string): string | null {
  const isTold = typeof moment === 'string' || typeof moment === 'number';
  const wall = isTold ? wallOfMoment(moment, zone) : null;
  return wall === null ? null : String(toMs(wall, zone));
}
