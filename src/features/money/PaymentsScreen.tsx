/** /payments: who owes what, by family, the oldest open first; what was paid ahead; what came in. */
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
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { familiesOf } from './familiesOf.ts';
import { MoneyDialogs, type Open } from './MoneyDialogs.tsx';
import { MonthBar } from './MonthBar.tsx';
import { PaymentsComing, PaymentsFailed } from './MoneyStates.tsx';
import { PaidAhead } from './PaidAhead.tsx';
import { Payers } from './Payers.tsx';
import { ReceivedLately } from './ReceivedLately.tsx';
import { ReminderSetting } from './ReminderSetting.tsx';
import { useLedger, type Books } from './useLedger.ts';

// What writes files comes when a file is asked for.
async function exportPayments({ payments, nameOf }: Books, t: TFunction): Promise<void> {
  const { paymentsCsv } = await import('./paymentsCsv.ts');
  saveFile('payments.csv', 'text/csv', paymentsCsv(payments, nameOf, t));
}

type Tab = 'owing' | 'all' | 'received';
const lately = 6;

export function PaymentsScreen() {
  const { t } = useTranslation();
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const students = useEntityStore((school) => school.students);
  const books = useLedger();
  const [open, setOpen] = useState<Open | null>(null);
  const [tab, setTab] = useState<Tab>('owing');
  useScreenTitle(t('payments.title'));
  const families = familiesOf(books.ledger, students);
  const owing = families.filter(({ openMinor }) => openMinor > 0);
  const { currency } = codecNow();

  if (status === 'failed') return <PaymentsFailed onRetry={() => void retry()} />;
  return (
    <section aria-labelledby="payments" className="@container h-full overflow-y-auto px-4 py-5 tablet:px-6">
      <div className="mx-auto grid max-w-5xl gap-6">
        <header className="grid gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Total owing={owing} />
            <Tabs tab={tab} onChange={setTab} />
            <Actions books={books} onAdd={() => setOpen({ dialog: 'payment', payerId: '' })} />
          </div>
          {tab === 'received' ? null : <MonthBar accounts={owing} currency={currency} />}
        </header>
        {status !== 'ready' ? (
          <PaymentsComing />
        ) : tab === 'received' ? (
          <ReceivedLately title={t('payments.received')} books={books} currency={currency} atMost={500} />
        ) : (
          <div className="grid gap-8 @[46rem]:grid-cols-[minmax(0,1fr)_16rem]">
            <Payers accounts={tab === 'all' ? families : owing} books={books} onOpen={setOpen} />
            <aside className="grid content-start gap-8">
              <PaidAhead accounts={families} nameOf={books.nameOf} />
              <ReceivedLately
                title={t('payments.lately')}
                books={books}
                currency={currency}
                atMost={lately}
                onAll={() => setTab('received')}
              />
              <ReminderSetting />
            </aside>
          </div>
        )}
      </div>
      {open ? (
        <MoneyDialogs open={open} families={families} books={books} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  );
}

function Total({ owing }: { owing: readonly Account[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isReady = useEntityStore((school) => school.status === 'ready');
  const openMinor = owing.reduce((sum, account) => sum + account.openMinor, 0);
  return (
    <h1 id="payments" className="flex flex-1 flex-wrap items-baseline gap-2 @max-lg:basis-full">
      <span className="sr-only">{t('payments.title')}: </span>
      {isReady ? (
        <>
          <Ltr className="text-3xl font-strong tabular-nums">
            {money(openMinor, codecNow().currency, language)}
          </Ltr>
          <span className="text-md font-normal text-on-surface-muted">
            {t('payments.toCollect', { count: owing.length })}
          </span>
        </>
      ) : (
        <Skeleton className="h-10 w-48 rounded-md" />
      )}
    </h1>
  );
}

function Actions({ books, onAdd }: { books: Books; onAdd(): void }) {
  const { t } = useTranslation();
  const isReady = useEntityStore((school) => school.status === 'ready');
  return (
    <>
      <Button disabled={!isReady || books.ledger.accounts.size === 0} onClick={onAdd}>
        <Plus />
        <span className="@max-md:sr-only">{t('payments.add')}</span>
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

function Tabs({ tab, onChange }: { tab: Tab; onChange(tab: Tab): void }) {
  const { t } = useTranslation();
  return (
    <Segmented<Tab>
      label={t('payments.shown')}
      value={tab}
      segments={[
        { value: 'owing', label: t('payments.owing') },
        { value: 'all', label: t('payments.all') },
        { value: 'received', label: t('payments.received') },
      ]}
      onChange={onChange}
    />
  );
}
