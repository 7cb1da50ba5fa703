/** Fills the slots of what is called off: which lessons, and how far that goes. */
import { dayOf, type Day } from '../../../../domain/basics/wallTime.ts';
import { raise } from '../../../kernel/cases.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { lessonWords } from '../../../kernel/words.ts';
import { openedApart } from '../../../slots/aChange.ts';
import { aMeeting, allMeetings } from '../../../slots/aMeeting.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { butForExceptions, keptOut, leavesOut } from '../../../slots/exceptions.ts';
import { selectorOf, type Selector } from '../../../slots/selector.ts';
import { whole } from '../../../slots/temporalConstraints.ts';
import { withHours } from '../../../slots/theHour.ts';
import { namedChildren, whichChildren } from '../../../slots/whichChildren.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { cancelRange, nextOnes, rangeItems, rangeOf } from './cancelRange.ts';
import { cancelSeveral } from './cancelSeveral.ts';
import { foundDoubts, isOfLaterWeek } from './doubts.ts';
import { howFar } from './howFar.ts';
import { oneInRange, oneOf } from './oneOfRange.ts';
import { fromAsDay, isOver, isPastSince, sinceOf, startIn } from './sinceWhen.ts';

/** `said`: the whole sentence; `heard`: but for what it leaves out; `items`: its words as they are understood; `since`: from when on. */
type Called = {
  said: Interpretation;
  heard: Interpretation;
  items: Entity[];
  since: ReturnType<typeof sinceOf>;
  selector: Selector;
};

export function resolveCancelled(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const called = calledOff(draft, said, world);
  const { selector, since } = called;
  namedChildren(draft, world);
  if (world.role === 'teacher' && since.length === 0 && nextOnes(draft, selector, world)) return;
  const one = inRange(draft, called, world);
  if (one === undefined) return;
  const several = one || since.length > 0 ? null : allMeetings(draft, selector, world);
  if (several) return cancelSeveral(draft, several, world);
  cancelOne(draft, called, one, world);
  aNotify(draft);
}

function calledOff(draft: Draft, said: Interpretation, world: IndexedWorld): Called {
  const rest = butForExceptions(said);
  const heard = { ...rest, items: openedApart(rest.items, world.now) };
  // "Adam is on a school trip tomorrow" tells it.
  if (heard.verb?.pattern.startsWith('(בטיול') && heard.verb.ranges.length < 2) draft.doubts.push('told');
  const items = fromAsDay(heard);
  const since = sinceOf(items).filter((item) => !isPastSince(item, world.now));
  if (items !== heard.items && since.some(({ time: { grain } }) => /hour|minute|part/.test(grain)))
    draft.doubts.push('since');
  const over = heard.items.filter((item) => isOver(item, heard, world.now));
  mark(draft, 'occurrence', over, 'when');
  if (over.length > 0) draft.doubts.push('told');
  const telling: Entity[] = [...since, ...over];
  const naming = heard.items.filter((item) => !telling.includes(item));
  return { said, heard, items, since, selector: selectorOf(withHours(naming, false, world)) };
}

/** The one that is meant of all that lies in a range; null where no range is told, undefined where nothing is left to be found. */
function inRange(
  draft: Draft,
  { said, heard, since, selector }: Called,
  world: IndexedWorld,
): Held | null | undefined {
  const isOpen = since.length === 0 && !Array.isArray(draft.given['meeting']);
  const range = isOpen ? rangeOf(draft, selector, world) : null;
  if (range === null) return null;
  const which = oneOf(heard);
  const one = which && oneInRange(draft, selector, range, which, world);
  if (one) return one;
  // Which of them is asked.
  if (one === null && which !== null) return undefined;
  const held = cancelRange(draft, selector, range, world);
  draft.slots['items'] = rangeItems(meantOf(draft, said, held, outOf(selector, range.from)));
  if (held.length > 0 || selector.when.hours) return undefined;
  draft.doubts.push('none');
  return null;
}

/** "All Sundays in April but not the 12th": the 12th of then. */
const outOf = ({ when: { recurrence } }: Selector, from: string): Day[] =>
  (recurrence?.except ?? []).map((day) => (day < from ? `${from.slice(0, 8)}${day.slice(8)}` : day));

/** Those in the range that are not left out; what leaves none of them out is asked about. */
function meantOf(draft: Draft, said: Interpretation, held: Held[], out: Day[]): Held[] {
  const meant = keptOut(draft, said, held).filter(({ start }) => !out.includes(dayOf(start)));
  if ((out.length > 0 || leavesOut(said)) && meant.length === held.length) draft.doubts.push('except');
  return meant;
}

function cancelOne(draft: Draft, called: Called, one: Held | null, world: IndexedWorld): void {
  const { said, heard, items, since, selector } = called;
  const from = startIn(since[0]);
  const later = from === undefined ? selector : { ...selector, since: whole(from) };
  const held = one ?? aMeeting(draft, later, world, from === undefined);
  whichChildren(draft, held, world);
  const other = selector.when.day?.other;
  if (held !== null && other !== undefined && draft.given['occurrence'] === undefined)
    otherDay(draft, held, other, world);
  mark(draft, 'occurrence', since, 'when');
  const found = { heard, items, selector, held, world };
  if (isOfLaterWeek(found)) draft.doubts.push('week');
  // Of one lesson only what it is not can be left out.
  if (held !== null && keptOut(draft, said, [held]).length === 0) draft.doubts.push('except');
  howFar(draft, found, since);
  raise(draft, foundDoubts, found);
}

/** "Next Thursday" where the coming one has the lesson too: a cancellation is chosen, never guessed (convention 3). */
function otherDay(draft: Draft, held: Held, day: Day, world: IndexedWorld): void {
  const also = world
    .heldBetween(`${day}T00:00`, `${day}T23:59`)
    .find((one) => one.lesson.id === held.lesson.id);
  if (also === undefined || also.start === held.start || also.start <= world.now) return;
  draft.choices = [held, also].map((one) => ({
    label: lessonWords(world, one),
    slots: { meeting: one.lesson.id, occurrence: one.start },
  }));
}
