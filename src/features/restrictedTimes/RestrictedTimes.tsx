/** /restrictedTimes: the hours that the teacher keeps free of lessons. */
import { CalendarOff, Plus, Repeat, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMinutes, dayOf } from '../../../domain/basics/wallTime.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { closedRows, nextClosing, stepToOpen } from '../../lib/lessons/closedHours.ts';
import { RestrictedTimeDialog, type ClosingByHand } from './RestrictedTimeDialog.tsx';
import { toast } from 'sonner';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { isWholeDays, stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf } from '../../lib/i18n/when.ts';
import { repeatWords } from '../recurrence/repeatWords.ts';

export function RestrictedTimes() {
  const { t } = useTranslation();
  useScreenTitle(t('closed.title'));
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, closed, retry } = useEntities('status', 'closed', 'retry');
  const [byHand, setByHand] = useState<ClosingByHand | null>(null);
  const [pastShown, showPast] = useState(false);
  const { coming, past } = useMemo(() => {
    const all = closedRows(closed, zone).map((row) => ({ row, next: nextClosing(row, now.ms) }));
    return {
      coming: all
        .filter(({ next }) => next !== null)
        .sort((a, b) => (a.next?.startMs ?? 0) - (b.next?.startMs ?? 0)),
      past: all.filter(({ next }) => next === null).sort((a, b) => (a.row.start < b.row.start ? 1 : -1)),
    };
  }, [closed, zone, now.ms]);
  const today = dayOf(now.wall);
  const add = (): void => setByHand({ kind: 'new', start: `${addDays(today, 1)}T12:00`, end: null });
  const list = (rows: typeof coming) => (
    <ul className="grid">
      {rows.map(({ row, next }) => (
        <Row key={row.id} row={row} next={next} zone={zone} onEdit={() => setByHand({ kind: 'edit', row })} />
      ))}
    </ul>
  );

  if (status === 'failed') {
    return (
      <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-6">
        <p>{t('closed.failed')}</p>
        <Button onClick={() => void retry()}>{t('closed.retry')}</Button>
      </div>
    );
  }
  return (
    <section aria-label={t('closed.title')} className="h-full overflow-y-auto px-4 py-5 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-5">
        <header className="flex flex-wrap items-start gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h1 className="text-xl font-strong">{t('closed.title')}</h1>
            <p className="text-sm text-on-surface-muted">{t('closed.intro')}</p>
          </div>
          {status === 'ready' && coming.length + past.length > 0 ? (
            <Button variant="primary" onClick={add}>
              <Plus /> {t('closed.add')}
            </Button>
          ) : null}
        </header>
        {status !== 'ready' ? <Loading /> : null}
        {status === 'ready' && coming.length + past.length === 0 ? <Empty onAdd={add} /> : null}
        {status === 'ready' && coming.length > 0 ? list(coming) : null}
        {past.length > 0 ? (
          <section aria-label={t('closed.past')} className="grid gap-2">
            <Button
              variant="quiet"
              size="sm"
              className="-ms-2 justify-self-start"
              aria-expanded={pastShown}
              onClick={() => showPast(!pastShown)}
            >
              {t('closed.past_count', { count: past.length })}
            </Button>
            {pastShown ? list(past) : null}
          </section>
        ) : null}
      </div>
      {byHand ? <RestrictedTimeDialog byHand={byHand} today={today} onClose={() => setByHand(null)} /> : null}
    </section>
  );
}

/** One row of closed hours: when, how it repeats, why; opened to be changed, or removed with the way back. */
type RowProps = { row: RestrictedTime; next: Lesson | null; zone: string; onEdit(): void };

function Row({ row, next, zone, onEdit }: RowProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { send, sending } = useAnswer();
  const end = addMinutes(row.start, row.minutes);
  const recurs = row.rrule === null ? null : repeatWords(row.rrule, row.start, t, language);
  const hours = isWholeDays(row.start, end) ? '' : hoursOf(row.start, end);
  const once = stretchOf(row.start, end, language);
  const when = recurs === null ? once : [recurs, hours].filter((part) => part !== '').join(', ');
  const nextTimes = next && {
    start: toWall(next.startMs, zone),
    end: toWall(next.endMs, zone),
  };
  const remove = async (): Promise<void> => {
    if (!(await send([stepToOpen(row)], t('closed.removed')))) toast(t('refusals.INTERNAL.title'));
  };
  return (
    <li className="flex items-center gap-1 border-t border-line first:border-t-0">
      <button
        type="button"
        aria-label={t('closed.edit', { when })}
        className="calm -ms-2 grid min-w-0 flex-1 gap-0.5 rounded-sm px-2 py-2.5 text-start hover:bg-sunk"
        onClick={onEdit}
      >
        <span className="flex items-center gap-2 text-md font-mid">
          {recurs === null ? null : (
            <Repeat aria-hidden className="size-3.5 shrink-0 text-on-surface-muted" />
          )}
          <span className="min-w-0">{isolated(when)}</span>
        </span>
        <span className="flex min-w-0 flex-wrap gap-x-2 text-sm text-on-surface-muted">
          <span dir="auto" className="min-w-0 truncate">
            {row.reason === '' ? t('closed.noReason') : row.reason}
          </span>
          {recurs !== null && nextTimes ? (
            <span>
              {isolated(t('closed.next', { when: stretchOf(nextTimes.start, nextTimes.end, language) }))}
            </span>
          ) : null}
          {row.exdates.length > 0 ? <span>{t('closed.open', { count: row.exdates.length })}</span> : null}
        </span>
      </button>
      <Tooltip label={t('closed.form.remove')}>
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('closed.remove', { when })}
          disabled={sending}
          onClick={() => void remove()}
        >
          <Trash2 />
        </Button>
      </Tooltip>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')} className="grid gap-3">
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  const sentence = t('closed.emptyTry');
  return (
    <div className="grid justify-items-center gap-2 rounded-lg bg-desk px-5 py-10 text-center">
      <CalendarOff aria-hidden className="size-7 text-on-surface-faint" />
      <p className="text-md font-strong">{t('closed.emptyTitle')}</p>
      <p className="max-w-sm text-sm text-on-surface-muted">{t('closed.emptyBody')}</p>
      <button
        type="button"
        dir="auto"
        className="calm min-h-9 rounded-md bg-sheet px-3 text-md shadow-hairline hover:bg-sunk coarse:min-h-11"
        onClick={() => write(sentence)}
      >
        {isolated(sentence)}
      </button>
      <Button variant="primary" className="mt-2" onClick={onAdd}>
        <Plus /> {t('closed.add')}
      </Button>
    </div>
  );
}
