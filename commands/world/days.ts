/** Weeks as the speaker counts them, and hours of a day. */
import {
  addDays,
  addMinutes,
  dayOf,
  intoWeek,
  startOfWeek,
  type Day,
  type Wall,
} from '../../domain/basics/wallTime.ts';
import type { World } from './world.ts';

type Weeks = Pick<World, 'weekStart'>;

/** The first day of the week in which it lies. */
export const weekOf = (at: Day | Wall, { weekStart }: Weeks): Day => startOfWeek(dayOf(at), weekStart);

/** A weekday of the week in which it lies. */
export const weekdayIn = (at: Day | Wall, weekday: number, weeks: Weeks): Day =>
  addDays(weekOf(at, weeks), intoWeek(weekday, weeks.weekStart));

export const dayStart = (day: Day | Wall): Wall => `${dayOf(day)}T00:00`;

/** A minute of a day; 24:00 and later lie in the next. */
export const atClock = (day: Day | Wall, minute: number): Wall => addMinutes(dayStart(day), minute);
