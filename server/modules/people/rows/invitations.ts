/** Reads and writes invitations by mail; whoever sends one writes when it was sent. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Invitation } from '../../../../domain/people/invitation.ts';
import type { Queries, Stored, StoreTransaction } from '../../../db/tables.ts';
import type { Which } from '../../../kernel/entities/entity.ts';

export async function readInvitations(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Invitation[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.invitations').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('created_at', 'desc').orderBy('id').execute()).map(toInvitation);
}

export async function writeInvitations(
  transaction: StoreTransaction,
  invitations: readonly Invitation[],
): Promise<void> {
  if (invitations.length === 0) return;
  await transaction
    .insertInto('app.invitations')
    .values(invitations.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

const toInvitation = (row: Stored<'app.invitations'>): Invitation => ({
  kind: 'invitation',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  email: row.email,
  name: row.name,
  message: row.message,
  createdMs: row.created_at.getTime(),
  sentMs: row.sent_at === null ? null : row.sent_at.getTime(),
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (invitation: Invitation) => ({
  teacher_id: invitation.teacherId,
  id: invitation.id,
  revision: invitation.revision,
  email: invitation.email,
  name: invitation.name,
  message: invitation.message,
  created_at: new Date(invitation.createdMs),
  removed_at: invitation.removedMs === null ? null : new Date(invitation.removedMs),
});
