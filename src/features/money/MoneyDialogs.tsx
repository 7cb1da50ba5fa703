/** The one dialog that stands open over the payments. */
import type { Account } from '../../../domain/money/ledger.ts';
import { PackageDialog } from './PackageDialog.tsx';
import type { MoneyDialog } from './PayerMenu.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import type { Books } from './useLedger.ts';
import { usualMethod } from './usualMethod.ts';

/** payerId: '' asks for one. */
export type Open = { dialog: MoneyDialog; payerId: string };

type Props = { open: Open; families: readonly Account[]; books: Books; onClose(): void };

export function MoneyDialogs({ open: { dialog, payerId }, families, books, onClose }: Props) {
  if (dialog === 'payment') return <PaymentDialog payerId={payerId} books={books} onClose={onClose} />;
  if (dialog === 'statement') return <StatementDialog payerId={payerId} books={books} onClose={onClose} />;
  const studentIds = families.find((each) => each.payerId === payerId)?.studentIds ?? [];
  return (
    <PackageDialog
      type={dialog}
      payerId={payerId}
      studentIds={studentIds}
      method={usualMethod(books.payments, [payerId, ...studentIds])}
      books={books}
      onClose={onClose}
    />
  );
}
