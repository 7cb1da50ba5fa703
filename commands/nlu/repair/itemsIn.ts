/** What stands for what in a sentence that is put right: a day for a day, an hour for an hour, somebody for somebody. */
import type { AnnotatedText, EntityCandidate } from '../../kernel/annotatedText.ts';

export type Range = { from: number; to: number };

/** What a reading says: a day stands for a day, an hour for an hour, somebody for somebody. */
function partsOf(one: EntityCandidate): string[] {
  if (one.kind === 'person' || one.kind === 'subject') return one.fit === 'near' ? [] : [one.kind];
  if (one.kind === 'money' || (one.kind === 'word' && one.sense === 'place')) return [one.kind];
  if (one.kind !== 'time') return [];
  const { kind } = one.time;
  if (kind === 'time') return ['clock'];
  if (kind === 'instant') return ['day', 'clock'];
  if (kind !== 'interval') return [kind === 'date' ? 'day' : kind];
  const { clockOnly, open, startClock } = one.time;
  return clockOnly ? [open === 'until' ? 'end' : 'clock'] : startClock ? ['day', 'clock'] : ['day'];
}

export const isWithin = (one: Range, { from, to }: Range): boolean => one.from >= from && one.to <= to;

export type Item = Range & { parts: string[] };

/** What is said within a range, by the widest readings; `only`: those that say nothing else. */
export function itemsIn(
  { readings }: AnnotatedText,
  range: Range,
  only: (part: string) => boolean = () => true,
): Item[] {
  const items: Item[] = [];
  const all = readings.flatMap((one) => {
    const parts = isWithin(one, range) ? partsOf(one) : [];
    return parts.length > 0 && parts.every(only) ? [{ parts, from: one.from, to: one.to }] : [];
  });
  for (const item of all.sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (!items.some(({ from, to }) => from < item.to && item.from < to)) items.push(item);
  return items.sort((a, b) => a.from - b.from);
}
