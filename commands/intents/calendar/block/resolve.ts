/** Fills the slots of hours that are closed: from when until when, and on which days. */
import { addDays, addMinutes, dayOf, minuteOfDay, type Wall } from '../../../../domain/basics/wallTime.ts';
import { raise } from '../../../kernel/cases.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { inWords, momentWords } from '../../../kernel/words.ts';
import { aRange, markDenied, type Range } from '../../../slots/aRange.ts';
import { saysEach } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { atClock } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { freeStarts } from '../lesson/freeStarts.ts';
import { closedOf, type Closed } from './closed.ts';
import { settledDoubts } from './doubts.ts';
import { leaveOpen } from './leaveOpen.ts';
import { readingsOf } from './readings.ts';

export function resolveClosed(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const closed = closedOf(draft, heard, world);
  const range = rangeOf(closed, world);
  raise(draft, settledDoubts, { ...closed, text: heard.normal.text });
  if (range === null) return askDay(draft, world);
  // "The first Sunday of the month" may have been: nothing is closed that has passed.
  if (!closed.rule && range.to <= world.now)
    ask(draft, 'start', inWords(world, 'That has passed. When?', 'המועד הזה עבר. מתי?'), []);
  if (isHourAsked(draft, closed, range, world) || isEachDay(draft, closed.when, range, world)) return;
  say(draft, 'start', range.from, closed.when.items, 'when');
  draft.slots['end'] = range.to;
  markDenied(draft, 'start', range);
  if (closed.out.length > 0) leaveOpen(draft, closed, range, world);
  else if (draft.given['start'] === undefined) draft.choices = readingsOf(closed, range, world);
}

function rangeOf({ when, rule }: Closed, world: IndexedWorld): Range | null {
  const range = aRange(when, world);
  const { calendar, minutes = 0, day, clock } = when;
  // "From the 1st for a week"
  return range && !rule && day && calendar && minutes >= 1440 && clock === undefined
    ? { ...range, to: addMinutes(range.from, minutes) }
    : range;
}

const askDay = (draft: Draft, world: IndexedWorld): void =>
  ask(draft, 'start', inWords(world, 'When?', 'מתי?'), [
    { label: inWords(world, 'tomorrow', 'מחר'), value: `${addDays(dayOf(world.now), 1)}T00:00` },
  ]);

const ofAnHour =
  /\blunch\b(?! (?:to|until)\b)|(?<![A-Za-zÀ-ӿא-ي])הפסקת (?:צהריים|צהרים|אוכל|קפה)(?![A-Za-zÀ-ӿא-ي])|ארוחת/u;

/** How long, where no hour was said: "two hours on Thursday", "lunch tomorrow" are not the whole day. */
function lengthSaid({ normal: { text } }: Interpretation, { minutes, clock, stretch }: When): number | null {
  if (clock !== undefined) return null;
  if (minutes !== undefined && minutes < 1440) return minutes;
  return stretch === undefined && ofAnHour.test(text) ? 60 : null;
}

/** The hour of so long a time is asked; its answer is where it begins. */
function isHourAsked(draft: Draft, { heard, when }: Closed, { from }: Range, world: IndexedWorld): boolean {
  const minutes = lengthSaid(heard, when);
  if (minutes === null) return false;
  mark(draft, 'start', when.items, 'when');
  const { start } = draft.given as { start?: Wall };
  if (start !== undefined) {
    draft.slots['end'] = addMinutes(start, minutes);
    return true;
  }
  const starts = ofAnHour.test(heard.normal.text)
    ? [720, 780, 840].map((minute) => atClock(from, minute))
    : freeStarts(world, dayOf(from), minutes);
  ask(
    draft,
    'start',
    inWords(world, 'From when?', 'מאיזו שעה?'),
    starts.map((value) => ({ label: momentWords(world, value), value })),
  );
  return true;
}

/** "Next week in the afternoon", "in the mornings": those hours of each of its days. */
function isEachDay(draft: Draft, when: When, { from, to }: Range, world: IndexedWorld): boolean {
  if (!when.hours && !saysEach(when)) return false;
  const hours = when.hours ?? { from: minuteOfDay(from), to: minuteOfDay(to) || 1440 };
  const day = dayOf(from > world.now && when.hours ? from : world.now);
  const last = when.hours && addDays(dayOf(to), to.endsWith('T00:00') ? -1 : 0).replaceAll('-', '');
  say(draft, 'start', atClock(day, hours.from), when.items, 'when');
  draft.slots['end'] = atClock(day, hours.to);
  draft.slots['rrule'] = `FREQ=DAILY;INTERVAL=1${last ? `;UNTIL=${last}` : ''}`;
  return true;
}
