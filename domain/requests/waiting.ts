/** A place in the queue for a group that is full. */
import type { Id } from '../basics/ids.ts';
import { refuse } from '../basics/refusal.ts';
import { entity } from '../kernel/entity.ts';

export const waitingStatuses = ['Waiting', 'Offered', 'Accepted', 'Declined', 'Expired', 'Left'] as const;

/** Offered: a freed place is kept for them until expiresMs; those after it are settled. */
export type WaitingStatus = (typeof waitingStatuses)[number];

export type Waiting = {
  kind: 'waiting';
  teacherId: Id;
  id: Id;
  revision: number;
  /** The row that was asked for, and the series: a group that is split goes on under another id. */
  meetingId: Id;
  seriesId: Id;
  studentId: Id;
  requestedBy: Id;
  status: WaitingStatus;
  createdMs: number;
  offeredMs: number | null;
  expiresMs: number | null;
  removedMs: number | null;
};

export const stillWaits = ({ status, removedMs }: Waiting): boolean =>
  removedMs === null && (status === 'Waiting' || status === 'Offered');

/** In the order in which they came. */
export const byTurn = (one: Waiting, other: Waiting): number =>
  one.createdMs - other.createdMs || (one.id < other.id ? -1 : 1);

/** For so long a freed place is kept for the one whom it was offered to. */
export const offerMs = 24 * 3_600_000;

export const waitingEntity = entity<Waiting>()({
  kind: 'waiting',
  wire: { name: 'waiting', type: 'Waiting' },
  asked: true,
  isOpen: stillWaits,
  undo: 'marks',
  log: {
    area: 'requests',
    of: ({ meetingId, studentId, removedMs }) => ({
      meetingId,
      studentIds: [studentId],
      isGone: removedMs !== null,
    }),
  },
  cannotReturn: ({ seriesId, studentId }, others) =>
    others.some((other) => other.seriesId === seriesId && other.studentId === studentId)
      ? refuse('WRITTEN_SINCE', 'changeId')
      : null,
});

declare module '../kernel/rows.ts' {
  interface Entities {
    waiting: typeof waitingEntity;
  }
}
