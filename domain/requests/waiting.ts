/** A place in the queue for a group that is full, and how it travels. */
import type { Id } from '../basics/ids.ts';
import { refuse } from '../basics/refusal.ts';
import { entity } from '../kernel/entity.ts';
import { inOrderMade } from '../kernel/rows.ts';

const waitingStatuses = ['Waiting', 'Offered', 'Accepted', 'Declined', 'Expired', 'Left'] as const;

/** Offered: a freed place is kept for them until expiresMs; those after it are settled. */
type WaitingStatus = (typeof waitingStatuses)[number];

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

export const waitingEntity = entity<Waiting, WireWaiting>()({
  kind: 'waiting',
  wire: {
    name: 'waiting',
    type: 'Waiting',
    // Who came first is offered first.
    whole: { as: 'waitings', for: 'everyone', compare: inOrderMade },
  },
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

/** The type Waiting of the GraphQL schema. */
export type WireWaiting = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  meetingId?: Id | null;
  seriesId?: Id | null;
  studentId?: Id | null;
  studentName?: string | null;
  requestedBy?: Id | null;
  status?: string | null;
  createdAt?: string | null;
  offeredAt?: string | null;
  expiresAt?: string | null;
};

const moment = (ms: number | null): string | null => (ms === null ? null : String(ms));

export const writeWaiting = (waiting: Waiting, studentName: string | null): WireWaiting => ({
  id: waiting.id,
  version: waiting.revision,
  removed: waiting.removedMs !== null,
  teacherId: waiting.teacherId,
  meetingId: waiting.meetingId,
  seriesId: waiting.seriesId,
  studentId: waiting.studentId,
  studentName,
  requestedBy: waiting.requestedBy,
  status: waiting.status,
  createdAt: moment(waiting.createdMs),
  offeredAt: moment(waiting.offeredMs),
  expiresAt: moment(waiting.expiresMs),
});

const readMoment = (ms: string | null | undefined): number | null =>
  ms === null || ms === undefined ? null : Number(ms);

/** null for what is gone, and for what names no group. */
export function readWaiting(wire: WireWaiting, teacherId: Id): Waiting | null {
  if (wire.removed || !wire.meetingId || !wire.studentId) return null;
  return {
    kind: 'waiting',
    teacherId: wire.teacherId ?? teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    meetingId: wire.meetingId,
    seriesId: wire.seriesId ?? wire.meetingId,
    studentId: wire.studentId,
    requestedBy: wire.requestedBy ?? wire.studentId,
    status: waitingStatuses.find((each) => each === wire.status) ?? 'Waiting',
    createdMs: Number(wire.createdAt ?? 0),
    offeredMs: readMoment(wire.offeredAt),
    expiresMs: readMoment(wire.expiresAt),
    removedMs: null,
  };
}
