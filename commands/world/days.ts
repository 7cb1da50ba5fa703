/** Weeks and months as people count them: the week begins on Sunday. */
import { addDays, addMinutes, dayOf, weekdayOf, type Day, type Wall } from '../../domain/basics/wallTime.ts';

export const weekStart = (day: Day | Wall): Day => addDays(dayOf(day), -weekdayOf(dayOf(day)));

export const dayStart = (day: Day | Wall): Wall => `${dayOf(day)}T00:00`;

/** A minute of a day; 24:00 and later lie in the next. */
export const atClock = (day: Day | Wall, minute: number): Wall => addMinutes(dayStart(day), minute);
