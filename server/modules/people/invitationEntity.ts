/** Invitations by mail, which only the teacher sees. */
import type { Id } from '../../../domain/basics/ids.ts';
import { invitationEntity as declared, type Invitation } from '../../../domain/people/invitation.ts';
import { teacherOnly } from '../../kernel/entities/teacherOnly.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { mailInvitations } from './mailInvitations.ts';
import { readInvitations, writeInvitations } from './rows/invitations.ts';

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

export const invitationEntity = entity(declared, {
  read: readInvitations,
  async write(transaction, { after, changes }: Changed<Invitation>) {
    await writeInvitations(transaction, after);
    await mailInvitations(transaction, changes);
  },
  toWire: async (_queries, invitations): Promise<WireInvitation[]> =>
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
  viewers: teacherOnly,
  seenBy: (row: WireInvitation) => row,
});
