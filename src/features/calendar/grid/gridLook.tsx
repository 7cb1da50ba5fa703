/** How the calendar's library is dressed: what never changes, held once, so that a change of lessons lays out nothing else. */
import type { CalendarOptions } from '@fullcalendar/react';
import { hourOf } from '../../../lib/i18n/when.ts';
import { wallOf } from './gridEvents.ts';

export const gridLook = {
  timeZone: 'UTC',
  headerToolbar: false,
  height: '100%',
  selectMirror: true,
  selectMinDistance: 6,
  eventInteractive: true,
  eventOverlap: true,
  slotEventOverlap: false,
  nowIndicator: true,
  nowIndicatorSnap: false,
  slotDuration: '00:30:00',
  snapDuration: '00:15:00',
  slotHeaderInterval: '01:00:00',
  // A format of one's own would be made anew for every hour at every change.
  slotHeaderContent: (info) => hourOf(wallOf(info.date)),
  slotMinHeight: 28,
  eventMinHeight: 20,
  eventShortHeight: 36,
  dayMaxEvents: true,
  fixedWeekCount: false,
  eventDisplay: 'block',
  // Our own events write their hours; the library would format those of every one at every change.
  displayEventTime: false,
  eventOrder: 'start,-duration,title',
  borderless: true,
  className: 'cal-root',
  viewClass: 'cal-view',
  dayHeaderClass: (info) => (info.isToday ? 'cal-head cal-head-today' : 'cal-head'),
  dayLaneClass: (info) => (info.isToday ? 'cal-lane cal-lane-today' : 'cal-lane'),
  dayLaneInnerClass: 'cal-lane-in',
  dayCellClass: (info) => (info.isToday ? 'cal-cell cal-lane-today' : 'cal-cell'),
  dayRowClass: 'cal-week',
  dayCellTopClass: 'cal-cell-top',
  slotLaneClass: (info) => (info.isMinor ? 'cal-slot cal-slot-minor' : 'cal-slot'),
  slotHeaderClass: 'cal-hour',
  slotHeaderInnerClass: 'cal-hour-in',
  allDayHeaderClass: 'cal-all-day',
  nonBusinessHoursClass: 'cal-off',
  backgroundEventClass: 'cal-closed',
  nowIndicatorLineClass: 'cal-now',
  nowIndicatorDotClass: 'cal-now-dot',
  nowIndicatorHeaderClass: 'cal-now-head',
  highlightClass: 'cal-highlight',
  rowMoreLinkClass: 'cal-more',
  columnEventClass: 'cal-column-event',
  rowEventClass: 'cal-row-event',
  columnEventInnerClass: 'cal-event-inner',
  rowEventInnerClass: 'cal-event-inner',
  columnEventBeforeClass: (info) => (info.isStartResizable ? 'cal-resize cal-resize-start' : ''),
  columnEventAfterClass: (info) => (info.isEndResizable ? 'cal-resize cal-resize-end' : ''),
  eventClass: (info) =>
    info.event.extendedProps['shown']
      ? 'cal-lesson'
      : info.event.display === 'background'
        ? ''
        : 'cal-lesson cal-mirror',
} satisfies CalendarOptions;
