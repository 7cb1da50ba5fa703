/** Lessons told in lines, and whose they are. */
import { dayOf } from '../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Plan } from '../../kernel/plan.ts';
import { inWords, lessonWords, momentWords } from '../../kernel/words.ts';
import type { Held } from '../../world/lesson.ts';

const mostLines = 30;

export function heldReply(all: Held[], world: IndexedWorld): NonNullable<Plan['reply']> {
  const held = all.filter(({ lesson }) => !lesson.busyOnly);
  const rows = [...new Set(held.map(({ lesson }) => lesson.id))];
  if (held.length === 0) return { text: inWords(world, 'No lessons then.', 'אין שיעורים בזמן הזה.'), rows };
  const lines = held.slice(0, mostLines).map((one) => lessonWords(world, one));
  if (held.length > mostLines)
    lines.push(inWords(world, `and ${held.length - mostLines} more`, `ועוד ${held.length - mostLines}`));
  const lessons = held.map(({ lesson, start, end }) => ({ meeting: lesson.id, start, end }));
  return { text: lines.join('\n'), rows, lessons };
}

export const rangeWords = (world: IndexedWorld, from: string, to: string): string =>
  dayOf(from) === dayOf(to)
    ? `${momentWords(world, from)}–${to.slice(11, 16)}`
    : `${momentWords(world, from)} – ${momentWords(world, to)}`;
