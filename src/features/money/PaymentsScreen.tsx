/** /payments: who owes what, by family, the oldest open first; what was paid ahead; what came in lately. */
import type { TFunction } from 'i18next';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/money/ledger.ts';
import { saveFile } from '../../lib/device/saveFile.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Beads, FundLeft } from './Beads.tsx';
import { PaymentsComing, PaymentsFailed } from './MoneyStates.tsx';
import { PayerRow } from './PayerRow.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { ReceivedLately } from './ReceivedLately.tsx';
import { useLedger, type Books } from './useLedger.ts';

// What writes files comes when a file is asked for.
async function exportPayments({ payments, nameOf }: Books, t: TFunction): Promise<void> {
  const { paymentsCsv } = await import('./paymentsCsv.ts');
  saveFile('payments.csv', 'text/csv', paymentsCsv(payments, nameOf, t));
}

export function PaymentsScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const books = useLedger();
  const [paying, setPaying] = useState<string | null>(null);
  useScreenTitle(t('payments.title'));
  const accounts = [...books.ledger.accounts.values()];
  const owing = accounts.filter(({ openMinor }) => openMinor > 0).sort(byOldest);
  const ahead = accounts.filter((each) => each.creditMinor > 0 || each.funds.some(({ left }) => left > 0));
  const openMinor = owing.reduce((sum, account) => sum + account.openMinor, 0);
  const { currency } = codecNow();

  if (status === 'failed') return <PaymentsFailed onRetry={() => void retry()} />;
  return (
    <section aria-labelledby="payments" className="@container h-full overflow-y-auto px-4 py-5 tablet:px-6">
      <div className="mx-auto grid max-w-5xl gap-6">
        <header className="flex flex-wrap items-center gap-3">
          <h1 id="payments" className="flex flex-1 flex-wrap items-baseline gap-2">
            <span className="sr-only">{t('payments.title')}: </span>
            <Ltr className="text-3xl font-strong tabular-nums">{money(openMinor, currency, language)}</Ltr>
            <span className="text-md font-normal text-on-surface-muted">
              {t('payments.toCollect', { count: owing.length })}
            </span>
          </h1>
          <Deeds books={books} onAdd={() => setPaying('')} />
        </header>
        {status === 'ready' ? (
          <div className="grid gap-8 @[52rem]:grid-cols-[minmax(0,1fr)_16rem]">
            <Owing accounts={owing} onOther={setPaying} books={books} />
            <aside className="grid content-start gap-8">
              <Ahead accounts={ahead} nameOf={books.nameOf} />
              <ReceivedLately payments={books.payments} nameOf={books.nameOf} currency={currency} />
            </aside>
          </div>
        ) : (
          <PaymentsComing />
        )}
      </div>
      {paying === null ? null : (
        <PaymentDialog payerId={paying} books={books} onClose={() => setPaying(null)} />
      )}
    </section>
  );
}

function Deeds({ books, onAdd }: { books: Books; onAdd(): void }) {
  const { t } = useTranslation();
  const isReady = useEntityStore((school) => school.status === 'ready');
  return (
    <>
      <Button disabled={!isReady || books.ledger.accounts.size === 0} onClick={onAdd}>
        <Plus />
        {t('payments.add')}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={!isReady || books.payments.length === 0}
        aria-label={t('payments.save')}
        title={t('payments.save')}
        onClick={() => void exportPayments(books, t)}
      >
        <Download />
      </Button>
    </>
  );
}

const byOldest = (a: Account, b: Account): number =>
  (a.open[0]?.lesson.startMs ?? 0) - (b.open[0]?.lesson.startMs ?? 0);

function Owing({
  accounts,
  books,
  onOther,
}: {
  accounts: readonly Account[];
  books: Books;
  onOther(payerId: string): void;
}) {
  const { t } = useTranslation();
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
          onOther={() => onOther(account.payerId)}
        />
      ))}
    </ul>
  );
}

/** Beads are the lessons of a package: a full one is left. */
function Ahead({ accounts, nameOf }: { accounts: readonly Account[]; nameOf(id: string): string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  if (accounts.length === 0) return null;
  return (
    <section aria-label={t('payments.ahead')} className="grid gap-3">
      <h2 className="text-sm font-strong text-on-surface-muted">{t('payments.ahead')}</h2>
      {accounts.map(({ payerId, creditMinor, funds }) => (
        <div key={payerId} className="grid gap-2 border-t border-line pt-3 first-of-type:border-t-0">
          <p>
            <bdi>{nameOf(payerId)}</bdi>
          </p>
          {creditMinor > 0 ? (
            <p className="text-sm text-on-surface-muted">
              {t('payments.credit')} <Ltr>{money(creditMinor, currency, language)}</Ltr>
            </p>
          ) : null}
          {funds
            .filter(({ left }) => left > 0)
            .map(({ payment, left }) => (
              <div key={payment.id} className="grid gap-1">
                <Beads left={left} of={payment.lessons} />
                <p className="text-sm text-on-surface-muted">
                  <FundLeft left={left} of={payment.lessons} endDate={payment.endDate} />
                </p>
              </div>
            ))}
        </div>
      ))}
    </section>
  );
}
