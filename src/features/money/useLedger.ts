/** The ledger, with the names and colours that its lines are shown with. */
import type { Ledger } from '../../../domain/money/ledger.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';

export type Books = {
  ledger: Ledger;
  payments: Payment[];
  /** A family is called by its children: who their parent is, they tell or do not. */
  nameOf(personId: string): string;
  colorOf(subject: string): string | null;
};

export function useLedger(): Books {
  const students = useEntityStore((school) => school.students);
  const { ledger, payments, facts } = useLoadedLedger();
  const { nameOf, colorOf } = loadedMeetings();
  const childrenOf = (payerId: string): string[] =>
    students.flatMap(({ id }) => (facts.payerOf(id) === payerId ? [nameOf(id)] : []));
  return { ledger, payments, nameOf: (id) => nameOf(id) || childrenOf(id).join(', '), colorOf };
}
