/** The list of notifications, newest first: to read, to follow to what they are about, to delete (spec section 2). */
import { CheckCheck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadIn, useNotices, type NoticeRow } from '../../lib/entities/useNotices.ts';
import { undoChange } from '../../lib/operations/undoChange.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { useSession } from '../../lib/session/session.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { loadNotices } from './followNotices.ts';
import { clearNotices, readAllNotices, removeNotice } from './noticeActions.ts';
import { NoticeList } from './NoticeList.tsx';

/** As long as a message at the foot of the screen stands (spec section 9). */
const undoMs = 6_000;

type Deleted = { changeId: string; count: number };

export function NoticesDialog() {
  const { t } = useTranslation();
  const openNotices = useShell((shell) => shell.openNotices);
  const { status, rows } = useNotices();
  const unread = useNotices(unreadIn);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [isLost, setLost] = useState(false);

  async function said(doing: Promise<{ done: boolean; changeId: string | null }>, count = 0): Promise<void> {
    const { done, changeId } = await doing;
    setLost(!done);
    if (changeId !== null && count > 0) setDeleted({ changeId, count });
  }

  const shown = rows.length > 0 ? 'list' : status === 'ready' ? 'empty' : status;
  return (
    <Dialog open onOpenChange={openNotices}>
      <DialogContent
        aria-describedby={undefined}
        className="flex h-[min(47rem,calc(100dvh-4rem))] max-w-166 flex-col gap-0 overflow-hidden p-0 max-tablet:inset-0 max-tablet:top-0 max-tablet:h-dvh max-tablet:max-h-dvh max-tablet:translate-y-0 max-tablet:rounded-none"
      >
        <header className="flex items-center gap-3 px-6 pt-5 pe-14 max-tablet:px-4">
          <DialogTitle className="pe-0">{t('notices.list.title')}</DialogTitle>
          {unread > 0 ? <Badge tone="accent">{t('notices.list.news', { count: unread })}</Badge> : null}
        </header>
        {shown === 'list' || shown === 'loading' ? (
          <Tools
            unread={unread}
            isEmpty={rows.length === 0}
            onRead={() => void said(readAllNotices())}
            onClear={() => void said(clearNotices(), rows.length)}
          />
        ) : null}
        {shown === 'list' ? (
          <NoticeList rows={rows} onRemove={(row: NoticeRow) => void said(removeNotice(row), 1)} />
        ) : shown === 'loading' ? (
          <Coming />
        ) : shown === 'failed' ? (
          <Failed />
        ) : (
          <Empty onClose={() => openNotices(false)} />
        )}
        {isLost ? (
          <p role="alert" className="bg-danger-tint px-6 py-2.5 text-sm text-on-danger-tint max-tablet:px-4">
            {t('notices.list.notDone')}
          </p>
        ) : null}
        {deleted ? (
          <WayBack deleted={deleted} onOver={() => setDeleted(null)} />
        ) : shown === 'list' ? (
          <Keyboard />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type ToolsProps = { unread: number; isEmpty: boolean; onRead(): void; onClear(): void };

function Tools({ unread, isEmpty, onRead, onClear }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1 border-b border-line px-3.5 py-2 max-tablet:px-1.5">
      <Button variant="quiet" disabled={unread === 0} onClick={onRead}>
        <CheckCheck />
        {t('notices.list.readAll')}
      </Button>
      <span className="grow" />
      <Button variant="quietDanger" disabled={isEmpty} onClick={onClear}>
        {t('notices.list.clear')}
      </Button>
    </div>
  );
}

/** The usual grey of what is still to come is hardly seen on a raised surface in the dark. */
const onRaised = 'bg-on-surface-muted/20';

/** Five rows, and nothing leaps when they come (spec section 9). */
function Coming() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('notices.list.loading')} className="grid gap-1 p-2.5">
      {['w-7/12', 'w-5/12', 'w-8/12', 'w-4/12', 'w-6/12'].map((width) => (
        <div
          key={width}
          data-slot="notice-skeleton"
          className="grid h-15 grid-cols-[2rem_1fr_6.5rem] items-center gap-3 px-3"
        >
          <Skeleton className={cn(onRaised, 'size-8 rounded-full')} />
          <span className="grid gap-2">
            <Skeleton className={cn(onRaised, width)} />
            <Skeleton className={cn(onRaised, 'h-2 w-10/12')} />
          </span>
          <Skeleton className={cn(onRaised, 'h-2')} />
        </div>
      ))}
    </div>
  );
}

const hollow = 'grid flex-1 content-center justify-items-center gap-2 px-8 py-10 text-center';

function Failed() {
  const { t } = useTranslation();
  return (
    <div role="alert" className={hollow}>
      <h3 className="text-md font-strong">{t('notices.list.failedTitle')}</h3>
      <p className="text-sm text-on-surface-muted">{t('notices.list.failedBody')}</p>
      <Button className="mt-2" onClick={() => void loadNotices()}>
        {t('shell.retry')}
      </Button>
    </div>
  );
}

function Empty({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  return (
    <div className={hollow}>
      <h3 className="text-md font-strong">{t('notices.list.emptyTitle')}</h3>
      <p className="max-w-80 text-sm text-on-surface-muted">{t('notices.list.emptyBody')}</p>
      {role === 'teacher' ? <Try onClose={onClose} /> : null}
    </div>
  );
}

function Try({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { fold, show } = useShell();
  const write = useComposer((state) => state.write);
  return (
    <>
      <p className="mt-1 text-sm text-on-surface-muted">{t('notices.list.emptyTry')}</p>
      <Button
        variant="plain"
        onClick={() => {
          onClose();
          fold(false);
          show('talk');
          write(t('notices.list.sentence'));
        }}
      >
        {t('notices.list.sentence')}
      </Button>
    </>
  );
}

function WayBack({ deleted, onOver }: { deleted: Deleted; onOver(): void }) {
  const { t } = useTranslation();
  const { changeId, count } = deleted;
  useEffect(() => {
    const timer = setTimeout(onOver, undoMs);
    return () => clearTimeout(timer);
  }, [changeId, onOver]);
  async function undo(): Promise<void> {
    onOver();
    await undoChange(changeId);
    await loadNotices();
  }
  return (
    <footer
      role="status"
      className="flex items-center gap-2 border-t border-line px-6 py-2 text-sm max-tablet:px-4"
    >
      <span className="grow">{t('notices.list.removed', { count })}</span>
      <Button variant="quiet" onClick={() => void undo()}>
        <Undo2 className="rtl:-scale-x-100" />
        {t('chat.undo')}
      </Button>
    </footer>
  );
}

function Keyboard() {
  const { t } = useTranslation();
  const { whole } = useNotices();
  return (
    <footer
      aria-hidden
      className="flex items-center gap-5 border-t border-line px-6 py-2.5 text-xs text-on-surface-muted coarse:hidden max-tablet:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('notices.list.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>⏎</Kbd>
        {t('notices.list.enter')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Del</Kbd>
        {t('notices.list.delete')}
      </span>
      <span className="grow" />
      {whole ? <span>{t('notices.list.all')}</span> : null}
    </footer>
  );
}
