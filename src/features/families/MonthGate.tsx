/** The accounts of a family's month, or what stands in their place while they cannot be shown. */
import type { ReactNode } from 'react';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { PaymentsFailed } from '../money/MoneyStates.tsx';
import { useFamilyAccounts, type TeacherAccount } from './useFamilyAccounts.ts';

type Props = { month: string; children(accounts: readonly TeacherAccount[] | null): ReactNode };

export function MonthGate({ month, children }: Props) {
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const { accounts, failed, again } = useFamilyAccounts(month);
  if (failed || status === 'failed')
    return <PaymentsFailed onRetry={status === 'failed' ? () => void retry() : again} />;
  return children(accounts);
}
