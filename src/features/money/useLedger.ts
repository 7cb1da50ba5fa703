/** The ledger, with the names and colours that its lines are shown with. */
import type { Ledger } from '../../../domain/money/ledger.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { nameOfPayer } from './nameOfPayer.ts';

export type Books = {
  ledger: Ledger;
  payments: Payment[];
  nameOf(personId: string): string;
  colorOf(subject: string): string | null;
};

export function useLedger(): Books {
  const { ledger, payments, nowMs } = useLoadedLedger();
  return { ledger, payments, nameOf: nameOfPayer(nowMs), colorOf: loadedMeetings().colorOf };
}
