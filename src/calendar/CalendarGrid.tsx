/** The calendar itself: FullCalendar in our own dress, fed only what the visible range needs. */
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DateSelectInfo,
  type EventApi,
} from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMinutes, minutesBetween, type Day, type Wall } from '../../domain/basics/wallTime.ts';
import { Ltr } from '../design/ui/Ltr.tsx';
import type { Language } from '../words/language.ts';
import { hoursOf, weekday } from '../words/when.ts';
import './calendar.css';
import type { GridView } from './calendarView.ts';
import {
  businessHoursOf,
  closedEventOf,
  dateOfWall,
  drawnEnd,
  eventOf,
  hoursUsed,
  shownOf,
  viewName,
  wallOf,
  withinCells,
  type ClosedHours,
} from './gridEvents.ts';
import { gridLook } from './gridLook.tsx';
import { LessonEvent } from './LessonEvent.tsx';
import { LightGhost } from './LightGhost.tsx';
import { lightPlan, nextOfDay } from './lightPlan.ts';
import { StandingLesson, standingLessons } from './StandingLesson.tsx';
import { lessonKeys } from './lessonKeys.ts';
import type { NumberOf } from './lessonNumber.ts';
import { MoreCount } from './MoreCount.tsx';
import { OutOfSight } from './OutOfSight.tsx';
import { SlotCursor } from './SlotCursor.tsx';
import type { Shown } from './shown.ts';
import { useGridSight } from './useGridSight.ts';
import { useOpeningHour } from './useOpeningHour.ts';
import { HolidayName } from './HolidayName.tsx';
import { holidayHours } from './holidayWords.ts';
import { visibleRange } from './visibleRange.ts';
import { outside, type WorkDays, type WorkingRanges } from './workDays.ts';

export type GridChange = { shown: Shown; start: Wall; end: Wall };

type Props = {
  shown: readonly Shown[];
  /** What is shown without the plan that is drawn into it; the very same while only the plan changes. */
  standing?: readonly Shown[];
  /** Lessons of this week on days that are not shown. */
  unshown?: number;
  onWholeWeek?(): void;
  view: GridView;
  /** A day within the range to be seen. */
  date: Day;
  /** The viewer's wall time now. */
  now: Wall;
  language: Language;
  editable: boolean;
  /** HH:mm:ss: what the day opens at. */
  firstHour: string;
  workDays: WorkDays;
  /** Outside of them the hours are shaded; null where none are said. */
  workingHours?: WorkingRanges | null;
  /** The holidays of Israel are named, and closed. */
  holidays: boolean;
  /** Hours in which no lesson is held. */
  closed?: readonly ClosedHours[];
  /** For paper: the hours that are used, at their whole height, with every lesson of a day. */
  whole?: boolean;
  numberOf: NumberOf;
  onChange(change: GridChange): void;
  /** end is null where only a day was chosen. */
  onCreate(start: Wall, end: Wall | null): void;
  onOpen(shown: Shown): void;
  onDay(day: Day): void;
};

const plugins = [timeGridPlugin, dayGridPlugin, interactionPlugin];
const noneClosed: readonly ClosedHours[] = [];
const noneOld: ReadonlyMap<string, Shown> = new Map();
const noneWithheld: ReadonlyMap<Day, number> = new Map();

const isSameCount = (one: ReadonlyMap<Day, number>, other: ReadonlyMap<Day, number>): boolean =>
  one.size === other.size && [...one].every(([day, count]) => other.get(day) === count);

/** More lines than a month's cell of this window has room for. */
const linesOfCell = (): number => Math.ceil(globalThis.innerHeight / 4 / 18) + 2;

export function CalendarGrid(props: Props) {
  const { shown, view, date, now, language, editable, firstHour, workDays, workingHours, numberOf } = props;
  const { standing = shown, closed = noneClosed, whole = false, holidays } = props;
  const { t } = useTranslation();
  const calendar = useRef<CalendarRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const focusedKey = useRef<string | null>(null);
  const [daysDrawn, setDaysDrawn] = useState('');
  const settled = useGridSight(box, shown, view, daysDrawn);
  // The library compares what it is handed; what it calls back stays the same and reads the newest here.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const light = useMemo(() => lightPlan(standing, shown, view), [standing, shown, view]);
  const laidOut = light ? standing : shown;
  const [planned] = useState(standingLessons);
  useLayoutEffect(() => planned.setState({ old: light?.old ?? noneOld }), [planned, light]);

  const { drawn, withheld: counted } = useMemo(
    () =>
      view === 'month' && !whole
        ? withinCells(laidOut, linesOfCell())
        : { drawn: laidOut, withheld: noneWithheld },
    [laidOut, view, whole],
  );
  // The same numbers are the same to the library.
  const [withheld, setWithheld] = useState(counted);
  if (withheld !== counted && !isSameCount(withheld, counted)) setWithheld(counted);
  // From a day that a work week hides, the library would go on to the next week.
  const range = visibleRange(view, date, workDays);
  const day = view === 'workWeek' ? range.from : date;
  const events = useMemo(
    () => [
      ...drawn.map((one) => eventOf(one, editable)),
      ...closed.map(closedEventOf),
      ...(holidays ? holidayHours(range.from, range.until) : []).map(closedEventOf),
    ],
    [drawn, closed, editable, holidays, range.from, range.until],
  );
  const hasAllDay = laidOut.some(({ allDay }) => allDay);

  const at = useRef(`${view} ${day}`);
  useEffect(() => {
    if (at.current === `${view} ${day}`) return;
    at.current = `${view} ${day}`;
    // The library moves its own state inside; after paint keeps React from flushing within a render.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewName[view], day));
  }, [view, day]);

  useOpeningHour(calendar, firstHour);

  const words = useMemo(
    () =>
      ({
        locale: language,
        direction: language === 'he' ? 'rtl' : 'ltr',
        closeHint: t('shell.close'),
        moreLinkHint: () => t('calendar.moreOfDay'),
        moreLinkContent: (info) => <MoreCount hidden={info.num} withheld={withheld} />,
        allDayHeaderContent: () => t('calendar.allDay'),
        dayHeaderContent: (info) => (
          <span className="cal-head-in">
            <b className="cal-head-number">{info.dayNumberText}</b>
            <span className="cal-head-name">{weekday(wallOf(info.date), language)}</span>
            {/* Over a month stand weekdays, and not days. */}
            {holidays && info.view.type !== viewName.month ? <HolidayName date={info.date} /> : null}
          </span>
        ),
        dayCellTopContent: (info) => (
          <>
            <span className={info.isToday ? 'cal-day-number cal-day-today' : 'cal-day-number'}>
              {info.dayNumberText}
            </span>
            {holidays ? <HolidayName date={info.date} /> : null}
          </>
        ),
        eventContent: (info) => {
          const one = shownOf(info.event);
          if (!one) {
            // What is being dragged over free hours, or hours that are closed.
            const { display, title, start, end } = info.event;
            return (
              <span>
                {display === 'background' ? title : <Ltr>{hoursOf(wallOf(start), wallOf(end))}</Ltr>}
              </span>
            );
          }
          if (info.view.type === viewName.month)
            return <LessonEvent shown={one} size="line" numberOf={numberOf} t={t} />;
          const size = info.isShort ? 'short' : 'full';
          return <StandingLesson shown={one} size={size} numberOf={numberOf} t={t} planned={planned} />;
        },
      }) satisfies CalendarOptions,
    [language, t, withheld, numberOf, holidays, planned],
  );

  const views = useMemo(
    () => ({
      dayGridMonth: { eventOrder: 'rank,start,-duration,title' },
      workWeek: { type: 'timeGrid', duration: { weeks: 1 }, hiddenDays: outside(workDays) },
    }),
    [workDays],
  );
  const businessHours = useMemo(() => businessHoursOf(workingHours), [workingHours]);

  const paper = useMemo(
    () => (whole ? { ...hoursUsed(laidOut, workingHours), height: 'auto', dayMaxEvents: false } : {}),
    [whole, laidOut, workingHours],
  );

  const deeds = useMemo(() => {
    const settle = (event: EventApi, revert: () => void, resized = false): void => {
      const one = shownOf(event);
      const start = wallOf(event.start);
      const end =
        one && event.end && (resized || one.allDay !== event.allDay)
          ? addMinutes(one.end, minutesBetween(drawnEnd(one), wallOf(event.end)))
          : one && endAfterMove(one, start, event.allDay);
      // The lesson goes back at once: what moves it is the confirmed plan, not the hand.
      revert();
      if (one && end) latest.current.onChange({ shown: one, start, end });
    };
    const leaves = (one: Shown): boolean => planned.getState().old.has(one.key);
    return {
      datesSet: ({ startStr, view: { type } }) => setDaysDrawn(`${type} ${startStr}`),
      // A changed lesson is drawn anew: the focus stays on it.
      eventWillUnmount: (info) => {
        if (info.el === document.activeElement) focusedKey.current = info.el.dataset['lesson'] ?? null;
      },
      eventDidMount: (info) => {
        const one = shownOf(info.event);
        if (!one) return;
        info.el.dataset['lesson'] = one.key;
        if (one.key === focusedKey.current && document.activeElement === document.body) info.el.focus();
        if (one.key === focusedKey.current) focusedKey.current = null;
      },
      eventClick: (info) => {
        const one = shownOf(info.event);
        if (one && !leaves(one)) latest.current.onOpen(one);
      },
      eventAllow: (_, event) => {
        const one = event && shownOf(event);
        return !one || !leaves(one);
      },
      eventDrop: (info) => settle(info.event, info.revert),
      eventResize: (info) => settle(info.event, info.revert, true),
      moreLinkClick: (info) => {
        latest.current.onDay(wallOf(info.date).slice(0, 10));
      },
      select: (info: DateSelectInfo) => {
        // The keyboard's own choice is made by its cursor.
        if (!info.jsEvent) return;
        calendar.current?.getApi().unselect();
        if (info.allDay) latest.current.onCreate(`${wallOf(info.start).slice(0, 10)}T16:00`, null);
        else latest.current.onCreate(wallOf(info.start), wallOf(info.end));
      },
    } satisfies CalendarOptions;
  }, [planned]);

  const nowDate = dateOfWall(now);
  // The library draws only where something was really changed for it.
  const drawing = useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        {...gridLook}
        {...words}
        {...deeds}
        plugins={plugins}
        initialView={viewName[view]}
        initialDate={day}
        views={views}
        now={nowDate}
        events={events}
        businessHours={businessHours}
        selectable={editable}
        allDaySlot={hasAllDay}
        scrollTime={firstHour}
        {...paper}
      />
    ),
    [words, deeds, view, day, views, nowDate, events, businessHours, editable, hasAllDay, firstHour, paper],
  );

  return (
    <div
      ref={box}
      // The lessons inside are the buttons; this only hears their keys.
      role="presentation"
      className="cal"
      style={settled ? undefined : { visibility: 'hidden' }}
      onKeyDown={(key) => lessonKeys(key, shown, props)}
    >
      {editable ? <SlotCursor calendar={calendar} box={box} grid={props} /> : null}
      {drawing}
      {light?.ghosts.map((ghost) => (
        <LightGhost
          key={`${daysDrawn} ${ghost.key}`}
          box={box}
          ghost={ghost}
          before={nextOfDay(ghost, standing)}
          numberOf={numberOf}
          t={t}
        />
      ))}
      {view === 'month' || whole ? null : (
        <OutOfSight box={box} shown={laidOut} daysDrawn={daysDrawn} grid={props} />
      )}
    </div>
  );
}

/** The library forgets the end of a lesson that is dragged between the day's head and its hours. */
function endAfterMove({ start: from, end, allDay }: Shown, start: Wall, toAllDay: boolean): Wall {
  if (toAllDay) return `${addDays(start.slice(0, 10), 1)}T00:00`;
  return addMinutes(start, allDay ? 60 : minutesBetween(from, end));
}
