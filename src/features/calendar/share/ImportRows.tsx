/** What a calendar from elsewhere would bring, row by row, and what of it stayed away in the end. */
import { useTranslation } from 'react-i18next';
import type { ImportedEvent } from '../../../../domain/calendar/ics/importedEvent.ts';
import { toWall } from '../../../../domain/basics/zones.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { cn } from '../../../ui/cn.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Ltr } from '../../../ui/Ltr.tsx';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { hoursOf, shortDay, weekday } from '../../../lib/i18n/when.ts';
import type { Imported } from './importing.ts';

type Props = {
  events: readonly ImportedEvent[];
  isOffered(event: ImportedEvent): boolean;
  without: ReadonlySet<string>;
  onWithout(without: ReadonlySet<string>): void;
};

export function ImportRows({ events, isOffered, without, onWithout }: Props) {
  const { t } = useTranslation();
  return (
    <ul
      // The list scrolls by itself, so the keyboard must reach it.
      tabIndex={0}
      aria-label={t('calendar.import.title')}
      className="max-h-72 overflow-y-auto rounded-md bg-desk px-2 py-1 text-sm"
    >
      {events.map((event) => {
        const offered = isOffered(event);
        return (
          <li key={event.key} className="cal-agenda-row border-b border-line last:border-0">
            <label className={cn('flex items-baseline gap-2.5 py-2', !offered && 'text-on-surface-muted')}>
              <input
                type="checkbox"
                className="size-4 self-center accent-accent"
                disabled={!offered}
                checked={offered && !without.has(event.key)}
                onChange={({ target }) => {
                  const next = new Set(without);
                  if (target.checked) next.delete(event.key);
                  else next.add(event.key);
                  onWithout(next);
                }}
              />
              <span className="min-w-0 grow">
                <EventSaid event={event} />
              </span>
              {event.state === 'duplicate' ? <Badge>{t('calendar.import.duplicate')}</Badge> : null}
              {event.state === 'refused' && event.why !== null ? (
                <Badge tone="warning">{t(`calendar.import.why.${event.why}`)}</Badge>
              ) : null}
              {event.state === 'new' && !offered ? (
                <Badge tone="warning">{t('calendar.import.onlyClosed')}</Badge>
              ) : null}
              {event.state === 'new' && event.otherZone ? (
                <Badge tone="accent">{t('calendar.import.otherZone')}</Badge>
              ) : null}
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Its name and when it is. */
function EventSaid({ event }: { event: ImportedEvent }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { zone } = codecNow();
  const [start, end] = [toWall(Number(event.start), zone), toWall(Number(event.end), zone)];
  return (
    <>
      <b dir="auto" className="font-mid">
        {event.summary || t('calendar.lesson')}
      </b>{' '}
      <span>
        {weekday(start, language)}{' '}
        <Ltr>
          {shortDay(start, language)} {start.slice(0, 4)}
        </Ltr>{' '}
        {event.allDay ? t('calendar.allDay') : <Ltr>{hoursOf(start, end)}</Ltr>}
        {event.rrule === null ? '' : ` · ${t('calendar.repeats')}`}
      </span>
    </>
  );
}

/** What stayed away: each by its name and with its own reason; and why the rest was not even tried. */
export function NotBrought({ result: { failed, halted, left } }: { result: Imported }) {
  const { t } = useTranslation();
  if (failed.length === 0 && halted === null) return null;
  return (
    <div role="alert" className="grid gap-1.5 text-sm">
      {halted === null ? null : (
        <p className="text-danger">
          {t('calendar.import.left', { count: left })}{' '}
          {halted === 'NO_ANSWER' ? t('calendar.import.lost') : t(`refusals.${halted}.why`)}
        </p>
      )}
      {failed.length === 0 ? null : (
        <>
          <p className="text-danger">{t('calendar.import.failed', { count: failed.length })}</p>
          <ul tabIndex={0} className="max-h-48 overflow-y-auto rounded-md bg-desk px-2 py-1">
            {failed.map(({ event, code }) => (
              <li key={event.key} className="border-b border-line py-2 last:border-0">
                <EventSaid event={event} />
                <span className="block text-on-surface-muted">
                  {t(`refusals.${code}.title`)}. {t(`refusals.${code}.why`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
