/** A price line by line: "150 − 10% Group − 20 personal = 115". */
import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/money/price.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Ltr } from '../../ui/Ltr.tsx';

export function PriceLines({ price, currency }: { price: Price; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <span role="group" aria-label={t('discounts.lines.label')} className="inline-flex flex-wrap gap-x-1.5">
      {price.lines.map(({ kind, amountMinor, name, percent }) => (
        <span key={kind}>
          {kind === 'lesson' ? null : '− '}
          <Ltr>
            {percent === undefined ? money(Math.abs(amountMinor), currency, language) : `${percent}%`}
          </Ltr>
          {kind === 'discount' ? (
            <>
              {' '}
              <bdi>{name}</bdi>
            </>
          ) : null}
          {kind === 'personal' ? ` ${t('discounts.lines.personal')}` : null}
        </span>
      ))}
      {price.lines.length > 1 ? (
        <b className="font-mid text-on-surface">
          = <Ltr>{money(price.minor, currency, language)}</Ltr>
        </b>
      ) : null}
    </span>
  );
}
