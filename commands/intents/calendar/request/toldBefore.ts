/** A day that is told before the order, and is not when. */
import type { Interpretation, Entity } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';

/** "I'm away on Sunday, book me Wednesday at 5": a day that stands before the order, where that has its own. */
export function toldBefore({ items, verb }: Interpretation): Entity[] {
  const order = verb?.ranges[0]?.from ?? 0;
  const own = whenOf(
    items.filter((one) => one.from > order && one.kind === 'time' && one.time.kind === 'instant'),
  ).day;
  return items.filter(
    (one) =>
      own !== undefined &&
      one.to <= order &&
      one.kind === 'time' &&
      one.time.kind === 'date' &&
      whenOf([one]).day?.date !== own.date,
  );
}
