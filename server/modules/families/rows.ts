/** Reads and writes mails to families. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { FamilyMail } from '../../../domain/money/familyMail.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readFamilyMails(
  queries: Queries,
  teacherId: Id,
  { ids, since }: Which = {},
): Promise<FamilyMail[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.family_mails').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  else query = query.where('created_at', '>', sql<Date>`now() - interval '90 days'`);
  if (since !== undefined) query = query.where('revision', '>', since);
  return (await query.orderBy('created_at').orderBy('id').execute()).map(toFamilyMail);
}

export async function writeFamilyMails(
  transaction: StoreTransaction,
  mails: readonly FamilyMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await transaction.insertInto('app.family_mails').values(mails.map(toStored)).execute();
}

/** When each family was last reminded. */
export async function readReminded(queries: Queries, teacherId: Id): Promise<Map<Id, number>> {
  const rows = await queries
    .selectFrom('app.family_mails')
    .select(({ fn }) => ['payer_id', fn.max('created_at').as('at')])
    .where('teacher_id', '=', teacherId)
    .where('type', '=', 'reminder')
    .groupBy('payer_id')
    .execute();
  return new Map(rows.map(({ payer_id: payerId, at }) => [payerId, new Date(at).getTime()]));
}

const toFamilyMail = (row: Stored<'app.family_mails'>): FamilyMail => ({
  kind: 'familyMail',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  type: row.type,
  payerId: row.payer_id,
  askedBy: row.asked_by,
  month: row.month,
  createdMs: row.created_at.getTime(),
});

const toStored = (mail: FamilyMail) => ({
  teacher_id: mail.teacherId,
  id: mail.id,
  revision: mail.revision,
  type: mail.type,
  payer_id: mail.payerId,
  asked_by: mail.askedBy,
  month: mail.month,
  created_at: new Date(mail.createdMs),
});
