/** A person's notifications: asked for once, then followed as they come, are read and deleted, here or on another device. */
import i18next from 'i18next';
import { toast } from 'sonner';
import { client, onReconnect } from '../../lib/apollo/apollo.ts';
import { pageSize, useNotices, type NoticeRow } from '../../lib/entities/useNotices.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { tellAgain } from '../../lib/device/pushDevice.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { useSession } from '../../lib/session/session.ts';
import { NoticesDocument, NoticesLiveDocument, OlderNoticesDocument } from './api/notification.generated.ts';
import { askAfterAction } from './askForPush.ts';
import { noticeWords } from './noticeWords.ts';
import { followPresses } from './pressedNotice.ts';

/** Never kept: the list changes with every page and every action. */
const fetchPolicy = 'no-cache';

export async function loadNotices(): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) return;
  const { loading, loaded, failed } = useNotices.getState();
  loading();
  try {
    const { data } = await client.query({
      query: NoticesDocument,
      variables: { userId, limit: pageSize },
      fetchPolicy,
    });
    if (isStill(userId) && data) loaded(data.page, data.counted);
  } catch (fault) {
    console.warn('Failed to fetch notifications', fault);
    if (isStill(userId)) failed();
  }
}

/** false: they could not be fetched. */
export async function loadOlderNotices(): Promise<boolean> {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) return false;
  const { rows, older } = useNotices.getState();
  try {
    const { data } = await client.query({
      query: OlderNoticesDocument,
      // What is here are the newest without a gap.
      variables: { userId, limit: pageSize, offset: rows.length },
      fetchPolicy,
    });
    if (isStill(userId) && data) older(data.page);
    return data !== undefined;
  } catch {
    return false;
  }
}

const isStill = (userId: string): boolean => useSession.getState().user?.id === userId;

/** Said at the foot of the screen, unless the list is open and shows it. */
function announce(row: NoticeRow): void {
  if (useShell.getState().noticesOpen) return;
  const zone = useSession.getState().user?.preferences.timeZone ?? 'Asia/Jerusalem';
  toast(noticeWords(row, { t: i18next.t, language: languageNow(), zone }), { id: row.id });
}

const tellAgainMs = 5_000;

/** Ends when it is told to: at signing out, or when somebody else comes. */
function follow(userId: string): () => void {
  const put = (row: NoticeRow): void => {
    const isNews = !useNotices.getState().reads.has(row.id) && !row.read && row.removed !== true;
    useNotices.getState().put([row]);
    if (isNews) announce(row);
  };
  let loading = loadNotices();
  // Not in the way of the first screen.
  setTimeout(() => void tellAgain(userId).catch(() => undefined), tellAgainMs);
  const line = client
    .subscribe({ query: NoticesLiveDocument, variables: { userId }, fetchPolicy })
    .subscribe({
      // What the list has in it is no news.
      next: ({ data }) => void loading.then(() => data && put(data.notifications)),
      error: () => undefined,
    });
  const stop = onReconnect(() => {
    loading = loadNotices();
  });
  return () => {
    line.unsubscribe();
    stop();
    useNotices.getState().clear();
  };
}

/** Follows whoever is signed in, until the frame goes. */
export function followNotices(): () => void {
  let stop: (() => void) | null = null;
  const begin = (userId: string | null): void => {
    stop?.();
    stop = userId === null ? null : follow(userId);
  };
  const leave = useSession.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) begin(user?.id ?? null);
  });
  begin(useSession.getState().user?.id ?? null);
  const ends = [leave, followPresses(), askAfterAction()];
  return () => {
    for (const end of ends) end();
    begin(null);
  };
}
