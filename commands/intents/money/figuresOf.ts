/** What a stretch of time came to, for questions about money. A question looks back: February is the last one. */
import { toMajor } from '../../../domain/basics/money.ts';
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { moneyBy } from '../../../domain/money/lessonMoney.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { statisticsOf, type Statistics } from '../../../domain/money/statistics.ts';
import { heldMeetings } from '../../slots/answers.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { aRange } from '../../slots/aRange.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { booksOf } from './booksOf.ts';
import { rowsIn } from '../../world/rowsIn.ts';

/** What somebody asks of a year rather than of a month. */
const ofHabit: ReadonlySet<string> = new Set(['busiest', 'student', 'subject']);

/** The stretch that was said, looking ahead where income is expected; without one this month, or this year for a habit. */
export function askedRange(draft: Draft, heard: Interpretation, world: IndexedWorld, view?: string): void {
  const when = whenOf(heard.items);
  const range = when.items.length > 0 ? aRange(when, world, view !== 'expected') : null;
  if (range) {
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
    return;
  }
  if (ofHabit.has(view ?? '')) {
    const year = Number(world.now.slice(0, 4));
    assume(draft, 'from', `${year}-01-01T00:00`, inWords(world, 'this year', 'השנה'), 'when');
    draft.slots['to'] = `${year + 1}-01-01T00:00`;
    return;
  }
  const first = `${world.now.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  assume(draft, 'from', `${first}T00:00`, inWords(world, 'this month', 'החודש'), 'when');
  draft.slots['to'] = `${next}T00:00`;
}

export function figuresBetween(world: IndexedWorld, from: Wall, to: Wall, subject?: string): Statistics {
  const schedule = heldMeetings(world).filter(
    ({ meeting }) => subject === undefined || meeting.subject === subject,
  );
  const { ledger, pricing } = booksOf(world);
  const facts = {
    schedule,
    expenses: rowsIn(world, 'expenses'),
    moneyOf: moneyBy(ledger, priceBy(pricing)),
    zone: world.timeZone,
    nowMs: toMs(world.now, world.timeZone),
  };
  return statisticsOf(facts, { from: dayOf(from), until: dayOf(to) }, []);
}

export const sumOf = (minor: number, world: IndexedWorld): string =>
  new Intl.NumberFormat(world.locale === 'he' ? 'en-IL' : 'en', {
    style: 'currency',
    currency: currencyOf(world),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(toMajor(minor, currencyOf(world)));

/** "1.11–22.11"; of what still goes on to today. */
export function daysOf(from: Wall, to: Wall, world: IndexedWorld): string {
  const tomorrow = addDays(dayOf(world.now), 1);
  return wholeDays(from, dayOf(to) < tomorrow ? to : tomorrow);
}

/** "1.11–30.11", to the last day. */
export function wholeDays(from: Wall, to: Wall): string {
  const [first, last] = [dayOf(from), addDays(dayOf(to), -1)].map(
    (day) => `${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`,
  );
  return first === last ? `${first}` : `${first}–${last}`;
}
