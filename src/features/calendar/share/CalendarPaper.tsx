/** The calendar as it is put on paper: the days that are asked for at their whole height, nothing to press. */
import { useMemo } from 'react';
import { addDays } from '../../../../domain/basics/wallTime.ts';
import { openedLater } from '../../../lib/page/openedLater.tsx';
import { useEntities } from '../../../lib/entities/useEntities.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { rangeTitle } from '../grid/rangeTitle.ts';
import { paperContent, type PaperWish } from './paperContent.ts';

const Agenda = openedLater(async () => (await import('../grid/Agenda.tsx')).Agenda);
const CalendarGrid = openedLater(async () => (await import('../grid/CalendarGrid.tsx')).CalendarGrid);

/** What draws the days of this view, before they are drawn: nobody waits for it on paper. */
export const fetchDays = (view: PaperWish['view']): Promise<unknown> =>
  (view === 'agenda' ? Agenda : CalendarGrid).fetchPart();

const nothing = (): void => undefined;

export function CalendarPaper({ view, day, zone }: PaperWish) {
  const { language } = useLanguage();
  const school = useEntities('meetings', 'teachers', 'students', 'subjects', 'closed');
  const { from, until, workDays, workingHours, shown, closedHours, now, numberOf } = useMemo(
    () => paperContent(school, { view, day, zone, language }),
    [school, view, day, zone, language],
  );
  const common = {
    shown,
    now,
    language,
    editable: false,
    holidays: school.teachers[0]?.userData?.holidaysOff === true,
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
