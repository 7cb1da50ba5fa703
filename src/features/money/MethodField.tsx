/** How money changes hands. */
import { useTranslation } from 'react-i18next';
import { paymentMethods, type PaymentMethod } from '../../../domain/money/payment.ts';
import { Segmented } from '../../ui/Segmented.tsx';

type Props = { label: string; value: PaymentMethod; onChange(method: PaymentMethod): void };

export function MethodField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Segmented<PaymentMethod>
      label={label}
      value={value}
      segments={paymentMethods.map((each) => ({ value: each, label: t(`payments.method.${each}`) }))}
      onChange={onChange}
      className="flex-wrap justify-self-start"
    />
  );
}
