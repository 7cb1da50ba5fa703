/** Accepted contracts, as the teacher and those who accepted see them. */
import { acceptanceEntity as declared } from '../../../domain/people/contract.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { readAcceptances, writeAcceptances } from './acceptanceRows.ts';
import { viewerOf } from './joinRequestEntity.ts';

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

export const acceptanceEntity = entity(declared, {
  read: readAcceptances,
  write: writeAcceptances,
  toWire: async (_queries, acceptances): Promise<WireAcceptance[]> =>
    acceptances.map(({ acceptedMs, kind: _kind, revision: _revision, sessionId: _session, ...each }) => ({
      ...each,
      acceptedAt: String(acceptedMs),
    })),
  viewers: (queries, teacherId, actors) =>
    Promise.all(actors.map((actor) => viewerOf(queries, teacherId, actor))),
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.students.includes(row.studentId) ? row : null),
});
