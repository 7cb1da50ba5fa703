/** Whose family it is, for how long something has been open, and when they were last reminded. */
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../domain/money/ledger.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = { name: string; open: readonly Entry[]; nowMs: number; remindedMs: number | null };

const dayMs = 86_400_000;

export function PayerHead({ name, open, nowMs, remindedMs }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [oldest] = open;
  const days = oldest ? Math.floor((nowMs - oldest.lesson.startMs) / dayMs) : null;
  return (
    <p className="grid min-w-0 flex-1">
      <span className="truncate text-md font-mid">
        <bdi>{name}</bdi>
      </span>
      {days === null ? null : (
        <span className="text-xs text-on-surface-muted">
          {days === 0 ? t('payments.openToday') : t('payments.openFor', { count: days })}
          {remindedMs === null ? null : (
            <>
              , {t('payments.remindedOn')}{' '}
              <Ltr>{shortDay(toWall(remindedMs, codecNow().zone), language)}</Ltr>
            </>
          )}
        </span>
      )}
    </p>
  );
}
