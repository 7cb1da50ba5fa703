/** Queues the mail of an invitation in the change that makes it, in the teacher's language and with her share link. */
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import type { Invitation } from '../../../domain/people/invitation.ts';
import { askForMail } from '../mail/mailJob.ts';
import type { Store } from '../../db/database.ts';
import type { Changed } from '../../kernel/entities/entity.ts';
import type { StoreTransaction } from '../../db/tables.ts';

export async function mailInvitations(
  transaction: StoreTransaction,
  changes: Changed<Invitation>['changes'],
): Promise<void> {
  const made = changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  const [first] = made;
  if (!first) return;
  const teacher = await transaction
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .select(['u.username', 'u.preferences', 't.share_slug'])
    .where('t.teacher_id', '=', first.teacherId)
    .executeTakeFirstOrThrow();
  for (const { id, email, name, message } of made)
    await askForMail(transaction, {
      kind: 'invitation',
      teacherId: first.teacherId,
      id,
      to: email,
      language: wholeLanguage(teacher.preferences.language),
      teacher: teacher.username,
      // The change creates the share link if there was none.
      slug: teacher.share_slug ?? '',
      name,
      message,
    });
}

/** Called after sending. The row's revision stays: the list shows it when it is loaded again. */
export async function markInvitationSent(
  store: Pick<Store, 'db'>,
  { teacherId, id }: { teacherId: string; id: string },
): Promise<void> {
  await store.db
    .updateTable('app.invitations')
    .set({ sent_at: new Date() })
    .where('teacher_id', '=', teacherId)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
