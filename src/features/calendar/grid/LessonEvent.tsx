/** What stands inside one lesson's block: subject, hour, who, its number and marks, and what a screen reader hears of it. */
import { Check, RefreshCw, UserX } from 'lucide-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { nobodyComes } from '../../../../domain/calendar/number.ts';
import type { NumberOf } from './lessonNumber.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

const hour = (wall: string): string => wall.slice(11, 16);

/** 'line' is a month's row: hour, who and subject. */
type EventSize = 'line' | 'short' | 'full';

export type LessonEventProps = { shown: Shown; size: EventSize; numberOf: NumberOf; t: TFunction };

export const titleOf = (shown: Shown, t: TFunction): string =>
  shown.state === 'busy' ? t('calendar.busy') : shown.subject || shown.summary || t('calendar.lesson');

// A month draws hundreds of these: the words are handed in, not looked up by each.
export const LessonEvent = memo(function LessonEvent({ shown, size, numberOf, t }: LessonEventProps) {
  const title = titleOf(shown, t);
  if (size === 'line') return <LessonOfMonth shown={shown} title={title} />;
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
      {shown.allDay ? null : (
        <bdi dir="ltr" className="cal-event-hour">
          {hour(shown.start)}
        </bdi>
      )}
      <span className="cal-event-people">
        <span dir="auto" className="cal-event-who">
          {who === '' ? <s>{shown.awayNames.join(', ')}</s> : `${who} ${more}`}
        </span>
        <Marks shown={shown} number={shown.state === 'lesson' ? numberOf(shown) : null} t={t} />
      </span>
      <Notes shown={shown} t={t} />
      {shown.state === 'lesson' || shown.state === 'busy' ? null : (
        <span className="sr-only">{t(`calendar.state.${shown.state}`)}</span>
      )}
    </div>
  );
});

/** In a month one looks for who comes: their name stands before the subject, which has its colour already. */
function LessonOfMonth({ shown, title }: { shown: Shown; title: string }) {
  const [who] = shown.names;
  const [given = '', ...family] = who?.split(' ') ?? [];
  const others = shown.names.length - 1;
  return (
    <div
      className="cal-event cal-event-line"
      data-state={shown.state}
      data-past={shown.past}
      data-subject={shown.color?.replace('subject-', '')}
    >
      {shown.allDay ? null : <bdi dir="ltr">{hour(shown.start)}</bdi>}{' '}
      {who === undefined ? (
        <b>
          <bdi>{title}</bdi>
        </b>
      ) : (
        <>
          <b>
            <bdi>{given}</bdi>
            {others > 0 ? (
              <>
                {' '}
                <bdi dir="ltr">+{others}</bdi>
              </>
            ) : null}
          </b>
          {/* One part, so that it is cut once. */}{' '}
          <bdi className="cal-event-rest">{[...(others === 0 ? family : []), title].join(' ')}</bdi>
        </>
      )}
    </div>
  );
}

/** Which lesson of its series it is, whether it is paid, and that somebody does not come: beside the names, in any height. */
export function Marks({ shown, number, t }: { shown: Shown; number: number | null; t: TFunction }) {
  const counted = number !== null && number !== nobodyComes;
  if (!counted && shown.paid === null && shown.awayNames.length === 0) return null;
  return (
    <span className="cal-marks">
      {shown.awayNames.length > 0 ? <UserX size={12} aria-hidden /> : null}
      {shown.paid === null ? null : (
        <span title={t(`calendar.paid.${shown.paid}`)} data-paid={shown.paid}>
          <Check size={12} aria-hidden />
          <span className="sr-only">{t(`calendar.paid.${shown.paid}`)}</span>
        </span>
      )}
      {counted ? <span>{t('calendar.number', { number })}</span> : null}
    </span>
  );
}

/** Where there is room: the places of a group, that a new lesson repeats, and who does not come. */
export function Notes({ shown, t }: { shown: Shown; t: TFunction }) {
  const isNew = shown.recurring && shown.state === 'ghost';
  if (!shown.group && !isNew && shown.awayNames.length === 0) return null;
  return (
    <span className="cal-event-foot">
      {shown.group ? (
        <span>{t('calendar.places', { taken: shown.taken, capacity: shown.capacity })}</span>
      ) : null}
      {isNew ? (
        <span>
          <RefreshCw size={11} aria-hidden /> {t('calendar.repeats')}
        </span>
      ) : null}
      <Away shown={shown} t={t} />
    </span>
  );
}

/** Who does not come, and for whom of them the lesson is charged. */
function Away({ shown: { awayNames, charged }, t }: { shown: Shown; t: TFunction }) {
  const excused = awayNames.filter((name) => charged.every((one) => one.name !== name));
  const named = (kind: 'late' | 'noShow'): string[] =>
    charged.filter((one) => one.kind === kind).map(({ name }) => name);
  return (
    <>
      {excused.length > 0 ? <span>{t('calendar.absent', { names: excused.join(', ') })}</span> : null}
      {(['late', 'noShow'] as const).map((kind) =>
        named(kind).length > 0 ? (
          <span key={kind}>{t(`calendar.chargedShort.${kind}`, { names: named(kind).join(', ') })}</span>
        ) : null,
      )}
    </>
  );
}
