/** What was agreed to, and by whom: to the teacher, and to who agreed. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Acceptance } from '../../domain/requests/contract.ts';
import type { Shown } from '../live/shown.ts';
import { viewerOf, type RequestViewer } from './joinRequestShown.ts';

export type WireAcceptance = {
  id: Id;
  teacherId: Id;
  version: number;
  hash: string;
  locale: string;
  text: string;
  studentId: Id;
  actorId: Id;
  acceptedAt: string;
};

export const acceptanceShown: Shown<Acceptance, WireAcceptance, RequestViewer> = {
  toWire: async (_queries, acceptances) =>
    acceptances.map(({ acceptedMs, kind: _kind, revision: _revision, sessionId: _session, ...each }) => ({
      ...each,
      acceptedAt: String(acceptedMs),
    })),
  viewers: (queries, teacherId, actors) =>
    Promise.all(actors.map((actor) => viewerOf(queries, teacherId, actor))),
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.students.includes(row.studentId) ? row : null),
};
