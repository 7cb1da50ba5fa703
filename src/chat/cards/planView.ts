/** A plan as its card shows it: what, before → after, the dates, the clashes, who is told, what was assumed. */
import type { Span } from '../../../commands/pipeline/plan.ts';

export type DateState = 'free' | 'clash' | 'stays' | 'cancelled' | 'new';

export type PlanDate = {
  key: string;
  /** "22.11" */
  day: string;
  /** "ראשון" */
  weekday: string;
  /** "16:00–17:00" */
  before: string | null;
  after: string | null;
  state: DateState;
  note?: string;
};

export type PlanClash = { key: string; sentence: string; kept: boolean };

export type PlanView = {
  kind: 'move' | 'add' | 'cancel' | 'change';
  title: string;
  ink: number | null;
  note: string | null;
  shift: { before: string | null; after: string | null } | null;
  dates: PlanDate[];
  clashes: PlanClash[];
  told: string[];
  assumed: Span[];
  others: string[];
  /** How many lessons the button does something to. */
  count: number;
  operations: string[];
};
