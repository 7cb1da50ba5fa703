/** One notification to one device, as a job: pushed at least once, with the same id each time, and given up after some hours. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import { reportFault } from '../../../basics/reportFault.ts';
import type { Store } from '../../../db/database.ts';
import type { Queries, Stored } from '../../../db/tables.ts';
import { mailLanguage } from '../../mail/letter.ts';
import { noticeText } from '../../mail/noticeText.ts';
import type { PushMessage, Sending } from './pushMessage.ts';
import { dropTargetById, readTarget, type PhoneTarget, type WebTarget } from './pushTargets.ts';

/** The queue holds ids alone. */
export type PushJob = { userId: Id; noticeId: Id; targetId: string };

export type PushSenders = {
  web(target: WebTarget, message: PushMessage, ttlSeconds: number): Promise<Sending>;
  /** null: phones are not sent to. */
  fcm: ((target: PhoneTarget, message: PushMessage, ttlSeconds: number) => Promise<Sending>) | null;
};

export type PushRoom = { store: Pick<Store, 'db'>; senders: PushSenders };

/** With delays that grow to 22 hours together: as long as a push is worth sending. */
const mostAttempts = 13;
/** Longer than a device is off over night; what is older is in the list. */
const ttlSeconds = 86_400;

/** A job of the same notification and device that still waits is the same one. */
export async function askToPush(
  queries: Queries,
  { user_id: userId, id: noticeId }: Pick<Stored<'app.notifications'>, 'user_id' | 'id'>,
  { kinds, at }: { kinds: readonly string[]; at: Date | null },
): Promise<void> {
  await sql`select graphile_worker.add_job('sendPush',
      json_build_object('userId', user_id, 'noticeId', ${noticeId}::text, 'targetId', id),
      job_key => 'push ' || ${noticeId}::text || ' ' || id, max_attempts => ${mostAttempts}, run_at => ${at}::timestamptz)
    from auth.push_targets where user_id = ${userId} and kind = any(${kinds})`.execute(queries);
}

export async function sendPush(room: PushRoom, job: PushJob, { isLast }: { isLast: boolean }): Promise<void> {
  try {
    await pushOnce(room, job);
  } catch (fault) {
    // A job that failed for good would stay in the queue for ever.
    if (!isLast) throw fault;
    reportFault('a push is given up', fault);
  }
}

async function pushOnce({ store, senders }: PushRoom, job: PushJob): Promise<void> {
  const [target, message] = await Promise.all([readTarget(store, job), messageOf(store, job)]);
  if (!target || !message) return;
  const sending =
    target.kind === 'web'
      ? await senders.web(target, message, ttlSeconds)
      : ((await senders.fcm?.(target, message, ttlSeconds)) ?? 'refused');
  if (sending === 'gone') await dropTargetById(store, job);
}

type Told = Pick<Stored<'app.notifications'>, 'id' | 'title' | 'params'> & {
  role: string;
  language: string | null;
  zone: string | null;
};

/** undefined: it was read or deleted meanwhile. */
async function messageOf(
  { db }: Pick<Store, 'db'>,
  { userId, noticeId }: PushJob,
): Promise<PushMessage | undefined> {
  // One that the person does not want in the list was never there, and is pushed all the same.
  const { rows } = await sql<Told>`
    select n.id, n.title, n.params, u.role, u.preferences->>'language' as language, coalesce(t.zone, u.preferences->>'timeZone') as zone
    from app.notifications n join app.users u on u.user_id = n.user_id
      left join app.teachers t on t.teacher_id = n.user_id
    where n.user_id = ${userId} and n.id = ${noticeId} and n.read_at is null
      and (n.removed_at is null or n.touched_by is null)`.execute(db);
  const [told] = rows;
  if (!told) return undefined;
  const language = mailLanguage(told.language);
  const { heading, body } = noticeText(told, { language, zone: told.zone ?? 'Asia/Jerusalem' });
  const { id, title, role, params } = told;
  return { id, heading, body, language, role, title, message: JSON.stringify(params) };
}
