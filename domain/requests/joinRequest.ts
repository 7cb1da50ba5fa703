/** Somebody asks to come to a teacher, or into one of her groups (spec sections 3 and 4). */
import type { Id } from '../basics/ids.ts';
import type { PersonalDiscount } from '../people/discount.ts';
import { entity } from '../kernel/entity.ts';

export const joinStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type JoinStatus = (typeof joinStatuses)[number];

export type JoinRequest = {
  kind: 'joinRequest';
  teacherId: Id;
  id: Id;
  revision: number;
  studentId: Id;
  /** The student, or whoever speaks for them. */
  requestedBy: Id;
  /** The group; null: to the teacher. */
  meetingId: Id | null;
  status: JoinStatus;
  /** What the teacher agreed to with the yes. */
  personalDiscount: PersonalDiscount | null;
  message: string;
  createdMs: number;
  modifiedMs: number;
  removedMs: number | null;
};

export const isAsking = ({ status, removedMs }: JoinRequest): boolean =>
  removedMs === null && status === 'Pending';

export const joinRequestEntity = entity<JoinRequest>()({
  kind: 'joinRequest',
  wire: { name: 'joinRequest', type: 'JoinRequest' },
  asked: true,
  isOpen: isAsking,
  undo: 'marks',
  log: {
    area: 'requests',
    of: ({ meetingId, studentId, removedMs }) => ({
      meetingId,
      studentIds: [studentId],
      isGone: removedMs !== null,
    }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    joinRequest: typeof joinRequestEntity;
  }
}
