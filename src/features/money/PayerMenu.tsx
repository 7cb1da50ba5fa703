/** What else can be done with a family: another amount, lessons paid ahead, a reminder, the month's account. */
import { Bell, ChevronDown, FileText, Gift, Mail, Package, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/money/ledger.ts';
import { nowIn } from '../../lib/page/useNow.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { useSession } from '../../lib/session/session.ts';
import { useStatement } from '../../lib/statements/useStatement.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

export type MoneyDialog = 'payment' | 'package' | 'credit';

type Props = {
  account: Account;
  name: string;
  onOpen(dialog: MoneyDialog): void;
  onReminded(): void;
};

/** Mail to the family, and its account as a file. */
function useFamilyActions({
  account: { payerId },
  name,
  onReminded,
}: Pick<Props, 'account' | 'name' | 'onReminded'>) {
  const { t } = useTranslation();
  const teacherId = useSession((session) => session.user?.id) ?? '';
  const { save, saving } = useStatement();
  const reminding = useOperation('remindFamily');
  const sending = useOperation('sendStatement');
  const month = (): string => nowIn(codecNow().zone).wall.slice(0, 7);
  return {
    isBusy: reminding.sending || sending.sending || saving,
    refusal: reminding.refusal ?? sending.refusal,
    async remind() {
      const sent = await reminding.run({ payerId });
      if (sent.outcome !== 'done') return;
      tellDone(t('payments.reminded', { name }), null, t);
      onReminded();
    },
    async mail() {
      const sent = await sending.run({ payerId, month: month() });
      if (sent.outcome === 'done') tellDone(t('payments.statementSent', { name }), null, t);
    },
    keep: () => save({ teacherId, name, month: month(), payer: payerId }),
  };
}

export function PayerMenu({ account, name, onOpen, onReminded }: Props) {
  const { t } = useTranslation();
  const { isBusy, refusal, remind, mail, keep } = useFamilyActions({ account, name, onReminded });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="iconSm" disabled={isBusy} aria-label={t('payments.more', { name })}>
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
          <DropdownMenuItem onSelect={() => void keep()}>
            <FileText /> {t('payments.family.pdf')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void mail()}>
            <Mail /> {t('payments.mailStatement')}
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
