/** Queries that could be used to try names or addresses are answered only so often. */
import type { Context } from './context.ts';
import { denied } from './denied.ts';
import { makeRate, type Rate } from './rate.ts';

const minuteMs = 60_000;

export type Rates = {
  /** By the network address: whoever tries share links (access.md T18). */
  shareLinks: Rate;
  /** By the person: whoever looks mail addresses up. */
  emails: Rate;
  /** By the person: each may ask the payment provider for a page. */
  plans: Rate;
};

export const makeRates = (): Rates => ({
  shareLinks: makeRate({ most: 60, perMs: minuteMs }),
  emails: makeRate({ most: 20, perMs: minuteMs }),
  plans: makeRate({ most: 20, perMs: minuteMs }),
});

export function countOrDeny(
  { rates, nowMs }: Pick<Context, 'rates' | 'nowMs'>,
  name: keyof Rates,
  key: string,
): void {
  const retryAfterSeconds = rates[name].waitSeconds(key, nowMs());
  if (retryAfterSeconds > 0) throw denied('RATE_LIMITED', { retryAfterSeconds });
  rates[name].count(key, nowMs());
}
