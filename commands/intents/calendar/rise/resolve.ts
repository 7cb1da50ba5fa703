/** Fills the slots of a price that goes up or down: by how much, of which lessons, and from when on. */
import { addMinutes, dayOf } from '../../../../domain/basics/wallTime.ts';
import { ask, assume, mark, say, type Draft } from '../../../kernel/draft.ts';
import { has, unnamed, words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { inWords } from '../../../kernel/words.ts';
import { isSince } from '../../../slots/aChange.ts';
import { aRange, type Range } from '../../../slots/aRange.ts';
import { saidSubject } from '../../../slots/aSubject.ts';
import { ownedDay } from '../../../slots/ownedDay.ts';
import { lowers, riseOf } from '../../../slots/rise.ts';
import { somePeople } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { groupsOf, leaveGroups, saysWhose, tellOneLesson } from './lessons.ts';
import { isTakenOff } from './sums.ts';

type Rise = NonNullable<ReturnType<typeof riseOf>>;

export function resolveRise(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const rise = riseOf(heard);
  if (rise === null) return;
  byHowMuch(draft, heard, rise);
  askFactor(draft, heard, rise, world);
  somePeople(draft, 'students', heard.items, ['student'], world);
  saidSubject(draft, heard.items, world);
  // "20 less for the next lesson" is no price of all.
  if (has(heard, 'which', 'next') && !has(heard, 'all') && heard.items.every(({ role }) => role !== 'from'))
    draft.doubts.push('scope');
  const named = groupsOf(draft, heard, world);
  if (!saysWhose(heard)) draft.doubts.push('all');
  const since = heard.items.filter((item) => isSince(item) && !isTakenOff(heard.normal.text, item.from));
  const range = rangeOf(
    heard,
    heard.items.filter((item) => !since.includes(item) && !named.includes(item)),
    world,
  );
  if (range === null) return fromThenOn(draft, heard, since, world);
  say(draft, 'from', range.from, whenOf(heard.items).items, 'when');
  draft.slots['to'] = range.to;
  leaveGroups(draft, world);
  tellOneLesson(draft, heard, world);
}

function byHowMuch(draft: Draft, heard: Interpretation, rise: Rise): void {
  const sign = lowers.test(unnamed(heard)) ? -1 : 1;
  if (rise.kind === 'word') return say(draft, 'factor', Number(rise.value), [rise], 'money');
  if (rise.kind === 'percent')
    return say(draft, 'factor', Math.round((100 + sign * rise.value) * 100) / 10_000, [rise], 'money');
  say(draft, 'amount', sign * rise.value, [rise], 'money');
  // "Raise Omer 150" may be what he pays then.
  if (rise.role !== 'by' && rise.role !== 'at' && rise.value >= 60) draft.doubts.push('sum');
}

/** Twice as much and half as much in figures are rarer than a slip of the finger. */
function askFactor(draft: Draft, { normal }: Interpretation, rise: Rise, world: IndexedWorld): void {
  const { factor } = draft.slots;
  const isInWords = rise.kind === 'word' && !/\d/.test(normal.text.slice(rise.from, rise.to));
  if (isInWords || typeof factor !== 'number' || draft.given['sure'] === true) return;
  if (factor > 0.5 && factor < 2) return;
  ask(draft, 'sure', inWords(world, `The price times ${factor}?`, `המחיר כפול ${factor}?`), [
    { label: inWords(world, 'Yes', 'כן'), value: true },
  ]);
}

const aWeek = 7 * 1440;

/** `items`: the words of time that are of the lessons, and neither a group's name nor from when on. */
function rangeOf(heard: Interpretation, items: Entity[], world: IndexedWorld): Range | null {
  const when = whenOf(items);
  const said = ownedDay(heard.items, world) ?? aRange(when, world);
  // "This Sunday", said on a Tuesday, of lessons that stand: the one still ahead.
  const isPast = said !== null && said.to <= world.now && when.day?.which === 'this';
  return isPast ? { from: addMinutes(said.from, aWeek), to: addMinutes(said.to, aWeek) } : said;
}

/** No stretch of days was said: all that is ahead, or that is ahead from a day on. */
function fromThenOn(draft: Draft, heard: Interpretation, since: Entity[], world: IndexedWorld): void {
  const [first] = since;
  if (first?.kind === 'time' && 'start' in first.time && first.time.start !== undefined)
    say(draft, 'from', `${dayOf(first.time.start)}T00:00`, since, 'when');
  leaveGroups(draft, world);
  tellOneLesson(draft, heard, world);
  const told = words(heard, 'scope');
  if (told.length > 0) say(draft, 'scope', 'future', told, 'scope');
  else assume(draft, 'scope', 'future', inWords(world, 'all that is ahead', 'כל מה שבהמשך'), 'scope');
  if (has(heard, 'all')) mark(draft, 'scope', words(heard, 'all'), 'scope');
}
