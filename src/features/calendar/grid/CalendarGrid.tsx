/** The calendar itself: FullCalendar in our own dress, fed only what the visible range needs. */
import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../../domain/basics/wallTime.ts';
import './calendar.css';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import { useGridActions } from './gridActions.ts';
import { useGridEntries } from './gridEntries.ts';
import { businessHoursOf, dateOfWall, hoursUsed, viewName } from './gridEvents.ts';
import { gridLook } from './gridLook.tsx';
import type { GridProps } from './gridProps.ts';
import { useGridWords } from './gridWords.tsx';
import { LightGhost } from './LightGhost.tsx';
import { lightPlan, nextOfDay } from './lightPlan.ts';
import { standingLessons } from './StandingLesson.tsx';
import { lessonKeys } from './lessonKeys.ts';
import { OutOfSight } from './OutOfSight.tsx';
import { SlotCursor } from './SlotCursor.tsx';
import type { Shown } from '../../../lib/lessons/shown.ts';
import { useGridSight } from './useGridSight.ts';
import { useOpeningHour } from './useOpeningHour.ts';
import { visibleRange } from './visibleRange.ts';
import { outside, type WorkDays } from './workDays.ts';

const plugins = [timeGridPlugin, dayGridPlugin, interactionPlugin];
const noneOld: ReadonlyMap<string, Shown> = new Map();

export function CalendarGrid(props: GridProps) {
  const { shown, standing = shown, view, date, editable, numberOf } = props;
  const calendar = useRef<CalendarRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const [daysDrawn, setDaysDrawn] = useState('');
  const settled = useGridSight(box, shown, view, daysDrawn);

  const { light, laidOut, planned } = useLightPlan(props);
  // From a day that a work week hides, the library would go on to the next week.
  const range = visibleRange(view, date, props.workDays);
  const day = view === 'workWeek' ? range.from : date;
  useTurned(calendar, view, day);
  useOpeningHour(calendar, props.firstHour);

  const { events, withheld } = useGridEntries(props, laidOut, range);
  const words = useGridWords(props, { withheld, planned });
  const actions = useGridActions(props, { calendar, planned, onDays: setDaysDrawn });
  const frame = useFrame(props, laidOut);
  // The library draws only where something was really changed for it.
  const drawing = useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        {...gridLook}
        {...words}
        {...actions}
        plugins={plugins}
        initialView={viewName[view]}
        initialDate={day}
        events={events}
        {...frame}
      />
    ),
    [words, actions, view, day, events, frame],
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
      {light ? <Ghosts ghosts={light.ghosts} {...{ box, standing, daysDrawn, numberOf }} /> : null}
      {view === 'month' || props.whole ? null : (
        <OutOfSight box={box} shown={laidOut} daysDrawn={daysDrawn} grid={props} />
      )}
    </div>
  );
}

type GhostsProps = Pick<GridProps, 'numberOf'> & {
  box: RefObject<HTMLDivElement | null>;
  ghosts: readonly Shown[];
  standing: readonly Shown[];
  daysDrawn: string;
};

function Ghosts({ box, ghosts, standing, daysDrawn, numberOf }: GhostsProps) {
  const { t } = useTranslation();
  return ghosts.map((ghost) => (
    <LightGhost
      key={`${daysDrawn} ${ghost.key}`}
      box={box}
      ghost={ghost}
      before={nextOfDay(ghost, standing)}
      numberOf={numberOf}
      t={t}
    />
  ));
}

/** A plan is drawn over the lessons where that is enough; else the days are laid out with it. */
function useLightPlan({ shown, standing = shown, view }: GridProps) {
  const light = useMemo(() => lightPlan(standing, shown, view), [standing, shown, view]);
  const [planned] = useState(standingLessons);
  useLayoutEffect(() => planned.setState({ old: light?.old ?? noneOld }), [planned, light]);
  return { light, laidOut: light ? standing : shown, planned };
}

/** The page is turned, or another view is chosen. */
function useTurned(calendar: RefObject<CalendarRef | null>, view: GridView, day: Day): void {
  const at = useRef(`${view} ${day}`);
  useEffect(() => {
    if (at.current === `${view} ${day}`) return;
    at.current = `${view} ${day}`;
    // The library moves its own state inside; after paint keeps React from flushing within a render.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewName[view], day));
  }, [calendar, view, day]);
}

const viewsOf = (workDays: WorkDays) => ({
  dayGridMonth: { eventOrder: 'rank,start,-duration,title' },
  workWeek: { type: 'timeGrid', duration: { weeks: 1 }, hiddenDays: outside(workDays) },
});

/** Which hours and days are drawn, whoever comes in them. */
function useFrame(props: GridProps, laidOut: readonly Shown[]) {
  const { workDays, workingHours, editable, firstHour, now, whole = false } = props;
  const views = useMemo(() => viewsOf(workDays), [workDays]);
  const businessHours = useMemo(() => businessHoursOf(workingHours), [workingHours]);
  const hasAllDay = laidOut.some(({ allDay }) => allDay);
  const paper = useMemo(
    () => (whole ? { ...hoursUsed(laidOut, workingHours), height: 'auto', dayMaxEvents: false } : {}),
    [whole, laidOut, workingHours],
  );
  const nowDate = dateOfWall(now);
  return useMemo(
    () => ({
      views,
      businessHours,
      now: nowDate,
      selectable: editable,
      allDaySlot: hasAllDay,
      scrollTime: firstHour,
      ...paper,
    }),
    [views, businessHours, nowDate, editable, hasAllDay, firstHour, paper],
  );
}
