/** What waits for an answer, as rows again, and the steps that answer it; the same operations that sentences plan. */
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { onWallOf, toMs } from '../../../domain/basics/zones.ts';
import type { Step } from '../../../domain/operations.ts';
import { isOpen, type PendingMeeting, type PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import { readPendingMeeting, type WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';

export type Waiting = {
  pending: PendingMeeting;
  /** Of those who would come, by attendee. */
  names: string[];
  /** On the viewer's own wall. */
  start: Wall;
  end: Wall;
  /** It was asked for a time that is over. */
  isPast: boolean;
};

type Seen = { zone: string; currency: string; nowMs: number };

/** Open ones, soonest first. */
export function waitingOf(wires: readonly WirePendingMeeting[], { zone, currency, nowMs }: Seen): Waiting[] {
  return wires
    .flatMap((wire): Waiting[] => {
      const pending = readPendingMeeting(wire, { zone, currency, teacherId: wire.organizer ?? '' });
      if (!pending || !isOpen(pending)) return [];
      const start = onWallOf(pending.start, pending.zone, zone);
      return [
        {
          pending,
          names: (wire.attendees ?? []).flatMap(({ name }) => name ?? []),
          start,
          end: addMinutes(start, pending.minutes),
          isPast: toMs(pending.start, pending.zone) <= nowMs && pending.rrule === null,
        },
      ];
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** Which side has to answer. */
export const waitsForTeacher = ({ pending }: Waiting): boolean => pending.status === 'Pending';

type Answer = { status: PendingStatus; start?: Wall; end?: Wall };

/** Another time is said on the viewer's wall. */
export function stepToAnswer({ id, revision }: PendingMeeting, { status, start, end }: Answer): Step {
  return {
    name: 'updatePendingMeeting',
    args: {
      input: { id, ...(start && end ? { start, end } : {}) },
      status,
      version: revision,
    },
  };
}
