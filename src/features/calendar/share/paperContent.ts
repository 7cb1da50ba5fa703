/** What stands on a calendar's paper, as a picture or as a PDF: the lessons of its days, as the person sees them. */
import { type Language } from '../../../../domain/basics/languages.ts';
import type { Day, Wall } from '../../../../domain/basics/wallTime.ts';
import type { School } from '../../../lib/entities/entityStore.ts';
import { nowIn } from '../../../lib/page/useNow.ts';
import { closedBetween, closedRows } from '../../../lib/lessons/closedHours.ts';
import type { CalendarView } from '../../../lib/lessons/calendarView.ts';
import type { ClosedHours } from '../../../lib/lessons/closedHours.ts';
import { lessonNumbers, type NumberOf } from '../grid/lessonNumber.ts';
import { schoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import { showMeetings } from '../../../lib/lessons/showLessons.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import { weekStartNow } from '../../../lib/i18n/useWeekStart.ts';
import { visibleRange, type DayRange } from '../grid/visibleRange.ts';
import { workDaysOf, type WorkDays, type WorkingRanges } from '../grid/workDays.ts';

/** The days of a view around one day, in the viewer's zone. */
export type PaperWish = { view: CalendarView; day: Day; zone: string };

export type PaperContent = DayRange & {
  workDays: WorkDays;
  workingHours: WorkingRanges | null;
  shown: Shown[];
  closedHours: ClosedHours[];
  now: Wall;
  numberOf: NumberOf;
};

export function paperContent(
  {
    meetings,
    teachers,
    students,
    subjects,
    closed,
  }: Pick<School, 'meetings' | 'teachers' | 'students' | 'subjects' | 'closed'>,
  { view, day, zone, language }: PaperWish & { language: Language },
): PaperContent {
  const now = nowIn(zone);
  const workingHours = teachers[0]?.userData?.workingHours ?? null;
  const workDays = workDaysOf(workingHours, { zone, language, weekStart: weekStartNow() });
  const school = schoolMeetings({ meetings, teachers, students, subjects });
  const { from, until } = visibleRange(view, day, workDays);
  const seen = { from: `${from}T00:00`, until: `${until}T00:00`, zone, nowMs: now.ms };
  return {
    from,
    until,
    workDays,
    workingHours,
    shown: showMeetings(school.held, school, seen),
    closedHours: closedBetween(closedRows(closed, zone), seen),
    now: now.wall,
    numberOf: lessonNumbers(school.held),
  };
}
