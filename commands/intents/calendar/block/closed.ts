/** When hours are closed, as it was said: which days, from when until when, and what of it stays open. */
import { dayOf } from '../../../../domain/basics/wallTime.ts';
import { partHours } from '../../../grammar/time/resolve.ts';
import { raise } from '../../../kernel/cases.ts';
import { say, type Draft } from '../../../kernel/draft.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { aRule, firstOf, type SaidRule } from '../../../slots/aRule.ts';
import { beginsAt, onItsDay } from '../../../slots/newMoment.ts';
import { meant } from '../../../slots/severalDays.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { endsOwnDay } from '../lesson/clearsStretch.ts';
import { saidDoubts } from './doubts.ts';

/** `out`: what of it stays open; `isEnd`: where the day's work ends it is closed. */
export type Closed = {
  heard: Interpretation;
  items: Entity[];
  out: Entity[];
  rule: SaidRule | null;
  when: When;
  isEnd: boolean;
};

export function closedOf(draft: Draft, heard: Interpretation, world: IndexedWorld): Closed {
  const [items, out] = apartFrom(ofLastHours(meant(heard.items)));
  const rule = aRule(items, null);
  const when = whenOf(items);
  raise(draft, saidDoubts, { items, rule, when, given: draft.given });
  if (rule) onEach(draft, rule, when, world);
  else if (when.minutes !== undefined) beginsAt(when);
  const isEnd = endsOwnDay(heard) && when.clock !== undefined;
  if (isEnd) untilMidnight(when);
  if (saysFrom(items, when)) when.endClock ??= { minute: 0, open: false };
  const { stretch, clock } = when;
  if (isEnd && clock && stretch?.start && stretch.end) when.hours = { from: clock.minute, to: 1440 };
  return { heard, items, out, rule, when, isEnd };
}

const isHours = ({ kind, ...item }: Entity): boolean =>
  kind === 'time' &&
  'time' in item &&
  item.time.kind === 'interval' &&
  item.time.startClock !== undefined &&
  item.time.endClock !== undefined &&
  item.time.day === undefined;

/** "At the gym every day at 1, block 12:45 to 1:30": the hours that are closed are said last. */
function ofLastHours(items: Entity[]): Entity[] {
  const last = items.findLastIndex(isHours);
  return items.map((item, at) => (at < last ? withoutHour(item) : item));
}

function withoutHour(item: Entity): Entity {
  if (item.kind !== 'time') return item;
  const { time } = item;
  if (time.kind === 'recurrence' && time.endClock === undefined) {
    const { clock: _clock, ...rule } = time;
    return { ...item, time: rule };
  }
  return time.kind === 'instant'
    ? { ...item, time: { ...time, kind: 'date', grain: 'day', start: time.day.date } }
    : item;
}

/** What is closed, and what of it stays open: "tomorrow but not the evening", "all week except Wednesday". */
function apartFrom(items: Entity[]): [said: Entity[], out: Entity[]] {
  const at = items.findIndex(({ role }) => role === 'except');
  if (at < 0) return [items, []];
  return at === 0 ? [items.slice(1), items.slice(0, 1)] : [items.slice(0, at), items.slice(at)];
}

/** "Every Friday": says the rule, and puts the day on which it begins into `when`. */
function onEach(draft: Draft, rule: SaidRule, when: When, world: IndexedWorld): void {
  onItsDay(rule, when);
  // "Once a month on Friday": which of them is asked.
  if (when.day?.weekday !== undefined && rule.weekdays.length === 0) draft.doubts.push('days');
  say(draft, 'rrule', rule.rrule, rule.items, 'when');
  when.day = { date: firstOf(rule, dayOf(rule.start ?? world.now)) };
  delete when.stretch;
  // "Every Monday morning" is that part of the day, not the whole of it.
  const part = when.recurrence?.part;
  if (part === undefined || when.clock !== undefined) return;
  const [from, to] = partHours[part];
  when.clock = { minute: from, open: false };
  when.endClock = { minute: to % 1440, open: false };
}

/** "I finish at 8": from then on, and in the evening. */
function untilMidnight(when: When): void {
  when.endClock = { minute: 0, open: false };
  const { clock } = when;
  if (clock?.open && clock.minute >= 480 && clock.minute < 600)
    when.clock = { minute: clock.minute + 720, open: false };
}

/** "תסגרי ביום רביעי מ6": until the day is over. */
const saysFrom = (items: Entity[], { clock, minutes }: When): boolean =>
  clock !== undefined &&
  minutes === undefined &&
  items.some((item) => item.kind === 'number' && item.role === 'from');
