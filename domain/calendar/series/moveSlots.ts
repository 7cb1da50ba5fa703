/** Gives a series another start or rule, and hangs on the new slots what hung on the old ones. */
import type { Id } from '../../basics/ids.ts';
import {
  addDays,
  atMinute,
  dateOf,
  dayNumber,
  dayOf,
  daysInMonth,
  daysOf,
  minuteOfDay,
  minutesOf,
  minutesPerDay,
  wallAt,
  type Wall,
} from '../../basics/wallTime.ts';
import type { Draft } from '../draft.ts';
import { isSlot, lastSlot, slotsBetween, type Placed } from '../expand.ts';
import type { Occurrence } from '../occurrence.ts';
import { parseRule, printRule, type Rule } from '../recurrence.ts';

/** Moves every slot by the same time; "every first Sunday" moved by a day becomes every first Monday. */
export function shiftSeries(draft: Draft, id: Id, minutes: number): void {
  const { meeting } = draft.held(id);
  const start = wallAt(minutesOf(meeting.start) + minutes);
  const rule = meeting.rrule === null ? null : parseRule(meeting.rrule);
  const days = daysOf(start) - daysOf(meeting.start);
  const endless = rule && rotated({ ...rule, until: null }, start, days);
  const next: Placed = { start, rrule: endless && printRule(endless) };
  const follow = followBy(meeting, next, rule, minutes);
  place(draft, id, endless && rule?.until ? endingAt(next, endless) : next, follow);

  function endingAt(placed: Placed, unending: Rule): Placed {
    const last = lastSlot(meeting);
    const lastNow = last && follow(last);
    const until = lastNow ? dayOf(lastNow) : addDays(rule?.until ?? dayOf(start), days);
    return { ...placed, rrule: printRule({ ...unending, until }) };
  }
}

/** Replaces the rule; a slot stays where the new rule gives its day, at the new hour. */
export function replaceRule(draft: Draft, id: Id, next: Placed): void {
  const minute = minuteOfDay(next.start);
  const placed = { ...next };
  place(draft, id, placed, (slot) => {
    const sameDay = atMinute(dayOf(slot), minute);
    return isSlot(placed, slot) ? slot : isSlot(placed, sameDay) ? sameDay : null;
  });
}

/** Of weekdays only those of a rule with one weekday are turned; a rule with several is moved within its days. */
function rotated(rule: Rule, start: Wall, days: number): Rule {
  if (rule.frequency === 'WEEKLY') {
    return {
      ...rule,
      weekdays: rule.weekdays.map((day) => (((day + days) % 7) + 7) % 7).sort((a, b) => a - b),
    };
  }
  const [only] = rule.numbered;
  if (days === 0 || !only || rule.numbered.length > 1) return rule;
  const { year, month, day } = dateOf(daysOf(start));
  const isLast = day + 7 > daysInMonth(year, month);
  const nth = isLast && (only.nth === -1 || day > 28) ? -1 : Math.ceil(day / 7);
  return { ...rule, numbered: [{ nth, weekday: (((only.weekday + days) % 7) + 7) % 7 }] };
}

type Follow = (slot: Wall) => Wall | null;

function followBy(before: Placed, next: Placed, rule: Rule | null, minutes: number): Follow {
  const byTime: Follow = (slot) => wallAt(minutesOf(slot) + minutes);
  const isByMonth = rule?.frequency === 'MONTHLY' || rule?.frequency === 'YEARLY';
  if (!isByMonth || daysOf(next.start) === daysOf(before.start)) return byTime;
  // By day of month the new rule may skip other months than the old one did: month answers to month.
  const months = monthOf(next.start) - monthOf(before.start);
  return (slot) => {
    const month = monthOf(slot) + months;
    const first = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1) * minutesPerDay;
    const found = slotsBetween(next, first, first + 31 * minutesPerDay).find(
      (each) => monthOf(wallAt(each)) === month,
    );
    return found === undefined ? null : wallAt(found);
  };
}

function monthOf(wall: Wall): number {
  const { year, month } = dateOf(daysOf(wall));
  return year * 12 + month - 1;
}

function place(draft: Draft, id: Id, next: Placed, follow: Follow): void {
  const { meeting, occurrences } = draft.held(id);
  draft.put({ ...meeting, ...next });
  const taken = new Set<Wall>();
  const left: Occurrence[] = [];
  for (const each of occurrences) {
    const slot = isSlot(meeting, each.slot) ? follow(each.slot) : null;
    if (slot === null || !isSlot(next, slot)) {
      left.push(each);
      continue;
    }
    taken.add(slot);
    draft.put({ ...each, slot });
  }
  for (const each of left) keepOrDrop(draft, each, taken);
  draft.follow((at) => {
    const slot = at.meetingId === id && isSlot(meeting, at.slot) ? follow(at.slot) : null;
    return slot === null ? at : { ...at, slot };
  });
}

/** What was paid for or has a time of its own takes place, rule or no rule; a cancel or a remark ends with its slot. */
function keepOrDrop(draft: Draft, each: Occurrence, taken: Set<Wall>): void {
  if (each.charges.length === 0 && each.own.start === undefined) {
    draft.drop(each);
    return;
  }
  let slot = each.slot;
  while (taken.has(slot)) slot = wallAt(minutesOf(slot) + 1);
  taken.add(slot);
  draft.put({ ...each, slot, own: { ...each.own, start: each.own.start ?? each.slot } });
}
