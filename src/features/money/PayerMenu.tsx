/** What else can be done with a family: another amount, lessons paid ahead, a reminder, the account of a month. */
import { Bell, ChevronDown, FileText, Gift, Package, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/money/ledger.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

export type MoneyDialog = 'payment' | 'package' | 'credit' | 'statement';

type Props = {
  account: Account;
  name: string;
  onOpen(dialog: MoneyDialog): void;
  onReminded(): void;
};

export function PayerMenu({ account, name, onOpen, onReminded }: Props) {
  const { t } = useTranslation();
  const { run, sending, refusal } = useOperation('remindFamily');

  async function remind(): Promise<void> {
    const sent = await run({ payerId: account.payerId });
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.reminded', { name }), null, t);
    onReminded();
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="iconSm" disabled={sending} aria-label={t('payments.more', { name })}>
            <ChevronDown />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => onOpen('payment')}>
            <Wallet /> {t('payments.otherAmount')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpen('package')}>
            <Package /> {t('payments.package.sell')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpen('credit')}>
            <Gift /> {t('payments.package.credit')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          {account.openMinor > 0 ? (
            <DropdownMenuItem onSelect={() => void remind()}>
              <Bell /> {t('payments.remind')}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={() => onOpen('statement')}>
            <FileText /> {t('payments.statement')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {refusal ? (
        <span className="basis-full">
          <RefusalSentence code={refusal.code} params={refusal.params} />
        </span>
      ) : null}
    </>
  );
}
