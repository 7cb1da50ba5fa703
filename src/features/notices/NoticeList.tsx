/** The rows of the list under their days; the arrows go from one to the next, Delete deletes. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices, type NoticeRow } from '../../lib/entities/useNotices.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { loadOlderNotices } from './followNotices.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { noticeDays } from './noticeDays.ts';

type Props = { rows: readonly NoticeRow[]; onRemove(row: NoticeRow): void };

const opener = '[data-notice]';

export function NoticeList({ rows, onRemove }: Props) {
  const { language } = useLanguage();
  const zone = useSession((session) => session.user?.preferences.timeZone ?? 'Asia/Jerusalem');
  const now = useNow(zone);
  const list = useRef<HTMLDivElement>(null);

  function remove(row: NoticeRow): void {
    const all = openersIn(list.current);
    const at = all.findIndex((one) => one.dataset['notice'] === row.id);
    (all[at + 1] ?? all[at - 1])?.focus();
    onRemove(row);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = openersIn(list.current);
    const at = all.findIndex((one) => one.closest('li')?.contains(document.activeElement));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
    }
    const row = rows.find(({ id }) => id === all[at]?.dataset['notice']);
    if (event.key === 'Delete' && row) remove(row);
  }

  return (
    // The keys only shorten what the buttons inside do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} onKeyDown={onKeyDown} className="min-h-0 flex-1 overflow-y-auto px-2.5 pt-1 pb-3">
      {noticeDays(rows, { now: now.wall, zone, language }).map(({ heading, rows: of }) => (
        <section key={heading}>
          <h3 className="px-3 pt-3 pb-1.5 text-xs font-mid text-on-surface-muted">{heading}</h3>
          <ul className="grid gap-1">
            {of.map((row) => (
              <NoticeItem key={row.id} row={row} zone={zone} onRemove={() => remove(row)} />
            ))}
          </ul>
        </section>
      ))}
      <Older />
    </div>
  );
}

const openersIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(opener) ?? []),
];

function Older() {
  const { t } = useTranslation();
  const { whole } = useNotices();
  const [state, setState] = useState<'idle' | 'coming' | 'failed'>('idle');
  if (whole) return null;
  async function bring(): Promise<void> {
    setState('coming');
    setState((await loadOlderNotices()) ? 'idle' : 'failed');
  }
  return (
    <div className="grid justify-items-center gap-1 pt-3">
      <Button variant="quiet" disabled={state === 'coming'} onClick={() => void bring()}>
        {t('notices.list.older')}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {t('notices.list.failedTitle')}
        </p>
      ) : null}
    </div>
  );
}
