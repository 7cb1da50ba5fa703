/** What a person does with their notifications by hand: it is shown at once, and taken back where it was not done. */
import type { Step } from '../../../domain/operations.ts';
import { useNotices, type NoticeRow } from '../../lib/entities/useNotices.ts';
import { sendOnce } from '../../lib/operations/sendOnce.ts';
import { useSession } from '../../lib/session/session.ts';

/** changeId: to undo it by; null where there was nothing to be done. */
type Done = { done: boolean; changeId: string | null };

async function doAndShow(step: Step, before: readonly NoticeRow[], part: Partial<NoticeRow>): Promise<Done> {
  useNotices.getState().put(before.map((row) => ({ ...row, ...part })));
  const sent = await sendOnce([step]);
  if (sent.outcome === 'done') return { done: true, changeId: sent.changeId };
  useNotices.getState().put(before);
  return { done: false, changeId: null };
}

const userId = (): string => useSession.getState().user?.id ?? '';

export const readNotice = (row: NoticeRow): Promise<Done> =>
  row.read
    ? Promise.resolve({ done: true, changeId: null })
    : doAndShow({ name: 'markNotificationAsRead', args: { id: row.id } }, [row], { read: true });

export async function readAllNotices(): Promise<Done> {
  const unread = useNotices.getState().rows.filter(({ read }) => !read);
  const step: Step = { name: 'markAllNotificationsAsRead', args: { userId: userId() } };
  const done = await doAndShow(step, unread, { read: true });
  // Those that are not among the rows here are read too.
  if (done.done) useNotices.getState().allRead();
  return done;
}

export const removeNotice = (row: NoticeRow): Promise<Done> =>
  doAndShow({ name: 'deleteNotification', args: { id: row.id, userId: userId() } }, [row], { removed: true });

export function clearNotices(): Promise<Done> {
  const { rows } = useNotices.getState();
  return doAndShow({ name: 'deleteUserNotifications', args: { userId: userId() } }, rows, { removed: true });
}
