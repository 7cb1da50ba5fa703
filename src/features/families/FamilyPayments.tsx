/** /payments of a student or a parent: what is due to each teacher and why, what was paid ahead, and each month as an account. */
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Beads, FundLeft, type FundType } from '../money/Beads.tsx';
import { PaymentsComing } from '../money/MoneyStates.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { MonthGate } from './MonthGate.tsx';
import { MonthAccount } from './MonthAccount.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import type { TeacherAccount } from './useFamilyAccounts.ts';
import { useMonth } from './useMonth.ts';
import { useNamesOfSeveral } from './useNamesOfSeveral.ts';
import { sumOf } from './wireSums.ts';

export function FamilyPayments() {
  const { t } = useTranslation();
  useScreenTitle(t('payments.title'));
  const { zone, month, steps } = useMonth();
  return (
    <MonthGate month={month}>
      {(accounts) => <Accounts accounts={accounts} zone={zone} steps={steps} />}
    </MonthGate>
  );
}

type AccountsProps = {
  accounts: readonly TeacherAccount[] | null;
  zone: string;
  steps: ComponentProps<typeof MonthSteps>;
};

function Accounts({ accounts, zone, steps }: AccountsProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="payments" className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-7">
        <Due accounts={accounts} />
        {accounts === null ? (
          <PaymentsComing />
        ) : (
          <>
            {accounts.map((account) => (
              <Open
                key={`${account.teacherId} ${account.at}`}
                account={account}
                zone={zone}
                isOnly={accounts.length === 1}
              />
            ))}
            {accounts.length > 0 ? (
              <section aria-label={t('payments.family.byMonth')} className="grid gap-4">
                <MonthSteps {...steps} />
                {accounts.map((account) => (
                  <MonthAccount
                    key={`${account.teacherId} ${account.at}`}
                    account={account}
                    zone={zone}
                    isOnly={accounts.length === 1}
                  />
                ))}
              </section>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

/** One sum where all is in one currency. */
function Due({ accounts }: { accounts: readonly TeacherAccount[] | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [first] = accounts ?? [];
  const isOne = first !== undefined && accounts?.every(({ currency }) => currency === first.currency);
  const open = (accounts ?? []).reduce((sum, account) => sum + account.open, 0);
  return (
    <h1 id="payments" className="flex flex-wrap items-baseline gap-2">
      {isOne ? (
        <>
          <span className="sr-only">{t('payments.title')}: </span>
          <Ltr className="text-3xl font-strong tabular-nums">{sumOf(open, first.currency, language)}</Ltr>
          <span className="text-md font-normal text-on-surface-muted">
            {t(open > 0 ? 'payments.family.due' : 'payments.family.nothingDue')}
          </span>
        </>
      ) : (
        <span className="text-xl font-strong">{t('payments.title')}</span>
      )}
    </h1>
  );
}

type Of = { account: TeacherAccount; zone: string; isOnly: boolean };

function Open({ account, zone, isOnly }: Of) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency, openLines, paid, teacherName, open } = account;
  const names = useNamesOfSeveral();
  const isFamily = new Set(openLines.map(({ studentId }) => studentId)).size > 1;
  const funds = paid?.funds ?? [];
  const credit = paid?.credit ?? 0;
  if (openLines.length === 0 && funds.length === 0 && credit === 0 && isOnly)
    return <p className="text-on-surface-muted">{t('payments.family.allPaid', { teacher: teacherName })}</p>;
  return (
    <section aria-label={t('payments.family.dueTo', { teacher: teacherName })} className="grid gap-3">
      <h2 className="flex items-baseline gap-3 text-md font-strong">
        <span className="me-auto">
          <bdi>{teacherName}</bdi>
        </span>
        {isOnly ? null : <Ltr className="tabular-nums">{sumOf(open, currency, language)}</Ltr>}
        {credit > 0 ? (
          <Badge tone="success">
            <span>
              {t('payments.credit')} <Ltr>{sumOf(credit, currency, language)}</Ltr>
            </span>
          </Badge>
        ) : null}
      </h2>
      <ul className="grid empty:hidden">
        {openLines.map((line) => (
          <ChargeRow
            key={`${line.meetingId} ${line.occurrence} ${line.studentId}`}
            line={line}
            teacherId={account.teacherId}
            currency={currency}
            zone={zone}
            whose={isFamily ? names(line.studentId) : undefined}
            showsOpen
          />
        ))}
      </ul>
      {funds.map((fund, at) => (
        <div key={at} className="grid gap-1 text-sm">
          <Beads left={fund.left} of={fund.lessons} />
          <p className="text-on-surface-muted">
            {names(fund.studentId) !== '' ? (
              <>
                <bdi>{names(fund.studentId)}</bdi>:{' '}
              </>
            ) : null}
            {t(`payments.type.${fund.type as FundType}`)}:{' '}
            <FundLeft left={fund.left} of={fund.lessons} endDate={fund.endDate} />
          </p>
        </div>
      ))}
    </section>
  );
}
