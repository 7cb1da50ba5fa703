/** "no to Noam, offer Monday at 6 instead": another time for what was asked; what is not said of it stays. */
import { addMinutes, dayOf, minuteOfDay } from '../../../domain/basics/wallTime.ts';
import { freeStarts } from '../calendar/lesson/freeStarts.ts';
import type { Lesson } from '../../world/lesson.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { atClock } from '../../world/days.ts';
import { endOf } from '../../slots/newMoment.ts';
import { nearestHour, whenOf } from '../../slots/when.ts';
import { inWords, momentWords } from '../../kernel/words.ts';

const offers =
  /^(?:offer|propose|suggest|how about|what about|but|no but|counter|הצעה נגדית|להציע|[תנ]ציע[יו]?|הצע|הציעי|אבל|לא אבל)$/;

const isTimely = (item: Entity): boolean =>
  item.kind === 'time' || (item.kind === 'number' && item.role !== null);

/** The words before the offer choose what was asked; the times after it are what is offered. */
export function offerSplit(
  heard: Interpretation,
  world: IndexedWorld,
): { chosen: Entity[]; offer: Entity[] | null } {
  const { items, normal } = heard;
  if (world.role !== 'teacher') return { chosen: items, offer: null };
  const ranges = heard.verb?.ranges ?? [];
  const spoken = (range: { from: number; to: number }) => normal.text.slice(range.from, range.to);
  const offering = ranges.find((range) => offers.test(spoken(range)));
  const isInstead = ranges.some((range) => /^(?:instead|במקום)$/.test(spoken(range)));
  const times = items.filter(isTimely);
  const at =
    offering?.from ?? (isInstead ? (times.findLast(({ joined }) => joined) ?? times[0])?.from : undefined);
  if (at === undefined) return { chosen: items, offer: null };
  // "… instead of Tuesday": what stands after it is what was asked.
  const instead = ranges.findLast((range) => /^(?:instead|במקום)$/.test(spoken(range)))?.from;
  const end =
    offering !== undefined && instead !== undefined && times.some(({ from }) => from > at && from < instead)
      ? instead
      : Infinity;
  const isOffered = (item: Entity) =>
    item.from >= at &&
    item.from < end &&
    item.role !== 'instead' &&
    (item.kind === 'number' || isTimely(item));
  return {
    chosen: items
      .filter((item) => !isOffered(item))
      // "בשש במקום חמש": the hour that was asked for.
      .map((item) => (item.kind === 'number' && item.from > end ? { ...item, role: 'at' as const } : item)),
    offer: items.filter(isOffered).map((item) => ({ ...item, role: item.role ?? 'at' })),
  };
}

export function counterOffer(
  draft: Draft,
  items: Entity[],
  lesson: Lesson | null,
  world: IndexedWorld,
): void {
  const when = whenOf(items);
  mark(draft, 'start', items, 'when');
  const { given } = draft;
  if (lesson === null) return;
  const minute = minuteOfDay(lesson.start);
  const hour = when.clock === undefined ? { minute, other: null } : nearestHour(when.clock, minute);
  const day = when.day?.date ?? dayOf(lesson.start);
  const said = when.day !== undefined || when.clock !== undefined ? atClock(day, hour.minute) : undefined;
  const start = typeof given['start'] === 'string' ? given['start'] : said;
  if (start === undefined || start <= world.now || when.moreDays.length + when.moreClocks.length > 0) {
    ask(
      draft,
      'start',
      inWords(world, 'Which time do you offer?', 'איזה מועד להציע?'),
      freeStarts(world, when.day?.date, lesson.minutes).map((value) => ({
        label: momentWords(world, value),
        value,
      })),
    );
    return;
  }
  say(draft, 'start', start, [], 'when');
  draft.slots['end'] = endOf(start, when, when.minutes ?? lesson.minutes);
  for (const other of [
    ...(when.day?.other === undefined ? [] : [atClock(when.day.other, hour.minute)]),
    ...(hour.other === null ? [] : [addMinutes(`${day}T00:00`, hour.other)]),
  ])
    if (other > world.now) draft.others.push({ label: momentWords(world, other), slots: { start: other } });
}
