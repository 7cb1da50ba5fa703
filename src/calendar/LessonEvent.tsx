/** What stands inside one lesson's block: subject, hour, who, and what a screen reader hears of it. */
import { RefreshCw } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { Shown } from './shown.ts';

const hour = (wall: string): string => wall.slice(11, 16);

/** 'line' is a month's row: subject and hour alone. */
export type EventSize = 'line' | 'short' | 'full';

// A month draws hundreds of these: the words are handed in, not looked up by each.
export function LessonEvent({ shown, size, t }: { shown: Shown; size: EventSize; t: TFunction }) {
  const title =
    shown.state === 'busy' ? t('calendar.busy') : shown.subject || shown.summary || t('calendar.lesson');
  if (size === 'line') {
    return (
      <div
        className="cal-event cal-event-line"
        data-state={shown.state}
        data-past={shown.past}
        data-subject={shown.color?.replace('subject-', '')}
      >
        <bdi dir="ltr">{hour(shown.start)}</bdi> <b>{title}</b>
      </div>
    );
  }
  const who = shown.names.slice(0, 3).join(', ');
  const more = shown.names.length > 3 ? t('calendar.andMore', { count: shown.names.length - 3 }) : '';
  return (
    <div
      className="cal-event"
      data-state={shown.state}
      data-past={shown.past}
      data-subject={shown.color?.replace('subject-', '')}
      data-short={size === 'full' ? undefined : true}
    >
      <b dir="auto" className="cal-event-title">
        {title}
      </b>
      <bdi dir="ltr" className="cal-event-hour">
        {hour(shown.start)}
      </bdi>
      {who === '' ? null : (
        <span dir="auto" className="cal-event-who">
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
