/** The calendar itself: FullCalendar in our own dress, fed only what the visible range needs. */
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../domain/basics/wallTime.ts';
import './calendar.css';
import { weekday } from '../words/when.ts';
import { LessonEvent } from './LessonEvent.tsx';
import { keyStep } from './keyStep.ts';
import type { Shown } from './shown.ts';

export type GridView = 'week' | 'day' | 'month';

const viewName: Record<GridView, string> = {
  week: 'timeGridWeek',
  day: 'timeGridDay',
  month: 'dayGridMonth',
};

export type GridChange = { shown: Shown; start: Wall; end: Wall };

type Props = {
  shown: Shown[];
  view: GridView;
  /** A day within the range to be seen. */
  date: string;
  /** The viewer's wall time now. */
  now: Wall;
  language: 'he' | 'en';
  editable: boolean;
  /** HH:mm:ss: what the day opens at. */
  firstHour: string;
  onChange(change: GridChange): void;
  onCreate(start: Wall, end: Wall): void;
  onOpen(shown: Shown): void;
};

// The calendar is fed wall times and told that they are UTC, so no zone of the browser can shift a lesson.
const wallOf = (date: Date | null): Wall => (date ?? new Date(0)).toISOString().slice(0, 16);

const draggable = new Set<Shown['state']>(['lesson']);

function toEvent(shown: Shown, editable: boolean): EventInput {
  return {
    id: shown.key,
    start: `${shown.start}:00Z`,
    end: `${shown.end}:00Z`,
    title: `${shown.subject} ${shown.names.join(', ')}`,
    editable: editable && draggable.has(shown.state),
    extendedProps: { shown },
  };
}

const shownOf = (event: EventApi): Shown => event.extendedProps['shown'] as Shown;

export function CalendarGrid({
  shown,
  view,
  date,
  now,
  language,
  editable,
  firstHour,
  onChange,
  onCreate,
  onOpen,
}: Props) {
  const { t } = useTranslation();
  const calendar = useRef<CalendarRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const events = useMemo(() => shown.map((one) => toEvent(one, editable)), [shown, editable]);

  useEffect(() => {
    // FullCalendar moves its own state inside; after paint keeps React from flushing within a render.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewName[view], date));
  }, [view, date]);

  // FullCalendar measures itself and lays out again; what is not yet seen cannot jump.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // On days without a lesson that could take the focus, the hours are still scrolled by the keyboard.
  const bare = events.length === 0;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const hour = box.current?.querySelector<HTMLElement>('.cal-hour-in');
      if (bare) hour?.setAttribute('tabindex', '0');
      else hour?.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  }, [view, settled, bare]);

  // A plan may stand at an hour that is scrolled away: the first of its ghosts is brought into view.
  const firstGhost = shown.find((one) => one.state === 'ghost' || one.state === 'ghostClash')?.key ?? null;
  useEffect(() => {
    if (firstGhost === null) return;
    const frame = requestAnimationFrame(() => {
      const ghost = [...(box.current?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])].find(
        (element) => element.dataset['lesson'] === firstGhost,
      );
      // On a phone the calendar may be the panel that is not shown: it does not push itself forward.
      if (!ghost?.closest('[inert]')) ghost?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [firstGhost]);

  const settle = (event: EventApi, revert: () => void): void => {
    const change = {
      shown: shownOf(event),
      start: wallOf(event.start),
      end: wallOf(event.end ?? event.start),
    };
    // The lesson goes back at once: what moves it is the confirmed plan, not the hand.
    revert();
    onChange(change);
  };

  return (
    <div
      ref={box}
      // The lessons inside are the buttons; this only hears their keys.
      role="presentation"
      className="cal"
      style={settled ? undefined : { visibility: 'hidden' }}
      onKeyDown={(key) => {
        const target =
          key.target instanceof HTMLElement ? key.target.closest<HTMLElement>('[data-lesson]') : null;
        const one = target
          ? shown.find((candidate) => candidate.key === target.dataset['lesson'])
          : undefined;
        if (!one) return;
        if (key.key === 'Enter' || key.key === ' ') {
          key.preventDefault();
          onOpen(one);
          return;
        }
        const step = keyStep(key, document.documentElement.dir === 'rtl');
        if (!step || !editable || !draggable.has(one.state)) return;
        key.preventDefault();
        onChange({ shown: one, ...step(one.start, one.end) });
      }}
    >
      <FullCalendar
        ref={calendar}
        plugins={[timeGridPlugin, dayGridPlugin, interactionPlugin]}
        initialView={viewName[view]}
        initialDate={date}
        timeZone="UTC"
        now={`${now}:00Z`}
        locale={language}
        direction={language === 'he' ? 'rtl' : 'ltr'}
        firstDay={0}
        headerToolbar={false}
        height="100%"
        events={events}
        selectable={editable}
        selectMirror
        selectMinDistance={6}
        eventInteractive
        eventOverlap
        slotEventOverlap={false}
        allDaySlot={false}
        nowIndicator
        nowIndicatorSnap={false}
        scrollTime={firstHour}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        slotHeaderInterval="01:00:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
        slotMinHeight={28}
        eventMinHeight={20}
        eventShortHeight={36}
        dayMaxEvents
        fixedWeekCount={false}
        moreLinkContent={(info) => t('calendar.moreLessons', { count: info.num })}
        moreLinkHint={(count) => t('calendar.moreLessons', { count })}
        closeHint={t('shell.close')}
        borderless
        className="cal-root"
        viewClass="cal-view"
        dayHeaderClass={(info) => (info.isToday ? 'cal-head cal-head-today' : 'cal-head')}
        dayHeaderContent={(info) => (
          <span className="cal-head-in">
            <b className="cal-head-number">{info.dayNumberText}</b>
            <span className="cal-head-name">{weekday(wallOf(info.date), language)}</span>
          </span>
        )}
        dayLaneClass={(info) => (info.isToday ? 'cal-lane cal-lane-today' : 'cal-lane')}
        dayCellClass={(info) => (info.isToday ? 'cal-cell cal-lane-today' : 'cal-cell')}
        dayRowClass="cal-week"
        dayCellTopClass="cal-cell-top"
        dayCellTopContent={(info) => (
          <span className={info.isToday ? 'cal-day-number cal-day-today' : 'cal-day-number'}>
            {info.dayNumberText}
          </span>
        )}
        slotLaneClass={(info) => (info.isMinor ? 'cal-slot cal-slot-minor' : 'cal-slot')}
        slotHeaderClass="cal-hour"
        slotHeaderInnerClass="cal-hour-in"
        nowIndicatorLineClass="cal-now"
        nowIndicatorDotClass="cal-now-dot"
        nowIndicatorHeaderClass="cal-now-head"
        highlightClass="cal-highlight"
        popoverClass="cal-popover"
        rowMoreLinkClass="cal-more"
        columnEventClass="cal-column-event"
        rowEventClass="cal-row-event"
        columnEventInnerClass="cal-event-inner"
        rowEventInnerClass="cal-event-inner"
        columnEventBeforeClass={(info) => (info.isStartResizable ? 'cal-resize cal-resize-start' : '')}
        columnEventAfterClass={(info) => (info.isEndResizable ? 'cal-resize cal-resize-end' : '')}
        eventDisplay="block"
        eventClass={(info) => (info.event.extendedProps['shown'] ? 'cal-lesson' : 'cal-lesson cal-mirror')}
        eventContent={(info) => {
          const one = info.event.extendedProps['shown'] as Shown | undefined;
          return one ? (
            <LessonEvent
              shown={one}
              size={view === 'month' ? 'line' : info.isShort ? 'short' : 'full'}
              t={t}
            />
          ) : (
            <span>{info.timeText}</span>
          );
        }}
        eventDidMount={(info) => {
          const one = info.event.extendedProps['shown'] as Shown | undefined;
          if (one) info.el.dataset['lesson'] = one.key;
        }}
        eventClick={(info) => onOpen(shownOf(info.event))}
        eventDrop={(info) => settle(info.event, info.revert)}
        eventResize={(info) => settle(info.event, info.revert)}
        select={(info: DateSelectInfo) => {
          calendar.current?.getApi().unselect();
          if (!info.allDay) onCreate(wallOf(info.start), wallOf(info.end));
        }}
      />
    </div>
  );
}
