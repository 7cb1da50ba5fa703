/** What the lesson will cost each student, line by line; of several lessons the first. */
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/i18n/money.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { listOf } from '../../../lib/i18n/when.ts';
import { useSession } from '../../../lib/session/session.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import { Ltr } from '../../../ui/Ltr.tsx';
import { PriceLines } from '../../money/PriceLines.tsx';
import type { PlanView } from '../../effects/planViewShape.ts';

/** A group of more prices than these says them on the lesson itself. */
const mostShown = 4;

export function PlanPrices({ view: { price: said, prices, count } }: { view: PlanView }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = useSession((session) => session.user?.preferences.currency) ?? 'ILS';
  if (prices.length === 0) return said ? <p>{isolated(said)}</p> : null;
  return (
    <>
      {said ? <p>{isolated(said)}</p> : null}
      <ul aria-label={t('discounts.lines.price')} className="grid gap-0.5 text-on-surface-muted">
        {prices.slice(0, mostShown).map(({ names, price, beforeMinor, fund, leftOut }) => (
          <li key={names.join()} className="flex flex-wrap gap-x-1.5">
            <span>{count > 1 ? t('discounts.lines.first') : t('discounts.lines.price')}</span>
            {names.length > 0 ? <bdi>{listOf(names, language)}:</bdi> : null}
            {beforeMinor === null ? null : (
              <del>
                <span className="sr-only">{t('chat.before')} </span>
                <Ltr>{money(beforeMinor, currency, language)}</Ltr>
              </del>
            )}
            <PriceLines price={price} currency={currency} leftOut={leftOut} />
            {fund ? <span>{isolated(t(`discounts.lines.${fund.type}`, fund))}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
