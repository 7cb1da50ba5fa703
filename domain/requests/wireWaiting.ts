/** A place in a queue as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { waitingStatuses, type Waiting } from './waiting.ts';

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
