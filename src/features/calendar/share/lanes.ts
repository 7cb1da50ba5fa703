/** Columns for lessons that overlap: each takes the first one that is free, and all that hang together share the width. */

export type Lane = { lane: number; lanes: number };

export function lanesOf(spans: readonly { fromMinute: number; toMinute: number }[]): Lane[] {
  const order = spans
    .map((span, at) => ({ ...span, at }))
    .toSorted((a, b) => a.fromMinute - b.fromMinute || b.toMinute - a.toMinute);
  const lanes: Lane[] = spans.map(() => ({ lane: 0, lanes: 1 }));
  let together: number[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const at of together) lanes[at] = { lane: lanes[at]?.lane ?? 0, lanes: ends.length };
    [together, ends] = [[], []];
  };
  for (const { fromMinute, toMinute, at } of order) {
    if (ends.every((end) => end <= fromMinute)) close();
    const free = ends.findIndex((end) => end <= fromMinute);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = toMinute;
    lanes[at] = { lane, lanes: 1 };
    together.push(at);
  }
  close();
  return lanes;
}
