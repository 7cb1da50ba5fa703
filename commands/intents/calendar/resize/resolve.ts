/** Fills the slots of a lesson that becomes longer or shorter: which one, and how long it will be. */
import { endOnWall } from '../../../../domain/basics/zones.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { inWords, minutesWords } from '../../../kernel/words.ts';
import { aChange } from '../../../slots/aChange.ts';
import { untilHour } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { dayOfEnd, isBackTo } from '../lesson/lengths.ts';
import { hourOfNumber, isPastLength, lengthSaid } from './lengthSaid.ts';
import { minutesOf } from './minutesOf.ts';

export function resolveResized(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const heard = { ...said, items: said.items.map(hourOfNumber) };
  const length = lengthSaid(heard);
  const held = aChange(
    draft,
    heard.items.flatMap((item) => {
      if (item === length && untilHour(item) !== null) return dayOfEnd(item);
      return item === length || isPastLength(item, heard) ? [] : [item];
    }),
    world,
  );
  if (length?.kind !== 'time') return;
  if (held !== null) return resized(draft, heard, length, held, world);
  say(draft, 'minutes', 'minutes' in length.time ? length.time.minutes : undefined, [length], 'when');
}

type Time = Entity & { kind: 'time' };

function resized(draft: Draft, heard: Interpretation, length: Time, held: Held, world: IndexedWorld): void {
  const direction = words(heard, 'direction').at(-1);
  const minutes = howLong(length, direction?.value, held, heard.normal.text);
  if (direction) mark(draft, 'minutes', [direction], 'when');
  if (minutes === null || minutes <= 0 || minutes > 1440) {
    ask(
      draft,
      'minutes',
      inWords(world, 'How long?', 'כמה זמן?'),
      [30, 45, 60, 90].map((value) => ({ label: minutesWords(world, value), value })),
    );
    return;
  }
  const told = [length, ...heard.items.filter((item) => isPastLength(item, heard))];
  say(draft, 'minutes', minutes, told, 'when');
  const settled = typeof draft.given['minutes'] === 'number' ? draft.given['minutes'] : minutes;
  draft.slots['end'] = endOnWall(held.start, settled, world.timeZone);
}

function howLong(
  length: Time,
  direction: string | undefined,
  { lesson, start }: Held,
  text: string,
): number | null {
  // "Finish ten minutes early": shorter by that.
  return direction !== undefined && length.time.kind === 'duration' && !isBackTo.test(text)
    ? lesson.minutes + (direction === 'earlier' ? -1 : 1) * length.time.minutes
    : minutesOf(length, lesson.minutes, start, text);
}
