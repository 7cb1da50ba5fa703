/** Where the calendar stands, and the plan that is drawn into it; the conversation turns both. */
import { create } from 'zustand';
import type { Day } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { CalendarView } from './calendarView.ts';
import type { Hit } from './ghosts.ts';

export type Drawn = { rows: readonly RowChange[]; hits: readonly Hit[] };

type CalendarState = {
  view: CalendarView;
  /** A day in the range that is seen; null until somebody turns a page: today. */
  day: Day | null;
  plan: Drawn | null;
  /** A plan's steps that the person wants to change in the form. */
  byHand: { steps: readonly Step[]; onSaved(): void } | null;
  see(view: CalendarView): void;
  goTo(day: Day | null): void;
  draw(plan: Drawn | null): void;
  editByHand(byHand: CalendarState['byHand']): void;
};

export const useCalendar = create<CalendarState>((set) => ({
  view: globalThis.matchMedia?.('(width < 64rem)').matches ? 'day' : 'week',
  day: null,
  plan: null,
  byHand: null,
  see: (view) => set({ view }),
  goTo: (day) => set({ day }),
  draw: (plan) => set({ plan }),
  editByHand: (byHand) => set({ byHand }),
}));
