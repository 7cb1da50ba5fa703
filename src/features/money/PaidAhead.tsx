/** What families have paid ahead: credit in money, and lessons as beads. */
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../domain/money/ledger.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Beads, FundLeft } from './Beads.tsx';

export function PaidAhead({
  accounts,
  nameOf,
}: {
  accounts: readonly Account[];
  nameOf(id: string): string;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const ahead = accounts.filter((each) => each.creditMinor > 0 || each.funds.some(({ left }) => left > 0));
  if (ahead.length === 0) return null;
  return (
    <section aria-label={t('payments.ahead')} className="grid gap-3">
      <h2 className="text-sm font-strong text-on-surface-muted">{t('payments.ahead')}</h2>
      {ahead.map(({ payerId, creditMinor, funds }) => (
        <div
          key={payerId}
          className="grid gap-2 border-t border-line pt-3 first-of-type:border-t-0 first-of-type:pt-0"
        >
          <p className="flex flex-wrap items-center gap-2">
            <span className="me-auto">
              <bdi>{nameOf(payerId)}</bdi>
            </span>
            {creditMinor > 0 ? (
              <Badge tone="success">
                <span>
                  {t('payments.credit')} <Ltr>{money(creditMinor, currency, language)}</Ltr>
                </span>
              </Badge>
            ) : null}
            {funds.some(({ left }) => left === 1) ? (
              <Badge tone="warning">{t('payments.package.last')}</Badge>
            ) : null}
          </p>
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
