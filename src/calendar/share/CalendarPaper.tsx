/** The calendar as it is put on paper: the days that are asked for at their whole height, nothing to press. */
import { useMemo } from 'react';
import { addDays, type Day } from '../../../domain/basics/wallTime.ts';
import { useSchool } from '../../app/school.ts';
import { nowIn } from '../../app/useNow.ts';
import { closedBetween, closedRows } from '../../restrictedTimes/closedHours.ts';
import { useLanguage } from '../../words/useLanguage.ts';
import { Agenda } from '../Agenda.tsx';
import { CalendarGrid } from '../CalendarGrid.tsx';
import type { CalendarView } from '../calendarView.ts';
import { lessonNumbers } from '../lessonNumber.ts';
import { rangeTitle } from '../rangeTitle.ts';
import { schoolMeetings } from '../schoolMeetings.ts';
import { showMeetings } from '../showLessons.ts';
import { visibleRange } from '../visibleRange.ts';
import { workDaysOf } from '../workDays.ts';

const nothing = (): void => undefined;

export function CalendarPaper({ view, day, zone }: { view: CalendarView; day: Day; zone: string }) {
  const { language } = useLanguage();
  const { meetings, teachers, students, subjects, closed } = useSchool();
  const now = useMemo(() => nowIn(zone), [zone]);
  const workingHours = teachers[0]?.userData?.workingHours ?? null;
  const workDays = useMemo(() => workDaysOf(workingHours, zone, language), [workingHours, zone, language]);
  const { shown, closedHours, numberOf } = useMemo(() => {
    const school = schoolMeetings({ meetings, teachers, students, subjects });
    const { from, until } = visibleRange(view, day, workDays);
    const seen = { from: `${from}T00:00`, until: `${until}T00:00`, zone, nowMs: now.ms };
    return {
      shown: showMeetings(school.held, school, seen),
      closedHours: closedBetween(closedRows(closed, zone), seen),
      numberOf: lessonNumbers(school.held),
    };
  }, [meetings, teachers, students, subjects, closed, view, day, workDays, zone, now]);
  const { from, until } = visibleRange(view, day, workDays);
  const common = {
    shown,
    now: now.wall,
    language,
    editable: false,
    holidays: teachers[0]?.userData?.holidaysOff === true,
    numberOf,
    onOpen: nothing,
    onChange: nothing,
  };
  return (
    <article className="cal-paper bg-sheet p-6 text-on-surface" data-days={`${from} ${addDays(until, -1)}`}>
      <h1 className="mb-3 text-xl font-strong">{rangeTitle(view, day, workDays, language)}</h1>
      {view === 'agenda' ? (
        <Agenda {...common} />
      ) : (
        <CalendarGrid
          {...common}
          whole
          view={view}
          date={day}
          firstHour="00:00:00"
          workDays={workDays}
          workingHours={workingHours}
          closed={closedHours}
          onCreate={nothing}
          onDay={nothing}
        />
      )}
    </article>
  );
}
