/** What is left of an amount, never below nothing; halves are rounded up, in the teacher's favour. */
import { proportion } from '../basics/money.ts';
import type { Attendee } from '../calendar/meeting.ts';

export type Off = Pick<NonNullable<Attendee['personalDiscount']>, 'type' | 'value'>;

export function lessOff(amountMinor: number, off: Off | null | undefined): number {
  if (!off) return amountMinor;
  return off.type === 'fixed'
    ? Math.max(0, amountMinor - off.value)
    : proportion(amountMinor, 100 - off.value, 100);
}
