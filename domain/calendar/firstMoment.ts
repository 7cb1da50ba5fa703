/** The earliest moment at which a meeting has a lesson. */
import { toMs } from '../basics/zones.ts';
import type { Held } from './lesson.ts';

export function firstMoment({ meeting, occurrences }: Held): number {
  const moved = occurrences.map(({ own, slot }) => toMs(own.start ?? slot, meeting.zone));
  return Math.min(toMs(meeting.start, meeting.zone), ...moved);
}
