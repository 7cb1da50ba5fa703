/** Invitations by mail, to the teacher alone. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Invitation } from '../../domain/people/invitation.ts';
import { teacherAlone } from '../live/teacherAlone.ts';
import type { Shown } from '../live/shown.ts';

export type WireInvitation = {
  id: Id;
  version: number;
  removed: boolean;
  email: string;
  name: string;
  message: string;
  createdAt: string;
  sentAt: string | null;
};

export const invitationShown: Shown<Invitation, WireInvitation, { as: 'teacher' }> = {
  toWire: async (_queries, invitations) =>
    invitations.map((each) => ({
      id: each.id,
      version: each.revision,
      removed: each.removedMs !== null,
      email: each.email,
      name: each.name,
      message: each.message,
      createdAt: String(each.createdMs),
      sentAt: each.sentMs === null ? null : String(each.sentMs),
    })),
  viewers: teacherAlone,
  seenBy: (row) => row,
};
