/**
 * Notifications by mail: to students of a teacher whose plan includes mail, to the parents of a child without a mail
 * address, and to the address that a teacher keeps of a student without an account.
 */
import { sql } from 'kysely';
import { wayOf } from '../../../domain/notifications/noticeKinds.ts';
import { includes, planNames } from '../../../domain/plans/plans.ts';
import type { Channel } from '../../kernel/jobs/channels.ts';
import { mailboxOf } from '../../kernel/limits/mailbox.ts';
import { makeLimits } from '../../kernel/limits/rateLimits.ts';
import type { Store } from '../../db/database.ts';
import type { Stored } from '../../db/tables.ts';
import type { MailTransport } from './mailTransport.ts';
import { mailLanguage } from './letter.ts';
import { noticeLetter } from './notificationLetter.ts';

const mailing: string[] = planNames.filter((plan) => includes(plan, 'mail'));

type Reader = {
  email: string;
  kept: boolean;
  by: string;
  language: string | null;
  zone: string | null;
  off: string[] | null;
};

export function makeMailChannel(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  transport: Pick<MailTransport, 'send'>,
  publicUrl: string,
): Channel {
  const limits = makeLimits({ pool });
  /** The plan of the notification's own teacher decides: the student may have other teachers on other plans. */
  async function readersOf({
    user_id: userId,
    change_id: changeId,
  }: Stored<'app.notifications'>): Promise<Reader[]> {
    const { rows } = await sql<Reader>`
      select coalesce(r.email, r.contact_email) as email, r.kept_by is not null as kept, c.actor_id as by, r.preferences->>'language' as language, r.preferences->>'timeZone' as zone, s.off
      from app.student_teachers l
      join app.teachers t on t.teacher_id = l.teacher_id and t.plan = any(${mailing}) and t.status in ('ACTIVE', 'TRIAL')
      join app.changes c on c.teacher_id = t.teacher_id and c.id = ${changeId}
      join app.users u on u.user_id = l.user_id and u.role = 'student'
      join lateral (
        select u.user_id as id where coalesce(u.email, u.contact_email) is not null
        union all
        select g.parent_id from app.guardians g where u.email is null and g.student_id = u.user_id
      ) receiver on true
      join app.users r on r.user_id = receiver.id and coalesce(r.email, r.contact_email) is not null
      left join app.notification_settings s on s.user_id = r.user_id
      where l.user_id = ${userId}`.execute(db);
    return rows;
  }

  return {
    name: 'mail',
    async send(notice) {
      // It has a mail of its own, which says how much.
      if (notice.title === 'PaymentReminder') return;
      for (const [index, { email, kept, by, language, zone, off }] of (await readersOf(notice)).entries()) {
        if (off?.includes(wayOf(notice.title, 'mail'))) continue;
        if ((await limits.wait('noticeMailsOfPair', { who: `${by} ${mailboxOf(email)}` })) > 0) continue;
        const spoken = mailLanguage(language);
        await transport.send({
          id: index === 0 ? notice.id : `${notice.id}.${index}`,
          to: email,
          language: spoken,
          letter: noticeLetter(notice, {
            language: spoken,
            zone: zone ?? 'Asia/Jerusalem',
            // Whoever has no account cannot sign in.
            publicUrl: kept ? null : publicUrl,
          }),
        });
      }
    },
  };
}
