/** A month with one teacher: opening + charges − payments = due, each lesson, what came in; to keep as PDF. */
import { FileText, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { useStatement } from '../../lib/statements/useStatement.ts';
import type { TeacherAccount } from './useFamilyAccounts.ts';
import { sumOf } from './wireSums.ts';

type FamilyPaid = NonNullable<TeacherAccount['paid']>;

type Props = { account: TeacherAccount; zone: string; isOnly: boolean };

export function MonthAccount({ account, zone, isOnly }: Props) {
  const { t } = useTranslation();
  const { teacherName, teacherId, students, paid, currency, month } = account;
  const { save, saving } = useStatement();
  const mailing = useOperation('sendStatement');
  const isEmpty = students.length === 0 && (paid?.received.length ?? 0) === 0;
  async function mail(): Promise<void> {
    const sent = await mailing.run({ teacherId, month });
    if (sent.outcome === 'done') tellDone(t('payments.family.mailed'), null, t);
  }

  return (
    <article
      aria-label={t('payments.family.accountWith', { teacher: teacherName })}
      className="grid gap-4 rounded-lg bg-desk p-4 tablet:p-5"
    >
      {isOnly ? null : (
        <h3 className="text-md font-strong">
          <bdi>{teacherName}</bdi>
        </h3>
      )}
      {paid ? <Equation paid={paid} currency={currency} /> : null}
      {isEmpty ? <p className="text-sm text-on-surface-muted">{t('payments.family.emptyMonth')}</p> : null}
      {students.map(({ studentId, name, total, lines }) => (
        <Lines key={studentId} name={name} total={total} currency={currency} isOne={students.length === 1}>
          {lines.map((line) => (
            <ChargeRow
              key={`${line.meetingId} ${line.occurrence}`}
              line={line}
              teacherId={teacherId}
              currency={currency}
              zone={zone}
            />
          ))}
        </Lines>
      ))}
      {paid && paid.received.length > 0 ? <Received paid={paid} currency={currency} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={saving}
          onClick={() => void save({ teacherId, name: teacherName, month, account: account.at })}
        >
          <FileText />
          {t('payments.family.pdf')}
        </Button>
        <Button size="sm" disabled={mailing.sending} onClick={() => void mail()}>
          <Mail />
          {t('payments.family.mail')}
        </Button>
        {mailing.refusal ? (
          <span className="basis-full">
            <RefusalSentence code={mailing.refusal.code} params={mailing.refusal.params} />
          </span>
        ) : null}
      </div>
    </article>
  );
}

function Equation({ paid, currency }: { paid: FamilyPaid; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { opening, charges, payments, due } = paid;
  const parts = [
    { sign: '', words: t('payments.family.opening'), amount: opening },
    { sign: '+', words: t('payments.family.charges'), amount: charges },
    { sign: '−', words: t('payments.family.payments'), amount: payments },
  ];
  return (
    <dl className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {parts.map(({ sign, words, amount }) => (
        <div key={words} className="grid gap-0.5">
          <dt className="text-xs text-on-surface-muted">
            {sign === '' ? null : <span aria-hidden>{sign} </span>}
            {words}
          </dt>
          <dd className="text-md font-mid tabular-nums">
            <Ltr>{sumOf(amount, currency, language)}</Ltr>
          </dd>
        </div>
      ))}
      <div className="grid gap-0.5 rounded-md bg-accent-tint px-3 py-1.5 text-on-accent-tint">
        <dt className="text-xs">
          <span aria-hidden>= </span>
          {t(due < 0 ? 'payments.family.inCredit' : 'payments.family.left')}
        </dt>
        <dd className="text-xl font-strong tabular-nums">
          <Ltr>{sumOf(Math.abs(due), currency, language)}</Ltr>
        </dd>
      </div>
    </dl>
  );
}

type LinesProps = {
  name: string;
  total: number;
  currency: string;
  isOne: boolean;
  children: ReactNode;
};

function Lines({ name, total, currency, isOne, children }: LinesProps) {
  const { language } = useLanguage();
  const { t } = useTranslation();
  return (
    <section aria-label={name} className="grid gap-1">
      <h3 className="flex items-baseline text-sm font-strong">
        <span className="me-auto">
          <bdi>{isOne ? t('payments.family.lessons') : name}</bdi>
        </span>
        <Ltr className="tabular-nums">{sumOf(total, currency, language)}</Ltr>
      </h3>
      <ul className="grid">{children}</ul>
    </section>
  );
}

function Received({ paid, currency }: { paid: FamilyPaid; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <section aria-label={t('payments.family.received')} className="grid gap-1">
      <h3 className="text-sm font-strong">{t('payments.family.received')}</h3>
      <ul className="grid">
        {paid.received.map(({ id, date, type, method, amount, lessons }) => (
          <li key={id} className="flex gap-3 border-t border-line py-2.5 text-sm first:border-t-0">
            <Ltr className="w-14 text-on-surface-muted tabular-nums">{shortDay(date, language)}</Ltr>
            <span className="min-w-0 flex-1">
              {type === 'refund'
                ? t('payments.refund')
                : type === 'package'
                  ? t('payments.package.of', { count: lessons })
                  : t(`payments.method.${method as 'cash'}`)}
            </span>
            <Ltr className="font-mid tabular-nums">{sumOf(amount, currency, language)}</Ltr>
          </li>
        ))}
      </ul>
    </section>
  );
}
