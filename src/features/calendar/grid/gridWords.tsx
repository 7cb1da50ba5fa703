/** What the calendar's library writes: heads, numbers, lessons and "more", in the person's language. */
import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../../domain/basics/languages.ts';
import type { Day } from '../../../../domain/basics/wallTime.ts';
import { Ltr } from '../../../ui/Ltr.tsx';
import { hoursOf, weekday } from '../../../lib/i18n/when.ts';
import { shownOf, viewName, wallOf } from './gridEvents.ts';
import type { GridProps } from './gridProps.ts';
import { HolidayName } from './HolidayName.tsx';
import { LessonEvent } from './LessonEvent.tsx';
import { MoreCount } from './MoreCount.tsx';
import { StandingLesson, type standingLessons } from './StandingLesson.tsx';

type Drawn = {
  /** Lessons of a day that were never handed to the library. */
  withheld: ReadonlyMap<Day, number>;
  planned: ReturnType<typeof standingLessons>;
};

export function useGridWords(
  { language, workDays: { weekStart }, numberOf, holidays }: GridProps,
  { withheld, planned }: Drawn,
) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      ({
        locale: language,
        firstDay: weekStart,
        direction: directionOf(language),
        closeHint: t('shell.close'),
        moreLinkHint: () => t('calendar.moreOfDay'),
        moreLinkContent: (info) => <MoreCount hidden={info.num} withheld={withheld} />,
        allDayHeaderContent: () => t('calendar.allDay'),
        // Heard by screen readers over the hours.
        timedText: t('calendar.byHour'),
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
    [language, weekStart, t, withheld, numberOf, holidays, planned],
  );
}
