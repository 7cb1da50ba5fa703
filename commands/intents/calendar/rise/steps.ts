/** The steps by which lessons come to cost more or less. */
import { toMinor } from '../../../../domain/basics/money.ts';
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held, Lesson } from '../../../world/lesson.ts';
import { addressOf, stepToChange } from '../lesson/address.ts';

/** null where it would cost less than nothing. */
function dearerPrice({ lesson }: Held, amount: number, world: IndexedWorld): number | null {
  const subject = world.subjects.find(({ name }) => name === lesson.subject);
  const now = lesson.meeting.cost ?? ((subject?.cost ?? 0) * lesson.minutes) / 60;
  const cost = toMinor(Math.round((now + amount) * 100) / 100, world.user?.preferences?.currency ?? 'ILS');
  return cost === null || cost < 0 ? null : cost;
}

export function dearer(held: Held, scope: 'this' | 'future', amount: number, world: IndexedWorld): Step[] {
  const cost = dearerPrice(held, amount, world);
  const addressed = addressOf({ meeting: held.lesson.id, occurrence: held.start, scope }, world);
  return cost === null || addressed === null ? [] : [stepToChange(addressed, { cost })];
}

type Range = { from: Wall; to: Wall; notify?: 'tell' | 'quiet' };

const idsOf = (held: Held[]): string[] => [...new Set(held.map(({ lesson }) => lesson.id))];

const seriesOf = ({ id, meeting }: Lesson): string => meeting.seriesId ?? id;

/** One call for all that come to cost the same; a lesson of a series that differs from it is changed by itself. */
export function dearerWithin(held: Held[], amount: number, range: Range, world: IndexedWorld): Step[] {
  const isMixed = ({ lesson }: Held): boolean =>
    lesson.of !== null || world.lessons.some(({ of }) => of !== null && of === seriesOf(lesson));
  const alike = Map.groupBy(
    held.filter((one) => !isMixed(one)),
    (one) => dearerPrice(one, amount, world),
  );
  return [
    ...[...alike].flatMap(([cost, lessons]): Step[] =>
      cost === null ? [] : [{ name: 'updateMeetingsCost', args: { ids: idsOf(lessons), cost, ...range } }],
    ),
    ...held.filter(isMixed).flatMap((one) => dearer(one, 'this', amount, world)),
  ];
}

type Times = { from: Wall; to: Wall | undefined; notify: 'tell' | 'quiet' | undefined };

/** A percentage, which is of all of them at once. */
export const timesFactor = (held: Held[], factor: number, { from, to, notify }: Times): Step[] => [
  {
    name: 'updateMeetingsCostMultiplier',
    args: {
      ids: idsOf(held),
      costMultiplier: factor,
      from,
      ...(to === undefined ? {} : { to }),
      ...(notify === undefined ? {} : { notify }),
    },
  },
];
