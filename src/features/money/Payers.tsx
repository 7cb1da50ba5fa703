/** Families one under the other. */
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/money/ledger.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useNow } from '../../lib/page/useNow.ts';
import type { Open } from './MoneyDialogs.tsx';
import { PayerRow } from './PayerRow.tsx';
import type { Books } from './useLedger.ts';
import { useReminded } from './useReminded.ts';

type Props = { accounts: readonly Account[]; books: Books; onOpen(open: Open): void };

export function Payers({ accounts, books, onOpen }: Props) {
  const { t } = useTranslation();
  const { ms: nowMs } = useNow(codecNow().zone);
  const { remindedMs, again } = useReminded();
  if (accounts.length === 0)
    return (
      <div className="grid max-w-md content-start gap-1 py-6">
        <h2 className="text-lg font-strong">{t('payments.emptyTitle')}</h2>
        <p className="text-on-surface-muted">{t('payments.emptyBody')}</p>
      </div>
    );
  return (
    <ul aria-label={t('payments.owing')} className="grid content-start">
      {accounts.map((account) => (
        <PayerRow
          key={account.payerId}
          account={account}
          books={books}
          nowMs={nowMs}
          remindedMs={remindedMs(account.payerId)}
          onOpen={(dialog) => onOpen({ dialog, payerId: account.payerId })}
          onReminded={again}
        />
      ))}
    </ul>
  );
}
