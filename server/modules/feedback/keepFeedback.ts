/** Keeps what somebody wrote to us and queues the mail to each admin, in one transaction. */
import { sql } from 'kysely';
import type { FeedbackType } from '../../../domain/feedback/feedback.ts';
import { newId } from '../../basics/newId.ts';
import type { Store } from '../../db/database.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { mailLanguage } from '../mail/letter.ts';
import { askForMail } from '../mail/mailJob.ts';

export type Written = {
  userId: string | null;
  type: FeedbackType | 'message';
  name: string;
  email: string | null;
  subject: string;
  details: string;
};

/** Older ones are deleted at night, as the privacy policy says. */
const keptMs = 365 * 86_400_000;

export async function keepFeedback(store: Pick<Store, 'db'>, written: Written, nowMs: number): Promise<void> {
  const { userId, ...said } = written;
  await store.db.transaction().execute(async (transaction) => {
    const id = newId(nowMs);
    await transaction
      .insertInto('app.feedback')
      .values({ id, user_id: userId, ...said, created_at: new Date(nowMs) })
      .execute();
    for (const admin of await adminsOf(transaction))
      await askForMail(transaction, {
        ...said,
        id: `${id}-${admin.id}`,
        kind: 'feedback',
        to: admin.email,
        language: mailLanguage(admin.language),
      });
  });
}

async function adminsOf(
  transaction: StoreTransaction,
): Promise<{ id: string; email: string; language: string | null }[]> {
  const { rows } = await sql<{ id: string; email: string; language: string | null }>`
    select a.id, a.email, u.preferences->>'language' as language
    from auth."user" a left join app.users u on u.user_id = a.id::uuid
    where a.role = 'admin' order by a.id`.execute(transaction);
  return rows;
}

export async function forgetOldFeedback({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('app.feedback')
    .where('created_at', '<', new Date(nowMs - keptMs))
    .execute();
}
