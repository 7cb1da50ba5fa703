/** How many notifications wait for the person: counted once, then by what arrives, which is also said at the foot of the screen. */
import i18next from 'i18next';
import type { Subscription } from 'rxjs';
import { toast } from 'sonner';
import { noticeWords, type WireNotice } from './noticeWords.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { UnreadDocument, UnreadLiveDocument } from './api/notification.generated.ts';
import { client, onReconnect } from '../../lib/apollo/apollo.ts';
import { useSession } from '../../lib/session/session.ts';
import { useUnread } from '../../lib/entities/useUnread.ts';

type Row = { id: string; read: boolean };

/** Ends when it is told to: at signing out, or when somebody else comes. */
function follow(userId: string): () => void {
  const rows = new Map<string, boolean>();
  const show = (): void => useUnread.getState().set([...rows.values()].filter((read) => !read).length);
  const put = (row: Row & WireNotice): void => {
    const isNews = !rows.has(row.id) && !row.read;
    rows.set(row.id, row.read);
    show();
    const zone = useSession.getState().user?.preferences.timeZone ?? 'Asia/Jerusalem';
    if (isNews) toast(noticeWords(row, { t: i18next.t, language: languageNow(), zone }), { id: row.id });
  };
  const load = async (): Promise<void> => {
    const answer = await client
      .query({ query: UnreadDocument, variables: { userId }, fetchPolicy: 'network-only' })
      .catch(() => null);
    for (const { id, read } of answer?.data?.getNotifications ?? []) rows.set(id, read);
    show();
  };
  let counting = load();
  const line: Subscription = client
    .subscribe({ query: UnreadLiveDocument, variables: { userId } })
    .subscribe({
      // What the count has in it is no news.
      next: ({ data }) => void counting.then(() => data && put(data.notifications)),
      error: () => undefined,
    });
  const stop = onReconnect(() => {
    counting = load();
  });
  return () => {
    line.unsubscribe();
    stop();
    useUnread.getState().set(0);
  };
}

/** Follows whoever is signed in, until the frame goes. */
export function followUnread(): () => void {
  let stop: (() => void) | null = null;
  const begin = (userId: string | null): void => {
    stop?.();
    stop = userId === null ? null : follow(userId);
  };
  const leave = useSession.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) begin(user?.id ?? null);
  });
  begin(useSession.getState().user?.id ?? null);
  return () => {
    leave();
    begin(null);
  };
}
