/** What came in lately; one that never was is taken out here. */
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../domain/money/payment.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = { payments: readonly Payment[]; currency: string; nameOf(id: string): string };

const atMost = 6;

export function ReceivedLately({ payments, currency, nameOf }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { run, sending } = useOperation('removePayment');
  const lately = payments
    .filter(({ type }) => type !== 'credit')
    .toSorted((a, b) => (a.date === b.date ? b.createdMs - a.createdMs : a.date < b.date ? 1 : -1))
    .slice(0, atMost);
  if (lately.length === 0) return null;

  async function remove({ id, payerId }: Payment): Promise<void> {
    const sent = await run({ id });
    if (sent.outcome === 'done') tellDone(t('payments.removed', { name: nameOf(payerId) }), sent.changeId, t);
  }

  return (
    <section aria-label={t('payments.lately')} className="grid gap-1">
      <h2 className="text-sm font-strong text-on-surface-muted">{t('payments.lately')}</h2>
      <ul className="grid">
        {lately.map((payment) => (
          <li key={payment.id} className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
            <span className="grid min-w-0 flex-1">
              <span className="truncate">
                <bdi>{nameOf(payment.payerId)}</bdi>
              </span>
              <span className="text-xs text-on-surface-muted">
                <Ltr>{shortDay(payment.date, language)}</Ltr>, {t(`payments.method.${payment.method}`)}
                {payment.type === 'refund' ? `, ${t('payments.refund')}` : ''}
              </span>
            </span>
            <Ltr className="tabular-nums">
              {money(
                payment.type === 'refund' ? -payment.amountMinor : payment.amountMinor,
                currency,
                language,
              )}
            </Ltr>
            <Button
              variant="quiet"
              size="iconSm"
              disabled={sending}
              aria-label={t('payments.remove', {
                name: nameOf(payment.payerId),
                day: shortDay(payment.date, language),
              })}
              onClick={() => void remove(payment)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
