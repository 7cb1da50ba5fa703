/** A price line by line: "150 − 10% Group − 20 personal = 115". */
import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/money/price.ts';
import { money } from '../../lib/i18n/money.ts';
import { listOf } from '../../lib/i18n/when.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = { price: Price; currency: string; leftOut?: readonly string[] | undefined };

export function PriceLines({ price, currency, leftOut = [] }: Props) {
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
      <LeftOut names={leftOut} />
    </span>
  );
}

/** Discounts that hold as well: they are not added up. */
export function LeftOut({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (names.length === 0) return null;
  const said = { count: names.length, names: listOf(names, language) };
  return <span>{isolated(t('discounts.lines.leftOut', said))}</span>;
}
