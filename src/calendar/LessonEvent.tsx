/** What stands inside one lesson's block: subject, hour, who, and what a screen reader hears of it. */
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shown } from './shown.ts';

const hour = (wall: string): string => wall.slice(11, 16);

export function LessonEvent({ shown, short }: { shown: Shown; short: boolean }) {
  const { t } = useTranslation();
  const title =
    shown.state === 'busy' ? t('calendar.busy') : shown.subject || shown.summary || t('calendar.lesson');
  const who = shown.names.slice(0, 3).join(', ');
  const more = shown.names.length > 3 ? t('calendar.andMore', { count: shown.names.length - 3 }) : '';
  return (
    <div
      className="cal-event"
      data-state={shown.state}
      data-past={shown.past}
      data-subject={shown.color?.replace('subject-', '')}
      data-short={short || undefined}
    >
      <b className="cal-event-title">{title}</b>
      <bdi dir="ltr" className="cal-event-hour">
        {hour(shown.start)}
      </bdi>
      {who === '' ? null : (
        <span className="cal-event-who">
          {who} {more}
        </span>
      )}
      {shown.group ? (
        <span className="cal-event-foot">
          {t('calendar.places', { taken: shown.taken, capacity: shown.capacity })}
        </span>
      ) : null}
      {shown.recurring && shown.state === 'ghost' ? (
        <span className="cal-event-foot">
          <RefreshCw size={11} aria-hidden /> {t('calendar.repeats')}
        </span>
      ) : null}
      {shown.state === 'lesson' || shown.state === 'busy' ? null : (
        <span className="sr-only">{t(`calendar.state.${shown.state}`)}</span>
      )}
    </div>
  );
}
