/** All families of a teacher: those that owe first, the oldest open lesson before the others; then everybody else. */
import type { Account, Ledger } from '../../../domain/money/ledger.ts';
import type { StudentAnswer } from '../../lib/entities/entityStore.ts';

const withoutMoney = (payerId: string, studentIds: string[]): Account => ({
  payerId,
  studentIds,
  openMinor: 0,
  creditMinor: 0,
  open: [],
  funds: [],
});

export function familiesOf(
  { accounts }: Pick<Ledger, 'accounts'>,
  students: readonly StudentAnswer[],
): Account[] {
  const all = new Map(accounts);
  for (const { id, payerId } of students) {
    const payer = payerId ?? id;
    const known = all.get(payer) ?? withoutMoney(payer, []);
    if (!known.studentIds.includes(id)) all.set(payer, { ...known, studentIds: [...known.studentIds, id] });
  }
  return [...all.values()].sort((a, b) => oldest(a) - oldest(b));
}

const oldest = ({ open }: Account): number => open[0]?.lesson.startMs ?? Infinity;
