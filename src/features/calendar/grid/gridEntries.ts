/** What is handed to the calendar's library: the lessons it draws, the hours that are closed, and of a full month's cell no more than fits. */
import { useMemo, useState } from 'react';
import type { Day } from '../../../../domain/basics/wallTime.ts';
import { closedEventOf, eventOf, withinCells } from './gridEvents.ts';
import type { ClosedHours } from '../../../lib/lessons/closedHours.ts';
import type { GridProps } from './gridProps.ts';
import { holidayHours } from './holidayWords.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

const noneClosed: readonly ClosedHours[] = [];
const noneWithheld: ReadonlyMap<Day, number> = new Map();

const isSameCount = (one: ReadonlyMap<Day, number>, other: ReadonlyMap<Day, number>): boolean =>
  one.size === other.size && [...one].every(([day, count]) => other.get(day) === count);

/** More lines than a month's cell of this window has room for. */
const linesOfCell = (): number => Math.ceil(globalThis.innerHeight / 4 / 18) + 2;

type Range = { from: Day; until: Day };

export function useGridEntries(
  { view, editable, holidays, closed = noneClosed, whole = false }: GridProps,
  laidOut: readonly Shown[],
  { from, until }: Range,
) {
  const { drawn, withheld: counted } = useMemo(
    () =>
      view === 'month' && !whole
        ? withinCells(laidOut, linesOfCell())
        : { drawn: laidOut, withheld: noneWithheld },
    [laidOut, view, whole],
  );
  // The same numbers are the same to the library.
  const [withheld, setWithheld] = useState(counted);
  if (withheld !== counted && !isSameCount(withheld, counted)) setWithheld(counted);
  const events = useMemo(
    () => [
      ...drawn.map((one) => eventOf(one, editable)),
      ...closed.map(closedEventOf),
      ...(holidays ? holidayHours(from, until) : []).map(closedEventOf),
    ],
    [drawn, closed, editable, holidays, from, until],
  );
  return { events, withheld };
}
