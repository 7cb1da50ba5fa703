/** One notification: what happened, where it leads, when it came. Opening it reads it. */
import { ChevronRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NoticeRow } from '../../lib/entities/useNotices.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { go } from '../../lib/routes/go.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { NoticeIcon } from './NoticeIcon.ts';
import { readNotice } from './noticeActions.ts';
import { noticeDetail } from './noticeDetail.ts';
import { noticeMoment } from './noticeDays.ts';
import { noticeWords } from './noticeWords.ts';
import { whereTo, type Target } from './whereTo.ts';

type Props = { row: NoticeRow; zone: string; onRemove(): void };

/** The colour of an event shows while it is new. */
const toneOf = ({ type, read }: NoticeRow): string => {
  if (type === 'warning') return 'bg-warning-tint text-on-warning-tint';
  if (type === 'error') return 'bg-danger-tint text-on-danger-tint';
  if (read) return 'bg-sunk text-on-surface-muted';
  return type === 'success' ? 'bg-raised text-success' : 'bg-raised text-accent';
};

export function NoticeItem({ row, zone, onRemove }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const role = useSession((session) => session.user?.role);
  const { openNotices, show } = useShell();
  const words = { t, language, zone };
  const sentence = noticeWords(row, words);
  const detail = noticeDetail(row, words);
  const target = role ? whereTo(row, role) : null;

  function open(): void {
    void readNotice(row);
    if (!target) return;
    openNotices(false);
    show('work');
    go(target.to);
  }

  return (
    <li
      data-unread={row.read ? undefined : ''}
      className={cn(
        'calm relative grid grid-cols-[2rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-md px-3 py-2.5 has-[[data-notice]:focus-visible]:outline-2 has-[[data-notice]:focus-visible]:outline-accent has-[[data-notice]:hover]:bg-sunk max-tablet:grid-cols-[2rem_minmax(0,1fr)_auto]',
        !row.read && 'bg-accent-tint has-[[data-notice]:hover]:bg-accent-tint',
      )}
    >
      <span
        className={cn('grid size-8 place-items-center self-start rounded-full [&_svg]:size-4', toneOf(row))}
      >
        <NoticeIcon title={row.title} />
      </span>
      <span className="min-w-0">
        <button
          type="button"
          data-notice={row.id}
          onClick={open}
          // The whole row is the target.
          className={cn(
            'text-start text-sm outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md',
            row.read ? 'font-mid' : 'font-strong',
          )}
        >
          {row.read ? null : <Unread />}
          {sentence}
        </button>
        {detail === null ? null : (
          <span className="mt-0.5 block text-sm [overflow-wrap:anywhere] text-on-surface-muted">
            <bdi className="inline-block">{detail.before}</bdi> {t('notices.arrow')}{' '}
            <bdi className="inline-block">{detail.after}</bdi>
          </span>
        )}
      </span>
      <WhereAndWhen row={row} zone={zone} what={target?.what ?? null} />
      <Remove what={sentence} onRemove={onRemove} />
    </li>
  );
}

function Remove({ what, onRemove }: { what: string; onRemove(): void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quietDanger"
      size="iconSm"
      className="relative text-on-surface-muted max-tablet:col-start-3 max-tablet:row-start-1"
      aria-label={t('notices.list.remove', { what })}
      onClick={onRemove}
    >
      <Trash2 />
    </Button>
  );
}

function Unread() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden className="me-2 inline-block size-2 rounded-full bg-accent align-middle" />
      <span className="sr-only">{t('notices.list.unread')} </span>
    </>
  );
}

type WhereProps = { row: NoticeRow; zone: string; what: Target | null };

function WhereAndWhen({ row, zone, what }: WhereProps) {
  const { t } = useTranslation();
  return (
    <span className="grid justify-items-end gap-0.5 self-start text-xs max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:mt-1 max-tablet:flex max-tablet:justify-between">
      {what ? (
        <span aria-hidden className="flex items-center gap-0.5 text-sm text-accent">
          {t(`notices.list.go.${what}`)}
          <ChevronRight className="size-3.5 rtl:-scale-x-100" />
        </span>
      ) : (
        <span />
      )}
      <time
        dateTime={new Date(Number(row.timestamp)).toISOString()}
        className={row.read ? 'text-on-surface-muted' : 'text-on-accent-tint'}
      >
        <Ltr>{noticeMoment(row, zone)}</Ltr>
      </time>
    </span>
  );
}
