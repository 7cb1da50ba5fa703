/** Which families are to be reminded by themselves: something has been open for the days that the teacher set, and as many have gone by since the last reminder. */
import type { Id } from '../basics/ids.ts';
import type { Ledger } from './ledger.ts';

const dayMs = 86_400_000;

/** A reminder speaks of all that is open, so no charge is named in two of them within one stretch of days. */
export function dueReminders(
  { accounts }: Pick<Ledger, 'accounts'>,
  days: number,
  remindedMs: ReadonlyMap<Id, number>,
  nowMs: number,
): Id[] {
  const untilMs = nowMs - days * dayMs;
  return [...accounts.values()]
    .filter(({ payerId, openMinor, open }) => {
      const oldest = open[0]?.lesson.startMs ?? Infinity;
      return openMinor > 0 && oldest <= untilMs && (remindedMs.get(payerId) ?? -Infinity) <= untilMs;
    })
    .map(({ payerId }) => payerId);
}
