/** What the calendar is fed, and what it calls back. */
import type { Day, Wall } from '../../../../domain/basics/wallTime.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import type { ClosedHours } from '../../../lib/lessons/closedHours.ts';
import type { NumberOf } from './lessonNumber.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import type { WorkDays, WorkingRanges } from './workDays.ts';

export type GridChange = { shown: Shown; start: Wall; end: Wall };

export type GridProps = {
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
