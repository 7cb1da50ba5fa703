/** Steps as stairs: each as high as what it takes off; beside the bars stand their words. */
import { useTranslation } from 'react-i18next';
import type { Terms } from '../../../domain/money/discount.ts';
import { offWords, type Wording } from '../effects/discountWords.ts';

type Props = { terms: Pick<Terms, 'type' | 'progressiveSteps'>; wording: Wording; small?: boolean };

export function Stairs({ terms: { type, progressiveSteps: steps }, wording, small = false }: Props) {
  const { t } = useTranslation();
  const most = Math.max(1, ...steps.map(({ discountValue }) => discountValue));
  const off = (value: number): string => offWords(type, value, wording);
  const spoken = steps
    .map(({ threshold, discountValue }) => `${threshold}: ${off(discountValue)}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={t('discounts.stairs', { steps: spoken })}
      className={
        small
          ? 'flex h-10 items-end gap-0.5'
          : 'flex h-28 items-end gap-1 border-b border-line-strong text-xs'
      }
    >
      {small ? null : <span className="pb-1 text-on-surface-muted">{t('discounts.fullPrice')}</span>}
      {steps.map(({ threshold, discountValue }) => (
        <span
          key={threshold}
          className="grid min-w-4 flex-1 content-end justify-items-center gap-1 self-stretch"
        >
          {small ? null : <b className="font-strong">{off(discountValue)}</b>}
          <i
            className="block w-full rounded-t-sm bg-accent"
            style={{ blockSize: `${Math.max(6, (discountValue / most) * (small ? 36 : 62))}px` }}
          />
          {small ? null : <span className="text-on-surface-muted">{threshold}+</span>}
        </span>
      ))}
    </div>
  );
}
