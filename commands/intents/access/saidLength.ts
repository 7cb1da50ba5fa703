/** The one length of time that a setting is given; in `unit` where a bare number stands for it. */
import { isTime, type Interpretation, type Entity } from '../../kernel/interpretation.ts';

export type SaidLength = { minutes: number; items: Entity[] };

export function lengthIn({ items }: Interpretation): SaidLength | null {
  const others = items.filter((item) => item.kind !== 'word');
  const [only, ...more] = others;
  if (only === undefined || more.length > 0 || !isTime(only)) return null;
  const { time } = only;
  if (time.kind === 'duration') return { minutes: time.minutes, items: [only] };
  return null;
}
