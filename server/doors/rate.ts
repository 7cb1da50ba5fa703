/** How often one may ask within a while, counted in this process. */

export type Rate = {
  /** How long this one has to wait; 0: not at all. */
  waitSeconds(key: string, nowMs: number): number;
  count(key: string, nowMs: number): void;
};

/** Of whoever is past so many the oldest are forgotten first. */
const mostKeys = 10_000;

export function makeRate({ most, perMs }: { most: number; perMs: number }): Rate {
  const counted = new Map<string, { since: number; times: number }>();
  return {
    waitSeconds(key, nowMs) {
      const { since, times } = counted.get(key) ?? { since: nowMs, times: 0 };
      return times < most || nowMs - since >= perMs ? 0 : Math.ceil((since + perMs - nowMs) / 1000);
    },
    count(key, nowMs) {
      const known = counted.get(key);
      if (known && nowMs - known.since < perMs) {
        known.times += 1;
        return;
      }
      counted.delete(key);
      counted.set(key, { since: nowMs, times: 1 });
      const [oldest] = counted.keys();
      if (counted.size > mostKeys && oldest !== undefined) counted.delete(oldest);
    },
  };
}
