/** What the same words may mean as well, to choose from. */
import { addDays, dayOf, daysOf, minuteOfDay, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Draft } from '../../../kernel/draft.ts';
import { inWords, momentWords } from '../../../kernel/words.ts';
import type { Range } from '../../../slots/aRange.ts';
import { firstDay, type SaidRule } from '../../../slots/aRule.ts';
import { namesDaysFromTo } from '../../../slots/daysFromTo.ts';
import { laterHour, otherRange } from '../../../slots/otherRange.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { atClock, dayStart } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Closed } from './closed.ts';
import { daysOff } from './daysOff.ts';

type Choices = Draft['choices'];

/** Undefined where there is but one reading. */
export const readingsOf = (closed: Closed, range: Range, world: IndexedWorld): Choices =>
  weeklyOrOnce(closed, range, world) ?? daysOrHours(closed, range, world) ?? sameWords(closed, range, world);

/** "Sunday to Thursday 2 to 4", which may be those of the coming week alone. */
function weeklyOrOnce({ rule, when }: Closed, range: Range, world: IndexedWorld): Choices {
  const once = rule && onceOf(rule, when, range, world);
  if (!once) return undefined;
  return [
    { label: inWords(world, 'every week', 'כל שבוע'), slots: {} },
    { label: momentWords(world, once.start), slots: once },
  ];
}

function onceOf(
  { weekdays: [first], rrule }: SaidRule,
  { recurrence }: When,
  { from, to }: Range,
  { now }: IndexedWorld,
): { start: Wall; end: Wall; rrule: string } | null {
  const { text = '', weekdays = [] } = recurrence ?? {};
  if (first === undefined || !namesDaysFromTo(text)) return null;
  const day = firstDay([first], addDays(dayOf(now), 1));
  const last = addDays(day, weekdays.length - 1);
  return {
    start: `${day}${from.slice(10)}`,
    end: `${addDays(day, daysOf(to) - daysOf(from))}${to.slice(10)}`,
    rrule: `${rrule};UNTIL=${last.replaceAll('-', '')}`,
  };
}

/** "I'm on vacation from 15 to 20" */
function daysOrHours({ heard, rule, when }: Closed, range: Range, world: IndexedWorld): Choices {
  const days = rule ? null : daysOff(heard, when, world);
  if (!days) return undefined;
  const last = addDays(dayOf(days.to), -1);
  return [
    {
      label: `${momentWords(world, dayOf(days.from))} – ${momentWords(world, last)}`,
      slots: { start: days.from, end: days.to },
    },
    { label: hoursWords(range, world), slots: {} },
  ];
}

const hoursWords = ({ from, to }: Range, world: IndexedWorld): string =>
  `${momentWords(world, from)}–${to.slice(11)}`;

/** "After 8" is of the morning or of the evening; "I don't teach before 2" of a day or of all of them (convention 3). */
function sameWords(closed: Closed, range: Range, world: IndexedWorld): Choices {
  const { rule, when } = closed;
  const other = rule ? null : otherRange(when, range);
  const all = (other ? [range, other] : [range]).flatMap((one) =>
    [one.from, ...laterHour(when, one, world)].map((from) => ({ from, to: one.to })),
  );
  const daily = isHabit(closed) ? all.map((one) => everyDay(when, one, world)) : [];
  const once = all.map(({ from, to }) => ({
    label: from.endsWith('T00:00') ? momentWords(world, dayOf(from)) : hoursWords({ from, to }, world),
    slots: { start: from, end: to },
  }));
  const choices = [...daily, ...once];
  return choices.length > 1 ? choices : undefined;
}

function everyDay({ stretch }: When, { from, to }: Range, world: IndexedWorld) {
  const start = stretch && stretch.start === undefined ? dayStart(from) : from;
  const end = atClock(start, minuteOfDay(to) || 1440);
  const every = inWords(world, 'every day', 'כל יום');
  return {
    label: `${every} ${start.slice(11)}–${to.slice(11)}`,
    slots: { start, end, rrule: 'FREQ=DAILY;INTERVAL=1' },
  };
}

/** What one does, and not what one does once. */
const isUsual =
  /\b(?:don't|never) (?:work|teach)\b|\bno (?:lessons|teaching|bookings|classes)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לא (?:עובדי?ם?|עובדת|מלמדי?ם?|מלמדת)|(?:אין|בלי) (?:שיעורים|קביעות)|(?:לא|אל) (?:לקבוע|תקבעי?ו?|תת(?:ני|נו|ן) .{0,20}לקבוע))(?![A-Za-zÀ-ӿא-ي])|\b(?:don't let|nobody|no one)\b.* book\b/u;

/** Hours of no one day, said of what one does: of every day, or of that one. */
const isHabit = ({ heard, when: { day, stretch }, isEnd }: Closed): boolean =>
  day === undefined && (isEnd || (stretch?.clockOnly === true && isUsual.test(heard.normal.text)));
