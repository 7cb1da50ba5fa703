/** The one question before money is noted of a family that has not paid before: how it came. */
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethods, type PaymentMethod } from '../../../domain/money/payment.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { disabled: boolean; onChosen(method: PaymentMethod): void; onClose(): void };

export function HowPaid({ disabled, onChosen, onClose }: Props) {
  const { t } = useTranslation();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={question}
      role="group"
      aria-label={t('payments.how')}
      className="flex flex-wrap items-center gap-1.5 rounded-md bg-warning-tint px-3 py-2"
    >
      <span className="me-1 text-sm text-on-warning-tint">{t('payments.howQuestion')}</span>
      {paymentMethods.map((method) => (
        <Button key={method} size="sm" disabled={disabled} onClick={() => onChosen(method)}>
          {t(`payments.method.${method}`)}
        </Button>
      ))}
      <Button
        variant="quiet"
        size="iconSm"
        className="ms-auto"
        aria-label={t('subjects.back')}
        onClick={onClose}
      >
        <X />
      </Button>
    </div>
  );
}
