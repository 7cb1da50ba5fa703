/** Keeps count of tries, and turns away whoever has to wait. */
import { Denied } from '../doors/answer.ts';
import type { Store } from '../store/database.ts';
import { attemptsOf, type Attempts, type Door } from './attempts.ts';

export type Counting = {
  /** Counts a try at once; throws where it has to wait. */
  begin(door: Door, account: string, address: string): Promise<Attempts>;
  /** A mail that somebody asks for: counted by receiver and by place. */
  beginMail(to: string, address: string): Promise<void>;
};

export function makeCounting(store: Pick<Store, 'pool'>, nowMs: () => number): Counting {
  async function begin(door: Door, account: string, address: string): Promise<Attempts> {
    const attempts = attemptsOf(store, { door, account, address, nowMs: nowMs() });
    const wait = await attempts.begin();
    if (wait > 0) {
      throw new Denied(429, 'RATE_LIMITED', `Too many tries. Try again in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
    return attempts;
  }
  return {
    begin,
    async beginMail(to, address) {
      await begin('mail-from', '', address);
      await begin('mail-to', to, address);
      await begin('mail-to-from-anywhere', to, '');
    },
  };
}
