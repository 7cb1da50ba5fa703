/** What the calendar shows of its range: the lessons with the open plan drawn into them, and where other lessons lie. */
import { useEffect, useMemo, useState } from 'react';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { isWithin } from '../../lib/entities/mergeMeetings.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import type { CalendarView } from '../../lib/lessons/calendarView.ts';
import { countOutside, nearestElsewhere } from './elsewhere.ts';
import { firstHourOf, hoursInSight } from './grid/firstHour.ts';
import { showWithPlan } from '../../lib/lessons/ghosts.ts';
import { lessonNumbers } from './grid/lessonNumber.ts';
import { schoolMeetings, type SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { showMeetings } from '../../lib/lessons/showLessons.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import { visibleRange } from './grid/visibleRange.ts';
import { workDaysOf, type WorkDays } from './grid/workDays.ts';

type Asked = { zone: string; nowMs: number; view: CalendarView; at: Day };

type Range = { from: Day; until: Day };

export type SeenLessons = ReturnType<typeof useSeenLessons>;

export function useSeenLessons({ zone, nowMs, view, at }: Asked) {
  const { language } = useLanguage();
  const meetings = useEntityStore((all) => all.meetings);
  const teachers = useEntityStore((all) => all.teachers);
  const students = useEntityStore((all) => all.students);
  const subjects = useEntityStore((all) => all.subjects);
  const plan = useCalendar((calendar) => calendar.plan);
  const workingHours = teachers[0]?.userData?.workingHours ?? null;
  const weekStart = useWeekStart();
  const workDays = useMemo(
    () => workDaysOf(workingHours, { zone, language, weekStart }),
    [workingHours, zone, language, weekStart],
  );
  const { from, until } = visibleRange(view, at, workDays);
  const range = useMemo(() => ({ from, until }), [from, until]);
  const school = useMemo(
    () => schoolMeetings({ meetings, teachers, students, subjects }),
    [meetings, teachers, students, subjects],
  );
  const isHere = useRangeHere(range, zone);
  const numberOf = useMemo(() => lessonNumbers(school.held), [school]);
  const seen = useMemo(
    () => ({ from: `${from}T00:00`, until: `${until}T00:00`, zone, nowMs }),
    [from, until, zone, nowMs],
  );
  const standing = useMemo(() => showMeetings(school.held, school, seen), [school, seen]);
  const shown = useMemo(
    () => (plan ? showWithPlan(school, plan.rows, plan.hits, seen) : standing),
    [school, plan, seen, standing],
  );

  // Where the day opens follows the days that are seen, not every change of a plan.
  const seenDays = `${from} ${until} ${isHere} ${standing.length > 0}`;
  const openingNow = () => ({ seenDays, firstHour: firstHourOf(shown, workingHours, hoursInSight()) });
  const [opening, setOpening] = useState(openingNow);
  if (opening.seenDays !== seenDays) setOpening(openingNow());

  return {
    school,
    range,
    seen,
    isHere,
    standing,
    shown,
    numberOf,
    workDays,
    workingHours,
    holidays: teachers[0]?.userData?.holidaysOff === true,
    firstHour: opening.firstHour,
    ...useElsewhere(school, { range, zone, view, workDays, isBare: shown.length === 0 }),
  };
}

/** Of a long calendar only what is here is drawn: days without their lessons would look free. */
function useRangeHere({ from, until }: Range, zone: string): boolean {
  const status = useEntityStore((all) => all.status);
  const near = useEntityStore((all) => all.near);
  const bringDays = useEntityStore((all) => all.bringDays);
  const fromMs = toMs(`${from}T00:00`, zone);
  const untilMs = toMs(`${until}T00:00`, zone);
  const isHere = status === 'ready' || (status === 'near' && isWithin(near, { fromMs, untilMs }));
  useEffect(() => {
    if (status === 'near' && !isHere) void bringDays({ fromMs, untilMs });
  }, [status, isHere, fromMs, untilMs, bringDays]);
  return isHere;
}

type Around = { range: Range; zone: string; view: CalendarView; workDays: WorkDays; isBare: boolean };

/** Where other lessons lie is told by the whole calendar. */
function useElsewhere(school: SchoolMeetings, { range, zone, view, workDays, isBare }: Around) {
  const isWhole = useEntityStore(({ status }) => status === 'ready');
  const elsewhere = useMemo(
    () => (isBare && isWhole ? nearestElsewhere(school.held, range, zone) : null),
    [isBare, isWhole, school, range, zone],
  );
  const unshown = useMemo(
    () =>
      view === 'workWeek' && isWhole
        ? countOutside(school.held, visibleRange('week', range.from, workDays), range, zone)
        : 0,
    [view, isWhole, school, range, workDays, zone],
  );
  return { elsewhere, unshown };
}
