/** Who pays, by name: a family is called by its children, since who their parent is, they tell or do not. */
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { loadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';

export function nameOfPayer(nowMs: number): (personId: string) => string {
  const { students } = useEntityStore.getState();
  const { facts } = loadedLedger(nowMs);
  const { nameOf } = loadedMeetings();
  const childrenOf = (payerId: string): string[] =>
    students.flatMap(({ id }) => (facts.payerOf(id) === payerId ? [nameOf(id)] : []));
  return (id) => nameOf(id) || childrenOf(id).join(', ');
}
