/** A mail by which a teacher asks somebody to come to her. */
import type { Id } from '../basics/ids.ts';
import { entity } from '../kernel/entity.ts';

export type Invitation = {
  kind: 'invitation';
  teacherId: Id;
  id: Id;
  revision: number;
  email: string;
  name: string;
  message: string;
  createdMs: number;
  /** When it left the house; null while it waits. */
  sentMs: number | null;
  removedMs: number | null;
};

/** Mail that people address to others is no free relay. What was removed from the list still counts. */
export const invitationLimits = {
  aDay: 100,
  /** Of a teacher whose account is new. */
  aDayAtFirst: 30,
  firstDays: 7,
  /** From all teachers together. */
  toReceiverAWeek: 3,
} as const;

export const invitationEntity = entity<Invitation>()({
  kind: 'invitation',
  wire: { name: 'invitation', type: 'Invitation' },
  asked: true,
  undo: 'marks',
  log: {
    area: 'people',
    of: ({ name, email, removedMs }) => ({ name: name || email, isGone: removedMs !== null }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    invitation: typeof invitationEntity;
  }
}
