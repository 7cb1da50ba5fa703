/** Takes one weekday out of a rule with several, into a row of the same series, so that it can be moved alone. */
import type { Id } from '../../basics/ids.ts';
import { dateOf, daysOf, minutesOf, weekdayOf, type Wall } from '../../basics/wallTime.ts';
import type { Draft } from '../draft.ts';
import { lastSlot, nextSlot, slotsBetween, type Placed } from '../expand.ts';
import { numberedDay, parseRule, printRule, type Rule } from '../recurrence.ts';

export function hasSeveralWeekdays(rrule: string | null): boolean {
  const rule = rrule === null ? null : parseRule(rrule);
  return rule !== null && (rule.weekdays.length > 1 || rule.numbered.length > 1);
}

/** The id of the row that holds only the weekday of `slot`; the given row where nothing else is left in it. */
export function takeOutWeekday(draft: Draft, id: Id, slot: Wall, newId: () => Id): Id {
  const { meeting, occurrences } = draft.held(id);
  const rule = meeting.rrule === null ? null : parseRule(meeting.rrule);
  if (!rule || !hasSeveralWeekdays(meeting.rrule)) return id;
  const taken = placed(meeting, only(rule, slot, true));
  const rest = placed(meeting, only(rule, slot, false));
  if (!taken || !rest) return id;
  const own = newId();
  const isTaken = (each: Wall): boolean => {
    const minutes = minutesOf(each);
    return slotsBetween(taken, minutes, minutes + 1).length === 1;
  };
  draft.put({ ...meeting, ...rest });
  draft.put({ ...meeting, id: own, ...taken, oldLessonNumber: null });
  for (const each of occurrences) if (isTaken(each.slot)) draft.put({ ...each, meetingId: own });
  draft.follow((at) => (at.meetingId === id && isTaken(at.slot) ? { ...at, meetingId: own } : at));
  return own;
}

function only(rule: Rule, slot: Wall, wanted: boolean): Rule {
  const { year, month } = dateOf(daysOf(slot));
  return {
    ...rule,
    weekdays: rule.weekdays.filter((weekday) => (weekday === weekdayOf(slot)) === wanted),
    numbered: rule.numbered.filter((each) => (numberedDay(year, month, each) === daysOf(slot)) === wanted),
  };
}

/** The part of a series that a part of its rule gives; a count becomes the number of its own slots. */
function placed(meeting: Placed, part: Rule): Placed | null {
  const start = nextSlot({ start: meeting.start, rrule: printRule({ ...part, count: null }) }, meeting.start);
  const last = part.count === null ? null : lastSlot(meeting);
  if (start === null) return null;
  if (last === null) {
    const whole = { start, rrule: printRule(part) };
    return nextSlot(whole, start) === null ? null : whole;
  }
  const uncounted = { start, rrule: printRule({ ...part, count: null }) };
  const count = slotsBetween(uncounted, minutesOf(start), minutesOf(last) + 1).length;
  return count === 0 ? null : { start, rrule: printRule({ ...part, count }) };
}
