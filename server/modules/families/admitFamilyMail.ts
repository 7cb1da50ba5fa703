/** Limits what goes out to families by mail, and refuses an account that has nowhere to go; within the change, so a refusal writes nothing. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import type { FamilyMail } from '../../../domain/money/familyMail.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { waitWithin } from '../../kernel/limits/rateLimits.ts';
import type { LimitName } from '../../kernel/limits/table.ts';

export async function admitFamilyMail(
  transaction: StoreTransaction,
  { type, teacherId, payerId, askedBy }: FamilyMail,
): Promise<Refusal | null> {
  // A reminder stands in the page anyway, whoever has no address.
  if (type === 'statement' && !(await hasAddress(transaction, askedBy ?? payerId)))
    return refuse('NO_ADDRESS', 'payerId');
  if (askedBy !== null) return beyond(transaction, 'familyMailsAsked', askedBy);
  return (
    (await beyond(transaction, 'familyMailsADay', teacherId)) ??
    (await beyond(transaction, 'familyMailsToFamily', `${teacherId} ${payerId}`))
  );
}

async function beyond(transaction: StoreTransaction, name: LimitName, who: string): Promise<Refusal | null> {
  const retryAfterSeconds = await waitWithin(transaction, name, { who });
  return retryAfterSeconds > 0 ? refuse('MAIL_LIMIT', undefined, { retryAfterSeconds }) : null;
}

async function hasAddress(transaction: StoreTransaction, userId: Id): Promise<boolean> {
  const row = await transaction
    .selectFrom('app.users')
    .select(['email', 'contact_email'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.email ?? row?.contact_email);
}
