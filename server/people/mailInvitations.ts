/** An invitation leaves the house by mail: asked for in the change that makes it, in the teacher's language and with her link. */
import type { Invitation } from '../../domain/people/invitation.ts';
import { askForMail } from '../mail/mailJob.ts';
import type { Store } from '../store/database.ts';
import type { Changed } from '../store/rows/which.ts';
import type { StoreTransaction } from '../store/tables.ts';

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
      language: teacher.preferences.language === 'en' ? 'en' : 'he',
      teacher: teacher.username,
      // The change that invites makes the link where there was none.
      slug: teacher.share_slug ?? '',
      name,
      message,
    });
}

/** By who has sent it. The teacher's row of it is no other one: her list says so when it is asked for again. */
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
